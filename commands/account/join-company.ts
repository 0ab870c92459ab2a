import type { Send } from '../command.ts';
import { type RegisterCompany, registerCompany, registerCompanySchema } from '../company/register-company.ts';
import { askManagement } from './account.commands.ts';
import type { CompanyStep } from './registration-draft.ts';

export type CityNamed = (name: string, country: string) => Promise<{ readonly id: number } | null>;

/** The data of `registerCompany`, from those of the form. Visitors see the company once staff approves it. */
export const companyToList = async (
  cityNamed: CityNamed,
  { name, category, country, city: town }: Extract<CompanyStep, { choice: 'create' }>,
): Promise<RegisterCompany> => {
  const city = await cityNamed(town, country);
  const place = { country, ...(city ? { cityId: city.id } : { unknownCity: town }) };
  return registerCompanySchema.parse({ name, category, place, online: true });
};

/**
 * Carries out the company step: asks to manage a company that is listed, or registers a new one. `key` makes it the
 * same command, however often the form is sent.
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
