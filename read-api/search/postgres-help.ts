import type { Pool } from 'pg';
import type { Bilingual } from '#domain/text.ts';
import { mark } from '#projections/company/search-words.ts';
import type { Categories } from './categories.ts';
import { activeFilters, countStatement, type Filters } from './postgres-conditions.ts';
import { pieceQuery, type Where } from './postgres-where.ts';
import type { Plan } from './query-plan.ts';
import type { SearchHelp, SearchQuery } from './search-index.ts';
import { anyOf, lexeme } from './tsquery.ts';

type Asked = {
  readonly pool: Pool;
  readonly schema: string;
  readonly query: SearchQuery;
  readonly plan: Plan;
  readonly categories: Categories;
  readonly where: Where;
  readonly filters: Filters;
};

const wholeContinent: Bilingual = { fr: 'Afrique', en: 'Africa' };

const countryLabel = async (pool: Pool, schema: string, code: string): Promise<Bilingual> => {
  const { rows } = await pool.query<{ label: Bilingual }>(
    `select label from ${schema}."placeName" where city = 0 and country = $1 limit 1`,
    [code],
  );
  return rows[0]?.label ?? { fr: code, en: code };
};

type Around = { readonly city: number; readonly country: string; readonly label: Bilingual };

/** Returns the city with the most companies that match a district or a landmark; undefined when a city is named. */
const cityAround = async (pool: Pool, schema: string, { pieces, city }: Where): Promise<Around | undefined> => {
  const around = pieces.map(pieceQuery).filter((piece) => piece !== null);
  if (around.length === 0 || city || pieces.some(({ places }) => places.some((place) => place.city !== null)))
    return undefined;
  const { rows } = await pool.query<Around>(
    `select c.city, c.country, n.label from (
       select city, country, count(*) as n from ${schema}.company
       where words @@ $1::tsquery and city is not null group by 1, 2 order by 3 desc limit 1
     ) c join ${schema}."placeName" n on n.city = c.city limit 1`,
    [anyOf(around)],
  );
  return rows[0];
};

type Area = {
  readonly where: string;
  readonly label: Bilingual;
  readonly isCity: boolean;
  readonly find: string | null;
  readonly country: string | null;
};

/** Returns, for each active filter, the number of hits without it. */
export const withoutEach = async (pool: Pool, schema: string, filters: Filters): Promise<SearchHelp> => {
  const counted = activeFilters(filters).map(async (name) => {
    const { text, values } = countStatement(schema, filters, name);
    const { rows } = await pool.query<{ total: number }>(text, [...values]);
    return [name, rows[0]?.total ?? 0] as const;
  });
  return { without: Object.fromEntries(await Promise.all(counted)) };
};

/** Returns searches to try when nothing was found, only those with results; undefined when there are none. */
export const helpFor = async ({
  pool,
  schema,
  query,
  plan,
  categories,
  where,
  filters,
}: Asked): Promise<SearchHelp | undefined> => {
  const countOf = async (what: string | null, where: string | null, country: string | null): Promise<number> => {
    const bare = { ...filters, what, where, country, marks: {}, query: bareOf(query) };
    const { text, values } = countStatement(schema, bare);
    const { rows } = await pool.query<{ total: number }>(text, [...values]);
    return rows[0]?.total ?? 0;
  };
  const count = (where: string | null, country: string | null) => countOf(plan.find, where, country);
  const around = await cityAround(pool, schema, where);
  const code = where.country ?? around?.country ?? query.country ?? null;
  const areas: Area[] = [];
  if (where.city)
    areas.push({ where: where.city.label[query.lang], ...where.city, isCity: true, country: filters.country });
  if (around) {
    const { label, city, country } = around;
    areas.push({
      where: label[query.lang],
      label,
      isCity: true,
      find: lexeme(mark.city(city)),
      country: lexeme(mark.country(country)),
    });
  }
  if (code && (where.isNarrow || query.city !== undefined || query.district !== undefined)) {
    const label = await countryLabel(pool, schema, code);
    areas.push({ where: label[query.lang], label, isCity: false, find: null, country: lexeme(mark.country(code)) });
  }
  if (query.where.trim() || query.country)
    areas.push({ where: '', label: wholeContinent, isCity: false, find: null, country: null });

  let wider: SearchHelp['wider'];
  for (const area of areas) {
    const nbHits = await count(area.find, area.country);
    if (nbHits === 0) continue;
    wider = { where: area.where, label: area.label[query.lang], isCity: area.isCity, nbHits };
    break;
  }
  const parent = plan.parts.length === 1 ? categories.parentOf(plan.parts[0]?.categories[0] ?? '') : null;
  const inParent = parent ? anyOf(categories.under(parent).map((id) => lexeme(mark.category(id)))) : null;
  const broad = inParent ? await countOf(inParent, where.find, filters.country) : 0;
  const broader =
    parent && broad > 0 ? { category: parent, label: categories.name(parent, query.lang), nbHits: broad } : undefined;
  const respelt = plan.terms.map(({ taken }) => taken).join(' ');
  const isRespelt = plan.terms.some(({ typed, taken }) => typed !== taken);
  const spelt = isRespelt ? await count(null, null) : 0;
  if (!wider && !broader && spelt === 0) return undefined;
  return { wider, broader, spelling: spelt > 0 ? { what: respelt, nbHits: spelt } : undefined };
};

const bareOf = ({ what, where, sort, page, lang, at }: SearchQuery): SearchQuery => ({
  what,
  where,
  sort,
  page,
  lang,
  at,
});
