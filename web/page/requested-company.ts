import { type RouterContextProvider, redirect } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from './address-of.ts';
import { insteadOf } from './instead.ts';
import { readApiContext } from './server-context.ts';

type Asked = {
  readonly request: Request;
  readonly params: { readonly company: string };
  readonly context: Readonly<RouterContextProvider>;
};

/** The company that an address names by its number: 404 with others for none, 301 to `pathOf` it where the name is another one. */
export const requestedCompany = async (
  { request, params, context }: Asked,
  at: Date,
  pathOf: (lang: Language, company: CompanyPage) => string,
): Promise<CompanyPage> => {
  const id = Number(/^\d{1,9}(?=-|$)/.exec(params.company)?.[0]);
  const api = context.get(readApiContext);
  const lang = languageOf(addressOf(request).pathname);
  const company = id > 0 ? await api.companyPage(id, at) : null;
  if (!company) throw await insteadOf(api, id, params.company, lang, at);
  if (params.company !== `${company.id}-${company.slug}`) throw redirect(pathOf(lang, company), 301);
  return company;
};
