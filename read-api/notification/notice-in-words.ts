import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import type { Shown } from '#infra/reactions/reactor.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { toldIn } from './told-in-words.ts';

type About = {
  readonly about: Pick<Shown, 'kind' | 'reviewId' | 'contract' | 'holder'>;
  readonly company: { readonly id: number; readonly slug: string } | null;
  readonly count: number;
};

/** Returns the path of the page that a notification leads to. */
export type LinkTo = (notification: About, lang: Language) => string;

/** Returns the sentence of a notice and the path of its page, in a language: what toasts and push messages say. */
export const noticeInWords = async (
  db: Database,
  linkTo: LinkTo,
  { companyId, count = 1, ...about }: Shown,
): Promise<(lang: Language) => { readonly text: string; readonly path: string }> => {
  const found = companyId
    ? await readModel(db, companyPage)
        .selectFrom('company')
        .select(['id', 'slug', 'name'])
        .where('id', '=', companyId)
        .executeTakeFirst()
    : undefined;
  const company = found ?? null;
  return (lang) => ({
    text: toldIn(lang, { kind: about.kind, company: company?.name ?? null, count }),
    path: linkTo({ about, company, count }, lang),
  });
};
