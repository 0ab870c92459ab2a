import type { CompanyPlace, Coordinate, Planning } from '#domain/company/company.events.ts';
import type { CompanySize } from '#domain/company/company-sizes.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { type CompanyPageRow, companyPage as companyPageModel } from '#projections/company/company-page.ts';
import { meanOf } from '#projections/company/rating.ts';
import { readModel } from '#projections/projection.ts';
import { type CompanyContent, companyContent } from './company-content.ts';
import { openState } from './open-state.ts';
import type { OpenState } from './open-state-sent.ts';
import { type WeekHours, weekHours } from './week-hours.ts';

export type NamedCategory = { readonly id: string; readonly names: Bilingual };

export type CompanyPage = {
  readonly id: number;
  readonly name: string;
  /** The abbreviation: `CIE`. */
  readonly shortName: string | null;
  readonly slug: string;
  /** From the top category to the company's own. */
  readonly categories: readonly NamedCategory[];
  readonly country: { readonly code: string; readonly names: Bilingual | null };
  readonly place: CompanyPlace;
  readonly size: CompanySize;
  readonly texts: CompanyPageRow['texts'];
  readonly shop: CompanyPageRow['shop'];
  readonly coordinates: readonly Pick<Coordinate, 'type' | 'value'>[];
  /** The text that a WhatsApp chat with the company starts with. */
  readonly greeting: string | null;
  readonly requests: CompanyPageRow['requests'];
  readonly legal: CompanyPageRow['legal'];
  readonly plannings: readonly Planning[];
  readonly openState: OpenState;
  readonly hours: WeekHours | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** The number of reviews with stars. */
  readonly ratingCount: number;
  readonly demo: boolean;
  /** ISO 8601. */
  readonly registered: string;
  /** Pictures, products, jobs and branches. */
  readonly content: CompanyContent;
};

/**
 * Returns the public page of a company as of `at`; null when there is none or it is not public. With `hiddenToo` also one
 * that is not: only for those who may edit it.
 */
export const companyPage = async (
  database: Database,
  id: number,
  at: Date,
  { hiddenToo = false } = {},
): Promise<CompanyPage | null> => {
  const db = readModel(database, companyPageModel);
  const rowQuery = db
    .selectFrom('company')
    .leftJoin('category as own', 'own.id', 'company.category')
    .leftJoin('category as top', 'top.id', 'own.parent')
    .leftJoin('country', (join) =>
      join.on('country.id', '=', (name) => name.ref('company.place', '->>').key('country')),
    )
    .selectAll('company')
    .select(['own.names as own_names', 'top.id as top_id', 'top.names as top_names', 'country.names as country_names'])
    .where('company.id', '=', id)
    .$if(!hiddenToo, (all) => all.where('company.valid', '=', true).where('company.online', '=', true))
    .executeTakeFirst();
  const [row, content] = await Promise.all([rowQuery, companyContent(database, id, at)]);
  if (!row) return null;
  const { valid: _valid, online: _online, own_names, top_id, top_names, country_names, category, ...facts } = row;
  const { reviews, scored, stars, joined: _joined, ...shown } = facts;
  return {
    ...shown,
    categories: [
      ...(top_id && top_names ? [{ id: top_id, names: top_names }] : []),
      ...(own_names ? [{ id: category, names: own_names }] : []),
    ],
    country: { code: row.place.country, names: country_names },
    openState: openState(row.plannings, at),
    hours: weekHours(row.plannings, at),
    rating: meanOf({ scored, stars }),
    reviewCount: reviews,
    ratingCount: scored,
    content,
  };
};
