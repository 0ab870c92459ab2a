import { sql } from 'kysely';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { categories } from '#projections/category/categories.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { directory } from '#projections/company/directory.ts';
import { mark } from '#projections/company/search-words.ts';
import { readModel } from '#projections/projection.ts';
import { allOf, anyOf, lexeme } from '../search/tsquery.ts';
import type { Asked } from './asked.ts';
import { type Candidate, type Fit, fitOf } from './suggestion.ts';

type Trade = {
  readonly id: string;
  readonly sector: string;
  readonly name: string;
  readonly fit: Fit;
  /** It and what is under it. */
  readonly ids: readonly string[];
};

const maxTrades = 8;

/** The trades of either level that are called so, in either language. */
const called = async (database: Database, key: string, lang: Language): Promise<readonly Trade[]> => {
  const db = readModel(database, categories);
  const rows = await db
    .selectFrom('spelling')
    .innerJoin('category', (join) => join.on('category.id', '=', sql<string>`split_part(entry, chr(9), 3)`))
    .leftJoin('category as under', 'under.parent', 'category.id')
    .where(({ or, eb }) => or([eb('entry', 'like', `fr\t${key}%`), eb('entry', 'like', `en\t${key}%`)]))
    .select(['category.id', 'category.parent', sql<string>`category.names ->> ${sql.lit(lang)}`.as('name')])
    .select(({ fn }) => fn.agg<(string | null)[]>('array_agg', ['under.id']).distinct().as('under'))
    .select(sql<boolean>`bool_or(split_part(entry, chr(9), 2) = ${key})`.as('isWhole'))
    .groupBy(['category.id', 'category.parent', 'category.names'])
    .execute();
  return rows.map(({ id, parent, name, under, isWhole }) => {
    const fit = fitOf(fold(name), key);
    return {
      id,
      sector: parent ?? id,
      name,
      fit: fit === 'also' && isWhole ? 'begins' : fit,
      ids: [id, ...under.filter((one) => one !== null)],
    };
  });
};

/** How many companies each category has, in a country or in all. */
const countsOf = async (database: Database, ids: readonly string[], country: string | undefined) => {
  const part = (n: number) => sql<string>`split_part(entry, '/', ${sql.lit(n)})`;
  const rows = await readModel(database, directory)
    .selectFrom('counted')
    .where('entry', 'like', 'category/%')
    .where(part(2), 'in', ids)
    .$if(country !== undefined, (all) => all.where(part(3), '=', country ?? ''))
    .select([part(2).as('id'), sql<number>`sum(count)::int`.as('count')])
    .groupBy(part(2))
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** How many companies of each trade a town has. */
const inTown = async (database: Database, trades: readonly Trade[], town: number): Promise<readonly number[]> => {
  const finds = trades.map(({ ids }) =>
    allOf([anyOf(ids.map((id) => lexeme(mark.category(id)))), lexeme(mark.city(town))]),
  );
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from ${sql.table(`${companySearch.name}_${companySearch.version}.company`)}
      where approved and online and words @@ q::tsquery) as count
    from unnest(${finds}::text[]) with ordinality as f (q, n) order by n`.execute(database);
  return rows.map(({ count }) => count);
};

/** Trades by their beginning or a synonym, those that have companies; counted in the town where there is one. */
export const suggestedTrades = async (
  database: Database,
  { key, lang, country, town }: Asked,
  most = maxTrades,
): Promise<readonly Candidate[]> => {
  const trades = await called(database, key, lang);
  if (trades.length === 0) return [];
  const counts = await countsOf(database, [...new Set(trades.flatMap(({ ids }) => ids))], country);
  const total = ({ ids }: Trade): number => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  const best = trades
    .map((trade) => ({ trade, all: total(trade) }))
    .filter(({ all }) => all > 0)
    .toSorted((a, b) => Number(a.trade.fit === 'also') - Number(b.trade.fit === 'also') || b.all - a.all)
    .slice(0, most);
  const here =
    town && best.length > 0
      ? await inTown(
          database,
          best.map(({ trade }) => trade),
          town.id,
        )
      : [];
  return best.map(({ trade: { name, sector, fit }, all }, at) => {
    const near = here[at] ?? 0;
    return {
      kind: 'trade',
      name,
      value: name,
      sector,
      fit,
      area: near ? (town?.name ?? null) : null,
      count: near || all,
    };
  });
};
