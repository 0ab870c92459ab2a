import type { Database } from '#infra/database/database.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { ownTotals } from '#projections/company/rating.ts';
import { readModel } from '#projections/projection.ts';

/** The companies whose pages lead to that of the company, however many steps away: what they have is shown there too. */
export const pagesJoinedTo = async (db: Database, id: number): Promise<readonly number[]> => {
  const rows = await readModel(db, companyDesk)
    .withRecursive('joined', (to) =>
      to
        .selectFrom('company')
        .select('id')
        .where('stays', '=', id)
        .union(to.selectFrom('company').innerJoin('joined', 'joined.id', 'company.stays').select('company.id')),
    )
    .selectFrom('joined')
    .select('id')
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
};

/** The companies to whose pages the page of the company leads, one after the other. */
export const pagesAfter = async (db: Database, id: number): Promise<readonly number[]> => {
  const rows = await readModel(db, companyDesk)
    .withRecursive('way', (from) =>
      from
        .selectFrom('company')
        .select('stays as id')
        .where('id', '=', id)
        .where('stays', 'is not', null)
        .union(
          from
            .selectFrom('company')
            .innerJoin('way', 'way.id', 'company.id')
            .select('company.stays as id')
            .where('company.stays', 'is not', null),
        ),
    )
    .selectFrom('way')
    .select('id')
    .execute();
  return rows.flatMap((row) => row.id ?? []);
};

/** The totals of the published reviews of the pages that lead to that of the company. */
export const joinedRating = async (db: Database, id: number) => {
  const ids = await pagesJoinedTo(db, id);
  const none = { reviews: 0, scored: 0, stars: 0 };
  if (ids.length === 0) return none;
  const rows = await readModel(db, companyPage)
    .selectFrom('company')
    .select(['reviews', 'scored', 'stars', 'joined'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(ownTotals).reduce(
    (sum, one) => ({
      reviews: sum.reviews + one.reviews,
      scored: sum.scored + one.scored,
      stars: sum.stars + one.stars,
    }),
    none,
  );
};
