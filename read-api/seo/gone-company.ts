import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/** What may be said of a company that is not public: its kind, and where to look for others. */
export type GoneCompany = {
  readonly category: string;
  readonly country: string;
  readonly city: number | null;
  readonly near: { readonly lat: number; readonly lng: number } | null;
};

/** The company `id` that closed or is not shown yet; null when it is public or there never was one. */
export const goneCompany = async (db: Database, id: number): Promise<GoneCompany | null> => {
  const row = await readModel(db, companyPage)
    .selectFrom('company')
    .select(['category', 'place', 'valid', 'online'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (row.valid && row.online)) return null;
  const { country, city, lat, lng } = row.place;
  const near = lat === null || lng === null ? null : { lat, lng };
  return { category: row.category, country, city: city?.id ?? null, near };
};
