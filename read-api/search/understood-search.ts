import type { Pool } from 'pg';
import { fold } from '#domain/fold.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { placedByBounds } from './bounds.ts';
import type { Categories } from './categories.ts';
import { lookedFor, questionOf, type Try } from './looked-for.ts';
import { companiesWithNumber, typedNumber } from './numbers.ts';
import { queryReader } from './read-query.ts';
import {
  type Said,
  type SearchAnswer,
  type SearchIndex,
  type SearchQuery,
  type SearchSort,
  saidFilters,
  type Understood,
} from './search-index.ts';
import { lookOnce, nothingSeen } from './seen.ts';
import type { Meaning } from './understand.ts';
import { isUnreadable } from './unreadable.ts';

const schema = schemaOf(companySearch);

/** How a query was understood; undefined where that is what was typed. */
const understoodAs = (
  query: SearchQuery,
  { area, what, category, filters }: Try,
  categories: Categories,
  { said: asked, isNearMe }: Partial<Pick<Meaning, 'said' | 'isNearMe'>> = {},
): Understood | undefined => {
  const looked = category ? categories.name(category, query.lang) : what;
  const said = saidFilters.map((name) => [name, filters[name] ?? false] as const);
  const unmet = saidFilters.filter((name) => asked?.[name] && !filters[name] && !query[name]);
  const { near, bounds, city, district } = query;
  const isNearUnknown = isNearMe && !area.where && !area.from && !near && !bounds && !city && !district;
  const isAsTyped = fold(looked) === fold(query.what) && fold(area.where) === fold(query.where) && !area.isWider;
  if (isAsTyped && unmet.length === 0 && said.every(([, isSaid]) => !isSaid)) return undefined;
  // around the reader, distances are from there
  const from = query.near ? undefined : area.from?.label;
  const { where, isWider, radiusKm } = area;
  const around = from === undefined ? {} : { from, ...(radiusKm !== undefined && { withinKm: radiusKm }) };
  return {
    ...{ what: looked, where, isWider },
    ...around,
    ...(area.isPlaceUnknown && { isPlaceUnknown: true }),
    ...(Object.fromEntries(said) as Said),
    ...(isNearUnknown && { isNearUnknown }),
    ...(unmet.length > 0 && { unmet }),
  };
};

/** Around the place that was asked for, the nearest come first unless another order is asked for. */
const orderOf = ({ near, sort }: SearchQuery, { area }: Try): SearchSort =>
  sort === 'relevance' && !near && area.radiusKm !== undefined ? 'distance' : sort;

/**
 * Understands a query before `index` is asked, the same for every engine: what is looked for, where, when it is open, and
 * which words say nothing. What finds nothing is asked once more with less: without what it is near of, then in the city
 * around, then in the country, never beyond.
 */
export const understood = (pool: Pool, index: SearchIndex): SearchIndex => {
  const read = queryReader(pool, schema);

  const ask = async (query: SearchQuery): Promise<SearchAnswer> => {
    const reading = await read(query);
    const { categories, isName, mayBeMeant, mayBeName, spaced, spellings, isCalled, mayBeCalled } = reading;
    const answers = new Map<string, Promise<SearchAnswer>>();
    const seen = nothingSeen();
    /** What is understood hangs on no order and no page; where no words are looked for, any order tells it. */
    const firstOf = (question: SearchQuery): Promise<SearchAnswer> => {
      const first: SearchQuery = { ...question, page: 1, ...(question.what !== '' && { sort: 'relevance' }) };
      return lookOnce(answers, JSON.stringify(first), () => index.search(first, seen));
    };
    const { page } = query;
    const answerTo = (question: SearchQuery, sort = query.sort): Promise<SearchAnswer> =>
      page === 1 && (sort === 'relevance' || question.what === '')
        ? firstOf({ ...question, sort })
        : index.search({ ...question, sort, page }, seen);

    /** The answer to these words, if they are what the first company is called. */
    const namedAs = async (what: string): Promise<SearchAnswer | undefined> => {
      const written = { ...query, what };
      if (!isCalled((await firstOf(written)).results[0]?.name ?? '', what)) return undefined;
      const area = { where: query.where, country: query.country, isWider: false };
      return { ...(await answerTo(written)), understood: understoodAs(query, { area, what, filters: {} }, categories) };
    };

    const [called] = isName ? (await firstOf(query)).results : [];
    if (called && mayBeMeant(called.country)) return answerTo(query);
    const asSpaced = mayBeName && spaced !== null ? await namedAs(spaced) : undefined;
    if (asSpaced) return asSpaced;
    // a company's name may hold the name of a trade or a place, and be misspelt
    if (mayBeName && isCalled((await firstOf(query)).results[0]?.name ?? '', query.what)) return answerTo(query);
    for (const what of mayBeName ? await spellings() : []) {
      const asWritten = await namedAs(what);
      if (asWritten) return asWritten;
    }
    if (mayBeName && mayBeCalled((await firstOf(query)).results[0]?.name ?? '', query.what)) return answerTo(query);
    const outcome = await lookedFor(query, reading, firstOf);
    // a word that few companies have is misspelt when only that finds all that is asked for
    const bolder = outcome.isWhole && outcome.isThere ? undefined : await reading.bolder?.();
    const bold = bolder && (await lookedFor(query, bolder, firstOf));
    const isTrade = !outcome.isWhole && reading.meaning.trades.length === 0 && bolder?.meaning.trades.length !== 0;
    const isBolder = bold?.isWhole ? bold.isThere || !outcome.isWhole : isTrade;
    const { found, isHidden, nearest } = (isBolder && bold) || outcome;
    if (found) {
      const answer = await answerTo(questionOf(query, found), orderOf(query, found));
      const { meaning, elsewhere } = (isBolder && bolder) || reading;
      const told = understoodAs(query, found, categories, meaning);
      const other = told?.isPlaceUnknown ? await elsewhere() : undefined;
      return { ...answer, understood: told && { ...told, ...(other && { elsewhere: other }) } };
    }
    const first = await firstOf(questionOf(query, nearest));
    return reading.meaning.places.length > 0 || isHidden ? first : index.search(query, seen);
  };

  return {
    async search(asked) {
      const query = placedByBounds(asked);
      const isEmpty = query.what.trim() === '' && query.where.trim() === '';
      if (query.asTyped || isEmpty || isUnreadable(query)) return index.search(query);
      const isNumber = !query.among && typedNumber(query.what) !== null;
      const among = isNumber ? await companiesWithNumber(pool, schema, query.what) : [];
      if (among.length === 0) return ask(query);
      const there = await index.search({ ...query, what: '', among });
      // a whole number says by itself whose it is, wherever that is
      const isElsewhere = there.nbHits === 0 && (query.where.trim() !== '' || query.country !== undefined);
      return isElsewhere ? index.search({ ...query, what: '', where: '', country: undefined, among }) : there;
    },
  };
};
