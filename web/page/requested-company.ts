import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from './address-of.ts';
import { readApiContext } from './server-context.ts';

type Asked = {
  readonly request: Request;
  readonly params: { readonly company: string };
  readonly context: Readonly<RouterContextProvider>;
};

/** The company that an address names by its number: 404 for none, 301 to `pathOf` it where the name is another one. */
export const requestedCompany = async (
  { request, params, context }: Asked,
  at: Date,
  pathOf: (lang: Language, company: CompanyPage) => string,
): Promise<CompanyPage> => {
  const id = Number(/^\d{1,9}(?=-|$)/.exec(params.company)?.[0]);
  const company = id > 0 ? await context.get(readApiContext).companyPage(id, at) : null;
  if (!company) throw data(null, { status: 404 });
  const lang = languageOf(addressOf(request).pathname);
  if (params.company !== `${company.id}-${company.slug}`) throw redirect(pathOf(lang, company), 301);
  return company;
};
