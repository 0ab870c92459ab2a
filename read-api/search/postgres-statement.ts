import { collectValues, conditionsSql, type Filters, isBrowsing, type Statement } from './postgres-conditions.ts';
import { facetsSql } from './postgres-facets.ts';
import { orderSql, rankingColumns } from './postgres-ranking.ts';
import type { Plan } from './query-plan.ts';
import { pageSize } from './search-index.ts';

/** Returns one statement for the whole answer: the page of results, the number of hits, and the facets. */
export const searchStatement = (schema: string, plan: Plan, filters: Filters): Statement => {
  const { all, value } = collectValues();
  const { query } = filters;
  const table = `${schema}.company`;
  const browsing = isBrowsing(filters);
  const limit = `limit ${pageSize} offset ${value((query.page - 1) * pageSize, 'int')}`;
  const ranking = rankingColumns(plan, query, value);
  const everyone = (): string => `select ${ranking} from ${table} where approved and online
    ${query.country ? `and country = ${value(query.country, 'text')}` : ''}`;
  const hits = (): string => `hit as materialized (
      select facets, ${ranking} from ${table} where ${conditionsSql(filters, value)}
    ), grouped as materialized (select facets, count(*) as n from hit group by 1), `;
  const total = browsing ? `select sum(n) from facet where facet = 'size'` : 'select sum(n) from grouped';
  const facets = facetsSql(schema, filters, value);
  const text = `
    with ${browsing ? '' : hits()}${facets ? `facet as materialized (${facets}), ` : ''}page as (
      select id, row_number() over () as rank from (
        select id from ${browsing ? `(${everyone()})` : 'hit'} h order by ${orderSql(plan, query, value)} ${limit}
      ) p
    )
    select coalesce((${total}), 0)::int as total,
      ${facets ? '(select json_agg(f) from facet f)' : 'null'} as facets,
      ${browsing ? 'null' : `(select string_agg(facets || E'\\t' || n, E'\\n') from grouped)`} as grouped,
      (select json_agg(r order by r.rank) from (
        select p.rank, c.id, c.name, c.slug, c.category, c.country, c.city, c."cityName", c."subCity", c.district,
          c.landmark, c.address, c.lat, c.lng, c.size, c.description, c.phone, c.whatsapp, c.hours, c.rating,
          c.reviews, c.verified, c.demo
        from page p join ${table} c using (id)
      ) r) as results`;
  return { text, values: all };
};
