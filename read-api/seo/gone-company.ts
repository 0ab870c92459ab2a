import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/** The facts of a non-public company that may be shown: its category and place, to suggest other companies. */
type GoneCompany = {
  readonly category: string;
  readonly country: string;
  readonly city: number | null;
  readonly near: { readonly lat: number; readonly lng: number } | null;
};

/** Returns the company when it exists but is not public; null when it is public or never existed. */
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
