import type { Pool } from 'pg';
import type { Bilingual } from '#domain/text.ts';
import { mark } from '#projections/company/search-words.ts';
import { countStatement, type Filters } from './postgres-conditions.ts';
import type { Where } from './postgres-where.ts';
import type { Plan } from './query-plan.ts';
import type { SearchHelp, SearchQuery } from './search-index.ts';
import { lexeme } from './tsquery.ts';

type Asked = {
  readonly pool: Pool;
  readonly schema: string;
  readonly query: SearchQuery;
  readonly plan: Plan;
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

/** What to try when nothing was found: nothing that would find nothing either. */
export const helpFor = async ({
  pool,
  schema,
  query,
  plan,
  where,
  filters,
}: Asked): Promise<SearchHelp | undefined> => {
  const count = async (where: string | null, country: string | null): Promise<number> => {
    const bare = { ...filters, what: plan.find, where, country, marks: {}, query: bareOf(query) };
    const { text, values } = countStatement(schema, bare);
    const { rows } = await pool.query<{ total: number }>(text, [...values]);
    return rows[0]?.total ?? 0;
  };
  const code = where.country ?? query.country ?? null;
  const areas: { where: string; label: Bilingual; find: string | null; country: string | null }[] = [];
  if (where.city) areas.push({ where: where.city.label[query.lang], ...where.city, country: filters.country });
  if (code && (where.isNarrow || query.city !== undefined || query.district !== undefined)) {
    const label = await countryLabel(pool, schema, code);
    areas.push({ where: label[query.lang], label, find: null, country: lexeme(mark.country(code)) });
  }
  if (query.where.trim() || query.country) areas.push({ where: '', label: wholeContinent, find: null, country: null });

  let wider: SearchHelp['wider'];
  for (const area of areas) {
    const nbHits = await count(area.find, area.country);
    if (nbHits === 0) continue;
    wider = { where: area.where, label: area.label[query.lang], nbHits };
    break;
  }
  const respelt = plan.terms.map(({ taken }) => taken).join(' ');
  const isRespelt = plan.terms.some(({ typed, taken }) => typed !== taken);
  const spelt = isRespelt ? await count(null, null) : 0;
  if (!wider && spelt === 0) return undefined;
  return { wider, spelling: spelt > 0 ? { what: respelt, nbHits: spelt } : undefined };
};

const bareOf = ({ what, where, sort, page, lang, at }: SearchQuery): SearchQuery => ({
  what,
  where,
  sort,
  page,
  lang,
  at,
});
