import type { RouterContextProvider } from 'react-router';
import type { CompanyStep } from '#commands/account/registration.ts';
import { readApiContext, sendContext } from '../server-context.ts';

/** Does what someone who registered said of a company: asks to run the page of a listed one, or lists theirs. */
export const joinCompany = async (
  context: Readonly<RouterContextProvider>,
  accountId: string,
  company: CompanyStep | null,
): Promise<void> => {
  const send = context.get(sendContext);
  if (company?.choice === 'join')
    await send('account', 'ask-management', { accountId, companyId: company.companyId }, { key: accountId });
  if (company?.choice === 'create') {
    const { name, category, country, city: town } = company;
    const city = await context.get(readApiContext).cityByIdOrName(town, country);
    const place = { country, ...(city ? { cityId: city.id } : { unknownCity: town }) };
    await send('company', 'register-company', { name, category, place }, { key: accountId });
  }
};
