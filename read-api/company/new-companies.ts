import { sql } from 'kysely';
import type { CompanyPlace, Coordinate } from '#domain/company/company.events.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { type CompanyDeskRow, companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/** A listed company that may be the new one: it has a phone number of it, or a close name in the same city. */
export type LikelyDuplicate = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly city: string | null;
  readonly isPublic: boolean;
  readonly samePhone: boolean;
};

export type NewCompany = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category: Bilingual | null;
  readonly place: CompanyPlace;
  /** Those that visitors will see. */
  readonly coordinates: readonly Pick<Coordinate, 'type' | 'value'>[];
  readonly since: string;
  readonly duplicates: readonly LikelyDuplicate[];
};

const maxCompanies = 20;
const maxDuplicates = 4;

/** How much two names share at least, of 1, to be shown as close. */
const leastAlike = 0.5;

type Alike = { readonly id: number; readonly samePhone: boolean };

/** The companies that are most like a new one, those with its phone number first. */
const alikeOf = async (
  db: Database,
  { id, key, country, town, numbers }: CompanyDeskRow,
): Promise<readonly Alike[]> => {
  const hasPhone =
    numbers.length > 0
      ? sql<boolean>`(${sql.join(
          numbers.map((number) => sql`numbers @> ${JSON.stringify([number])}::jsonb`),
          sql` or `,
        )})`
      : sql<boolean>`false`;
  const isClose = sql<boolean>`(key % ${key} and similarity(key, ${key}) >= ${leastAlike} and country = ${country} and town is not distinct from ${town})`;
  return readModel(db, companyDesk)
    .selectFrom('company')
    .select(['id', hasPhone.as('samePhone')])
    .where('id', '<>', id)
    .where('approval', '<>', 'refused')
    .where('stays', 'is', null)
    .where(sql<boolean>`(${hasPhone} or ${isClose})`)
    .orderBy('samePhone', 'desc')
    .orderBy(sql`similarity(key, ${key}) desc`)
    .limit(maxDuplicates)
    .execute();
};

/** The companies that wait for staff, oldest first, each with those that it may be already. For staff only. */
export const newCompanies = async (db: Database): Promise<readonly NewCompany[]> => {
  const waiting = await readModel(db, companyDesk)
    .selectFrom('company')
    .selectAll()
    .where('approval', '=', 'new')
    .where('online', '=', true)
    .orderBy('since')
    .limit(maxCompanies)
    .execute();
  if (waiting.length === 0) return [];
  const alike = new Map(await Promise.all(waiting.map(async (row) => [row.id, await alikeOf(db, row)] as const)));
  const pages = await readModel(db, companyPage)
    .selectFrom('company')
    .leftJoin('category', 'category.id', 'company.category')
    .select(['company.id', 'name', 'slug', 'place', 'coordinates', 'valid', 'online', 'category.names as category'])
    .where('company.id', 'in', [...new Set([...alike].flatMap(([id, others]) => [id, ...others.map((one) => one.id)]))])
    .execute();
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  return waiting.flatMap(({ id, since }) => {
    const page = pageOf.get(id);
    if (!page) return [];
    const { name, slug, category, place, coordinates } = page;
    const duplicates = (alike.get(id) ?? []).flatMap((other): LikelyDuplicate[] => {
      const known = pageOf.get(other.id);
      if (!known) return [];
      const city = known.place.city?.name ?? known.place.unknownCity;
      return [{ ...other, name: known.name, slug: known.slug, city, isPublic: known.valid && known.online }];
    });
    return [{ id, name, slug, category, place, coordinates, since, duplicates }];
  });
};
