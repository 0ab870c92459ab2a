import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import type { NotificationAbout } from '#projections/notification/notification-tables.ts';
import { readModel } from '#projections/projection.ts';
import { toldIn } from './told-in-words.ts';

type About = {
  readonly about: Pick<NotificationAbout, 'kind' | 'reviewId'>;
  readonly company: { readonly id: number; readonly slug: string } | null;
  readonly count: number;
};

/** Returns the path of the page that a notification leads to. */
export type LinkTo = (notification: About, lang: Language) => string;

/** Returns the sentence of a single notice and the path of its page, in a language: what toasts and push messages say. */
export const noticeInWords = async (
  db: Database,
  linkTo: LinkTo,
  { kind, companyId, reviewId }: Pick<NotificationAbout, 'kind' | 'companyId' | 'reviewId'>,
): Promise<(lang: Language) => { readonly text: string; readonly path: string }> => {
  const found = companyId
    ? await readModel(db, companyPage)
        .selectFrom('company')
        .select(['id', 'slug', 'name'])
        .where('id', '=', companyId)
        .executeTakeFirst()
    : undefined;
  const company = found ?? null;
  const about = { kind, ...(reviewId && { reviewId }) };
  return (lang) => ({
    text: toldIn(lang, { kind, company: company?.name ?? null, count: 1 }),
    path: linkTo({ about, company, count: 1 }, lang),
  });
};
