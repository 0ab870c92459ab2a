import { sql } from 'kysely';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { Database } from '#infra/database/database.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { directory } from '#projections/company/directory.ts';
import { readModel } from '#projections/projection.ts';
import { pageSize, pagesOf, type StaffChoices, type StaffLookUpParams } from '../place/lookup-params.ts';
import { calledOrAlike, hasWords } from '../place/near-names.ts';

const key = sql<string>`company.key`;

/** The number of a company as it is typed, `12` or `#12`; undefined for what is none. */
const typedNumberOf = (text: string): number | undefined =>
  typedCompanyId.safeParse(text.trim().replace(/^#/, '')).data;

/** The companies called so, or with this number; null for what says neither. */
export const companiesCalled = (text: string) => {
  const number = typedNumberOf(text);
  const names = fold(text) ? hasWords(key, text) : null;
  if (number === undefined) return names;
  return names ? sql<boolean>`(company.id = ${number} or ${names})` : sql<boolean>`company.id = ${number}`;
};

/**
 * Finds companies by their names or their number, whatever their state. Where none is called so, those with a name that
 * is alike. Nothing typed finds all, by their names. The label adds the city, the country and the number.
 */
export const selectCompany = async (
  database: Database,
  { q, page }: StaffLookUpParams,
  lang: Language,
): Promise<StaffChoices> => {
  const db = readModel(database, companySearch);
  const typed = fold(q);
  const number = typedNumberOf(q) ?? null;
  const called = q.trim() ? (companiesCalled(q) ?? sql<boolean>`false`) : sql<boolean>`true`;
  const count = async (found: typeof called): Promise<number> => {
    const all = db.selectFrom('company').where(found);
    return (await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  };
  const { found, total, order } = await calledOrAlike(called, count, key, typed);
  const rows = await db
    .selectFrom('company')
    .where(found)
    .select(['id', 'name', 'cityName', 'country'])
    .orderBy(sql`company.id is not distinct from ${number} desc`)
    .orderBy(order)
    .orderBy('key')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const countries = await readModel(database, directory).selectFrom('country').select(['id', 'names']).execute();
  const nameOf = new Map(countries.map(({ id, names }) => [id, names[lang]]));
  return {
    results: rows.map(({ id, name, cityName, country }) => ({
      id: String(id),
      name,
      label: `${[name, cityName, nameOf.get(country) ?? country].filter(Boolean).join(', ')} · #${id}`,
    })),
    nbPages: pagesOf(total),
  };
};
