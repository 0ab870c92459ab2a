import type { Pool } from 'pg';
import { dayOf } from '#domain/calendar.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { mark } from '#projections/company/search-words.ts';
import { schemaOf } from '#projections/projection.ts';
import type { Categories } from './categories.ts';
import { type Counted, citiesIn, facetsOf, namedIn } from './facets.ts';
import { lookUp } from './look-up.ts';
import { type Filters, findsUnfiltered } from './postgres-conditions.ts';
import { countGroups } from './postgres-facets.ts';
import { helpFor, withoutEach } from './postgres-help.ts';
import { snapshots } from './postgres-snapshot.ts';
import { searchStatement } from './postgres-statement.ts';
import type { Vocabulary } from './postgres-vocabulary.ts';
import { resolveWhere } from './postgres-where.ts';
import { correctionsSeen } from './query-corrections.ts';
import { type Plan, planOf } from './query-plan.ts';
import { fewerWords } from './query-relax.ts';
import { queryWords, tellingOnly, termOf } from './query-terms.ts';
import { recentAnswers } from './recent-answers.ts';
import { type OpenHours, pageSize, type SearchAnswer, type SearchIndex, type SearchQuery } from './search-index.ts';
import { type Found, resultsOf } from './search-results.ts';
import { lookOnce, nothingSeen } from './seen.ts';
import { anyOf, lexeme } from './tsquery.ts';
import { emptyAnswer, isUnreadable } from './unreadable.ts';

type Raw = {
  readonly total: number;
  /** The counts of `facetsSql`, and the facet values of the hits (see `countGroups`). */
  readonly facets: readonly Counted[] | null;
  readonly grouped: string | null;
  readonly results: readonly Found[] | null;
};

type Page = { readonly total: number; readonly counted: readonly Counted[]; readonly results: readonly Found[] };
/** An answer, and what was open when it was given. */
type Answered = { readonly openHours: OpenHours; readonly page: Page };

const maxCachedAnswers = 200;
/** A word in at most this many companies may be a misspelling. */
const rareWordMaxCompanies = 40;
const manyBegun = 10;

const marksOf = (query: SearchQuery, categories: Categories): Filters['marks'] => ({
  ...(query.category !== undefined && {
    category: anyOf(categories.under(query.category).map((id) => lexeme(mark.category(id)))),
  }),
  ...(query.city !== undefined && { city: lexeme(mark.city(query.city)) }),
  ...(query.district !== undefined && { district: lexeme(mark.district(query.district)) }),
  ...(query.size !== undefined && { size: lexeme(mark.size(query.size)) }),
  ...(query.hasWhatsapp && { hasWhatsapp: lexeme(mark.whatsapp) }),
  ...(query.verified && { verified: lexeme(mark.verified) }),
  ...(query.hasProducts && { hasProducts: lexeme(mark.products) }),
});

/** Searches the tables of the search projection. */
export const postgresSearch = (pool: Pool): SearchIndex => {
  const schema = schemaOf(companySearch);
  const snapshot = snapshots(pool, schema);

  const recent = recentAnswers<Answered>(maxCachedAnswers);

  /** Runs the statement. Answers are cached until a company changes. */
  const ask = async (plan: Plan, filters: Filters, { companiesAt }: Vocabulary): Promise<Page> => {
    const { text, values } = searchStatement(schema, plan, filters);
    // the answer counts who is open and who hires, which depends on the time of the query
    const { openHours, today } = filters;
    const key = text + JSON.stringify([values, today]);
    const cached = recent.get(key, companiesAt ?? '');
    if (cached?.openHours === openHours) return cached.page;
    const { rows } = await pool.query<Raw>({ text, values: [...values] });
    const { total = 0, facets, grouped = null, results } = rows[0] ?? {};
    const counted = [...(facets ?? []), ...countGroups(grouped, filters)];
    const page = { total, counted, results: results ?? [] };
    recent.keep(key, companiesAt ?? '', { openHours, page });
    return page;
  };

  return {
    async search(query, { words, places } = nothingSeen()): Promise<SearchAnswer> {
      if (isUnreadable(query)) return emptyAnswer;
      const startedAt = performance.now();
      const typed = queryWords(query.what);
      const keywords = tellingOnly(typed);
      const [vocabulary, where] = await Promise.all([
        lookOnce(words, keywords.join(' '), () => lookUp(pool, schema, keywords, { rareBelow: rareWordMaxCompanies })),
        lookOnce(places, query.where, () => resolveWhere(pool, schema, query.where)),
      ]);
      const [categories] = await Promise.all([
        snapshot.categories(vocabulary.categoriesAt),
        snapshot.refreshHours(vocabulary.hoursAt),
      ]);
      const plan = (found: Vocabulary, suspectAll: boolean): Plan =>
        planOf(
          typed,
          keywords.map((word) =>
            termOf(word, found.known.get(word) ?? { count: 0, nearby: [] }, categories, {
              suspectAll,
              isBegun: word === typed.at(-1) && found.begun >= manyBegun,
              isExact: query.asTyped === true,
            }),
          ),
          categories,
        );
      const onlyCountry =
        !where.isNarrow && where.country !== null && (query.country ?? where.country) === where.country;
      const country = onlyCountry ? (where.country ?? undefined) : query.country;
      const filtersOf = (what: string | null): Filters => ({
        what,
        where: onlyCountry ? null : where.find,
        country: country ? lexeme(mark.country(country)) : null,
        marks: marksOf(query, categories),
        query: { ...query, country },
        openHours: snapshot.hours.openHours(query.at),
        today: dayOf(query.at),
      });
      const run = async (how: Plan) => ({ how, page: await ask(how, filtersOf(how.find), vocabulary) });

      let outcome = await run(plan(vocabulary, false));
      const isFilteredAway =
        outcome.page.total === 0 &&
        (query.among !== undefined || (await findsUnfiltered(pool, schema, filtersOf(outcome.how.find))));
      if (outcome.page.total === 0 && !isFilteredAway && keywords.length > 0 && !query.asTyped) {
        outcome = await run(plan(vocabulary, true));
        const fewer = outcome.page.total === 0 ? fewerWords(outcome.how) : null;
        if (fewer) outcome = await run(fewer);
      }
      const { total, counted, results } = outcome.page;
      const labels = await snapshot.cityLabels(citiesIn(counted, query));
      const filters = filtersOf(outcome.how.find);
      const help = async () => {
        if (total > 0 || query.among) return undefined;
        if (isFilteredAway) return withoutEach(pool, schema, filters);
        return helpFor({ pool, schema, query, plan: outcome.how, categories, where, filters });
      };
      return {
        results: resultsOf(results, query, {
          ...{ hours: snapshot.hours, categories },
          typed: outcome.how.terms.map(({ typed: word, forms, corrections }) => [word, ...forms, ...corrections]),
        }),
        nbHits: total,
        nbPages: Math.ceil(total / pageSize),
        page: query.page,
        facets: facetsOf(counted, categories, labels, query),
        named: namedIn(query, categories, labels),
        correctedQuery: correctionsSeen(query.what, outcome.how, results[0]),
        help: await help(),
        tookMs: Math.round((performance.now() - startedAt) * 10) / 10,
      };
    },
  };
};
