import type { MultiSearchQuery } from 'meilisearch';
import type { Pool } from 'pg';
import { dayOf } from '#domain/calendar.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { boundingBox } from './bounds.ts';
import { citiesIn, facetsOf, namedIn } from './facets.ts';
import { companiesIndex, type MeilisearchAt, meilisearchClient, questions } from './meilisearch-client.ts';
import { countsIn, every, facetFields, facetsOfHits } from './meilisearch-facets.ts';
import { circle, type Filter, filtersBy, placeFilter, sortOf } from './meilisearch-filter.ts';
import { snapshots } from './postgres-snapshot.ts';
import { resolveWhere } from './postgres-where.ts';
import { correctionsSeen, guessedTerms } from './query-corrections.ts';
import { otherEndings, queryWords, tellingOnly } from './query-terms.ts';
import { pageSize, type SearchAnswer, type SearchHelp, type SearchIndex } from './search-index.ts';
import { resultsOf } from './search-results.ts';
import { lookOnce, nothingSeen } from './seen.ts';
import { emptyAnswer, isUnreadable } from './unreadable.ts';

type Strategy = 'all' | 'frequency';

/**
 * Searches the index that `meilisearchIndexer` fills; places, categories and hours come from the projection. Throws when
 * Meilisearch has not answered all questions of a search within `withinMs` milliseconds; without it there is no limit.
 */
export const meilisearchSearch = (at: MeilisearchAt, pool: Pool, withinMs?: number): SearchIndex => {
  const client = meilisearchClient(at);
  const schema = schemaOf(companySearch);
  const snapshot = snapshots(pool, schema);

  const changes = async () => {
    const { rows } = await pool.query<{ categories: string | null; hours: string | null }>(
      `select (select max(changed) from ${schema}.category) as categories, (select max(changed) from ${schema}.hours) as hours`,
    );
    return rows[0] ?? { categories: null, hours: null };
  };

  return {
    async search(query, { places } = nothingSeen()): Promise<SearchAnswer> {
      if (isUnreadable(query)) return emptyAnswer;
      const startedAt = performance.now();
      const [changed, where] = await Promise.all([
        changes(),
        lookOnce(places, query.where, () => resolveWhere(pool, schema, query.where)),
      ]);
      const [categories] = await Promise.all([
        snapshot.categories(changed.categories),
        snapshot.refreshHours(changed.hours),
      ]);
      const typed = queryWords(query.what);
      const now = { openHours: snapshot.hours.openHours(query.at), today: dayOf(query.at) };
      const filters = filtersBy(query, categories, now);
      const base: Filter = [
        ...(query.country ? [`country = "${query.country}"`] : []),
        ...where.pieces.map(placeFilter).filter((any) => any.length > 0),
        ...circle(query),
        ...boundingBox(query),
        ...(query.among ? [`id IN [${query.among.join(', ')}]`] : []),
      ];
      const elsewhere = where.pieces.flatMap(({ places, words }) => (places.length === 0 ? words : []));
      const common = (q: readonly string[], strategy: Strategy, filter: Filter): MultiSearchQuery => ({
        indexUid: companiesIndex,
        q: q.join(' '),
        matchingStrategy: strategy,
        filter,
      });
      const queriesFor = (strategy: Strategy): MultiSearchQuery[] => {
        const telling = tellingOnly(typed);
        // between quotes no letter is wrong
        const words = [...elsewhere, ...(query.asTyped ? telling.map((word) => `"${word}"`) : telling)];
        const active = every.filter((name) => filters[name] !== undefined);
        return [
          {
            ...common(words, strategy, [...base, ...Object.values(filters)]),
            facets: facetsOfHits(active),
            sort: sortOf(query),
            attributesToRetrieve: ['shown'],
            hitsPerPage: pageSize,
            page: query.page,
          },
          ...active.map((own) => ({
            ...common(words, strategy, [
              ...base,
              ...every.flatMap((name) => (name !== own && filters[name] ? [filters[name]] : [])),
            ]),
            facets: [facetFields[own]],
            attributesToRetrieve: ['id'],
            hitsPerPage: 1,
            page: 1,
          })),
        ];
      };

      const many = questions(client, withinMs);
      let [main, ...others] = await many(queriesFor('all'));
      if (main?.totalHits === 0 && typed.length > 1 && !query.among && !query.asTyped)
        [main, ...others] = await many(queriesFor('frequency'));
      const total = main?.totalHits ?? 0;
      const counted = countsIn(
        [main, ...others].map((each) => each?.facetDistribution ?? {}),
        now,
      );
      const labels = await snapshot.cityLabels(citiesIn(counted, query));
      const hits = (main?.hits ?? []).map(({ shown }) => shown);

      const without = Object.fromEntries(
        every.filter((name) => filters[name] !== undefined).map((name, at) => [name, others[at]?.totalHits ?? 0]),
      );
      const widerHelp = async (): Promise<SearchHelp | undefined> => {
        if (Object.values(without).some((nbHits) => nbHits > 0)) return { without };
        if (base.length === 0 && elsewhere.length === 0) return undefined;
        const [wider] = await many([{ ...common(tellingOnly(typed), 'all', []), hitsPerPage: 1, page: 1 }]);
        const nbHits = wider?.totalHits ?? 0;
        return nbHits > 0
          ? { wider: { where: '', label: query.lang === 'fr' ? 'Afrique' : 'Africa', isCity: false, nbHits } }
          : undefined;
      };
      return {
        results: resultsOf(hits, query, {
          ...{ hours: snapshot.hours, categories },
          typed: tellingOnly(typed).map((word) => [word, ...otherEndings(word)]),
        }),
        nbHits: total,
        nbPages: Math.ceil(total / pageSize),
        page: query.page,
        facets: facetsOf(counted, categories, labels, query),
        named: namedIn(query, categories, labels),
        correctedQuery: query.asTyped
          ? undefined
          : correctionsSeen(query.what, { terms: guessedTerms(tellingOnly(typed), hits[0]), left: [] }, hits[0]),
        help: total > 0 || query.among ? undefined : await widerHelp(),
        tookMs: Math.round((performance.now() - startedAt) * 10) / 10,
      };
    },
  };
};
