import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { type CompanyName, companyNames } from './company-names.ts';
import { selectCompany } from './select-company.ts';

/** The company whose page a page leads to at last; null for one that leads nowhere. */
export const stayingCompany = async (db: Database, id: number): Promise<CompanyName | null> => {
  const desk = readModel(db, companyDesk);
  const last = await desk
    .withRecursive('way', (from) =>
      from
        .selectFrom('company')
        .select(['id', 'stays', sql<number>`0`.as('steps')])
        .where('id', '=', id)
        .where('stays', 'is not', null)
        .union(
          from
            .selectFrom('company')
            .innerJoin('way', 'way.stays', 'company.id')
            .select(['company.id', 'company.stays', sql<number>`way.steps + 1`.as('steps')])
            .where('way.steps', '<', 100),
        ),
    )
    .selectFrom('way')
    .select('id')
    .where('stays', 'is', null)
    .executeTakeFirst();
  return last ? ((await companyNames(db, [last.id])).get(last.id) ?? null) : null;
};

/** A company as staff compare it with another that may be the same. */
export type ComparedCompany = CompanyName & {
  readonly address: readonly string[];
  readonly country: string;
  readonly numbers: readonly string[];
  readonly isPublic: boolean;
  /** Whether staff marked it as a client. */
  readonly client: boolean;
  readonly reviews: number;
  readonly photos: number;
  readonly managers: number;
  /** The page that its own leads to; null while it has one of its own. */
  readonly stays: CompanyName | null;
};

/** Returns a company to compare with another; null when there is none. For staff only. */
export const comparedCompany = async (db: Database, id: number): Promise<ComparedCompany | null> => {
  const [row, desk, media, managers] = await Promise.all([
    readModel(db, companyPage)
      .selectFrom('company')
      .select(['id', 'name', 'slug', 'place', 'valid', 'online', 'reviews'])
      .where('id', '=', id)
      .executeTakeFirst(),
    readModel(db, companyDesk)
      .selectFrom('company')
      .select(['numbers', 'client', 'stays'])
      .where('id', '=', id)
      .executeTakeFirst(),
    readModel(db, companyContent).selectFrom('media').select('photos').where('id', '=', id).executeTakeFirst(),
    readModel(db, accounts)
      .selectFrom('manager')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('company', '=', id)
      .where('role', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  if (!row || !desk) return null;
  const { place, valid, online, ...named } = row;
  const address = [place.address, place.district, place.subCity, place.city?.name ?? place.unknownCity];
  return {
    ...named,
    address: address.filter((part) => part !== null),
    country: place.country,
    numbers: desk.numbers,
    isPublic: valid && online,
    client: desk.client,
    photos: media?.photos.filter(({ validated }) => validated).length ?? 0,
    managers: Number(managers.count),
    stays: desk.stays === null ? null : ((await companyNames(db, [desk.stays])).get(desk.stays) ?? null),
  };
};

/** Whether staff marked a company as a client. For staff only. */
export const isClient = async (db: Database, id: number): Promise<boolean> =>
  (await readModel(db, companyDesk).selectFrom('company').select('client').where('id', '=', id).executeTakeFirst())
    ?.client ?? false;

/** The companies called so, for a choice without script. */
export const companiesToChoose = async (db: Database, q: string, lang: Language) =>
  (await selectCompany(db, { q, page: 1, context: '' }, lang)).results.map(({ id, label }) => ({
    id: Number(id),
    label,
  }));
