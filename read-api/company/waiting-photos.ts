import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { companyContent, type PhotoRow } from '#projections/company/company-content.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

type WaitingPhoto = Pick<PhotoRow, 'image' | 'caption' | 'added'> & {
  readonly company: { readonly id: number; readonly name: string; readonly slug: string };
};

const maxPhotos = 40;

/** Returns the photos that staff must validate before they are shown, oldest first. For staff only. */
export const waitingPhotos = async (database: Database): Promise<readonly WaitingPhoto[]> => {
  const rows = await readModel(database, companyContent)
    .selectFrom('media')
    .select(['id', 'photos'])
    .where(sql<boolean>`photos @> '[{"validated": false}]'`)
    .limit(200)
    .execute();
  if (rows.length === 0) return [];
  const companies = await readModel(database, companyPage)
    .selectFrom('company')
    .select(['id', 'name', 'slug'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(companies.map((company) => [company.id, company]));
  return rows
    .flatMap(({ id, photos }) => {
      const company = byId.get(id);
      return company
        ? photos.flatMap(({ image, caption, added, validated }) =>
            validated ? [] : [{ image, caption, added, company }],
          )
        : [];
    })
    .toSorted((a, b) => a.added.localeCompare(b.added))
    .slice(0, maxPhotos);
};
