import type { Answer } from '../command.ts';
import type { CompanyStep } from './registration-draft.ts';

type Send = (context: string, name: string, data: object, options: { readonly key: string }) => Promise<Answer>;
type CityNamed = (name: string, country: string) => Promise<{ readonly id: number } | null>;

/** Does what someone who registered said of a company: asks to run the page of a listed one, or lists theirs. */
export const joinCompany = async (
  send: Send,
  cityNamed: CityNamed,
  accountId: string,
  company: CompanyStep | null,
): Promise<void> => {
  if (company?.choice === 'join')
    await send('account', 'ask-management', { accountId, companyId: company.companyId }, { key: accountId });
  if (company?.choice === 'create') {
    const { name, category, country, city: town } = company;
    const city = await cityNamed(town, country);
    const place = { country, ...(city ? { cityId: city.id } : { unknownCity: town }) };
    await send('company', 'register-company', { name, category, place }, { key: accountId });
  }
};
