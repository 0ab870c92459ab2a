import type { Send } from '../command.ts';
import { type RegisterCompany, registerCompany, registerCompanySchema } from '../company/register-company.ts';
import { askManagement } from './account.commands.ts';
import type { CompanyStep } from './registration-draft.ts';

export type CityNamed = (name: string, country: string) => Promise<{ readonly id: number } | null>;

/** The command that lists a company, from what a form says of it. The person wants it shown as soon as staff agree. */
export const companyToList = async (
  cityNamed: CityNamed,
  { name, category, country, city: town }: Extract<CompanyStep, { choice: 'create' }>,
): Promise<RegisterCompany> => {
  const city = await cityNamed(town, country);
  const place = { country, ...(city ? { cityId: city.id } : { unknownCity: town }) };
  return registerCompanySchema.parse({ name, category, place, online: true });
};

/**
 * Does what somebody said of a company: asks to manage a listed one, or lists theirs. `key` makes it one and the same
 * request however often the form is sent.
 */
export const joinCompany = async (
  send: Send,
  cityNamed: CityNamed,
  { accountId, key }: { readonly accountId: string; readonly key: string },
  company: CompanyStep | null,
): Promise<void> => {
  if (company?.choice === 'join') await send(askManagement, { accountId, companyId: company.companyId }, { key });
  if (company?.choice === 'create') await send(registerCompany, await companyToList(cityNamed, company), { key });
};
