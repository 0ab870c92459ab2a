import { data, redirect } from 'react-router';
import { mayEditCompany } from '#domain/company/company.permissions.ts';
import type { CompanyForm } from '#domain/company/company-forms.ts';
import type { CompanyToEdit } from '#read-api/company/company-to-edit.ts';
import { signInFirst, viewerOrSignIn } from '../account/sign-in-first.ts';
import { editCompanyPath, languageOf } from '../addresses/paths.ts';
import { type Asked as AskedOf, loadedSection, type Section as SectionOf, savedSection } from '../edit/section-page.ts';
import { addressOf } from '../page/address-of.ts';
import { accountsContext, readApiContext, viewerContext } from '../page/server-context.ts';

export type Asked = AskedOf & { readonly params: { readonly company: string } };

/** A part of a company's page that is one form. */
export type Section = Omit<SectionOf<CompanyToEdit>, 'version' | 'savedBy' | 'shape'> & {
  readonly form: CompanyForm;
  readonly part: string;
  readonly shape: (told: Record<string, unknown>, company: CompanyToEdit) => object | Promise<object>;
};

const idIn = ({ params }: Asked): number => Number(/^\d{1,9}(?=-|$)/.exec(params.company)?.[0]);

/**
 * The company that an address names, for those who may edit it: a visitor logs in first, 404 where there is none, 403
 * for everybody else, 301 where its name is another one.
 */
export const companyAsked = async (args: Asked, part?: string) => {
  const { pathname, search } = addressOf(args.request);
  const lang = languageOf(pathname);
  const viewer = viewerOrSignIn({ ...args, lang });
  const id = idIn(args);
  const company = id > 0 ? await args.context.get(readApiContext).companyToEdit(id) : null;
  // it leads to the page of the same company that stays
  if (!company || company.state === 'moved') throw data(null, { status: 404 });
  if (!mayEditCompany(viewer, { companyId: id })) throw data(null, { status: 403 });
  if (args.params.company !== `${id}-${company.slug}`)
    throw redirect(editCompanyPath(lang, company, part) + search, 301);
  return { company, viewer, lang };
};

/**
 * The company whose form was sent, and the form. Whoever sends it after the session ended logs in first, and finds what
 * was typed.
 */
export const companyFormSent = async (args: Asked, part: string) => {
  const form = await args.request.formData();
  const { pathname: to } = addressOf(args.request);
  if (!args.context.get(viewerContext)) throw await signInFirst({ ...args, lang: languageOf(to) }, form, { to });
  return { ...(await companyAsked(args, part)), form };
};

const ofCompany = ({ form, shape, ...section }: Section): SectionOf<CompanyToEdit> => ({
  ...section,
  version: ({ versions }) => versions[form],
  savedBy: ({ savers }) => savers[form] ?? null,
  shape: async (told, company) => ({ ...(await shape(told, company)), companyId: company.id }),
});

/** The name of the draft of a form or a list, on the device and with the account. */
export const draftOf = (companyId: number, form: string): string => `company-${companyId}-${form}`;

/** What the account keeps of that form; null where that is nothing. */
export const keptOf = async ({ context }: Asked, draft: string) =>
  (await context.get(accountsContext).formDrafts([draft])).get(draft) ?? null;

export const loadCompanySection = async (args: Asked, section: Section) => {
  const { company, viewer, lang } = await companyAsked(args, section.part);
  const { id, name, slug } = company;
  const draft = draftOf(id, section.form);
  const [loaded, kept] = await Promise.all([loadedSection(args, ofCompany(section), company), keptOf(args, draft)]);
  return { loaded: { ...loaded, draft, kept, owner: viewer.id, company: { id, name, slug } }, company, lang };
};

export const saveCompanySection = async (args: Asked, section: Section) => {
  const answer = await savedSection(
    args,
    ofCompany(section),
    async () => (await companyAsked(args, section.part)).company,
  );
  if (answer instanceof Response)
    await args.context.get(accountsContext).endFormDraft(draftOf(idIn(args), section.form));
  return answer;
};
