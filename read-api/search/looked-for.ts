import { fold } from '#domain/fold.ts';
import type { Categories } from './categories.ts';
import { guessedNeed } from './guessed-need.ts';
import { type Area, type Reading, suburbsKm } from './read-query.ts';
import { type Said, type SearchAnswer, type SearchQuery, saidFilters } from './search-index.ts';
import { standInsOf } from './stand-ins.ts';
import type { Meaning } from './understand.ts';

const mostTrades = 5;
/** So many of them are asked for in all of a town before the others are. */
const firstTrades = 2;

/** What one try asks for: the words or the sub-category, the place, and the filters that were said in words. */
export type Try = { readonly area: Area; readonly what: string; readonly category?: string; readonly filters: Filters };
type Filters = Partial<Said>;

/** The query that a try asks. */
export const questionOf = (query: SearchQuery, { area, what, category, filters }: Try): SearchQuery => ({
  ...query,
  ...{ where: area.where, country: area.country },
  ...(area.from && { near: query.near ?? area.from }),
  ...(area.radiusKm !== undefined && !query.near && { radiusKm: area.radiusKm }),
  what,
  ...(category && { category }),
  ...filters,
});

/** The filters that were said in words. */
const saidIn = ({ said }: Meaning): Filters =>
  Object.fromEntries(saidFilters.flatMap((name) => (said[name] ? [[name, true]] : [])));

/**
 * The sub-categories that are asked for where the words find none of their trade: the likeliest, the others that were meant,
 * those that do the same and what else was named, and those that may help where there is none.
 */
const categoriesTried = (
  { trades, also, parts }: Meaning,
  guessed: readonly string[],
  { kinds, kindOf }: Categories,
) => {
  const [trade = ''] = trades;
  const { same, mayHelp } = standInsOf(trade);
  const general = trades.slice(0, mostTrades).flatMap((id) => kindOf(id) ?? []);
  const beside = [...trades.slice(1), ...mayHelp].map(standInsOf);
  const groups = {
    likeliest: trade ? [...trades.slice(0, firstTrades), ...kinds(trade)] : [],
    others: trades.slice(firstTrades, mostTrades),
    same: [...same, ...also.slice(0, mostTrades)],
    helping: [
      ...guessed,
      ...mayHelp,
      ...general,
      ...parts,
      ...trades,
      ...beside.flatMap((one) => [...one.same, ...one.mayHelp]),
    ],
  };
  const taken = new Set<string>();
  const fresh = (some: readonly string[]): readonly string[] =>
    some.filter((id) => !taken.has(id) && taken.add(id) !== undefined);
  return {
    likeliest: fresh(groups.likeliest),
    others: fresh(groups.others),
    same: fresh(groups.same),
    helping: fresh(groups.helping),
  };
};

type Outcome = {
  /** What finds something, if anything does. */
  readonly found: Try | undefined;
  /** Whether all that was asked for is in what is found, as it is written. */
  readonly isWhole: boolean;
  /** Whether what is found is also where it is asked for. */
  readonly isThere: boolean;
  /** Whether only the reader's own filters hide it. */
  readonly isHidden: boolean;
  readonly nearest: Try;
};

const isNamed = ({ where }: Area): boolean => where !== '';
const isInTown = ({ where, radiusKm = Number.POSITIVE_INFINITY }: Area): boolean =>
  where !== '' || radiusKm <= suburbsKm;

/** Tries what a query may mean, the narrowest first, until one finds something of what is asked for. */
export const lookedFor = async (
  query: SearchQuery,
  { meaning, categories, areas, wider, learned, isCalled }: Reading,
  firstOf: (question: SearchQuery) => Promise<SearchAnswer>,
): Promise<Outcome> => {
  const { trades, hasName, tradeAlone, landmark } = meaning;
  const said = saidIn(meaning);
  const isSaid = Object.keys(said).length > 0;
  const what = meaning.what || (trades[0] ? categories.name(trades[0], query.lang) : '');
  const nearest: Try = { area: areas[0], what, filters: query.among ? said : {} };
  if (query.among) return { found: nearest, isWhole: true, isThere: true, isHidden: false, nearest };
  const near = query.category ? undefined : await learned();
  const accepted = new Set(trades.flatMap(categories.under));
  // a company that is called like a trade is not what its word means: `gym`
  const isBare = trades.length > 0 && !hasName && fold(what) === fold(query.what);
  const guessed = trades.length > 0 || query.category ? [] : guessedNeed(meaning.names.map(({ word }) => word));
  const { likeliest, others, same, helping } = query.category
    ? { likeliest: [], others: [], same: [], helping: [] }
    : categoriesTried(meaning, guessed, categories);
  const inCategories = (area: Area, some: readonly string[], filters: Filters): Try[] =>
    some.map((category) => ({ area, what: '', category, filters }));
  const triesIn = (area: Area, filters: Filters): Try[] => {
    const ofTrade = inCategories(area, likeliest, filters);
    const aroundNamed = near && area === areas[0] ? inCategories(near, likeliest, filters) : [];
    const aloneThere = tradeAlone ? [{ area, what: tradeAlone, filters }] : [];
    // around a place the nearest come first, not those who are of the trade
    if (area.radiusKm !== undefined && !hasName) return [...ofTrade, { area, what, filters }];
    return [
      // a need says nothing of where: around what was named beside it, first
      ...(hasName || landmark ? [] : aroundNamed),
      ...(meaning.isBrand ? [{ area, what, category: trades[0], filters }] : []),
      { area, what, filters },
      ...aroundNamed,
      ...(area.radiusKm === undefined ? [...aloneThere, ...ofTrade] : [...ofTrade, ...aloneThere]),
    ];
  };
  async function* tries(): AsyncGenerator<Try> {
    for (const filters of isSaid ? [said, {}] : [{}]) {
      for (const area of areas) yield* triesIn(area, filters);
      const around = await wider();
      const [cities, suburbs] = [around.filter(isNamed), around.filter((one) => isInTown(one) && !isNamed(one))];
      const town = [...(near ? [near] : []), ...areas, ...cities];
      for (const area of cities) yield* triesIn(area, filters);
      for (const area of suburbs) yield* triesIn(area, filters);
      // who does another of what was meant in the town, or the same, before who is farther away
      for (const area of [...town, ...suburbs]) yield* inCategories(area, others, filters);
      for (const area of [...town, ...suburbs]) yield* inCategories(area, same, filters);
      for (const area of around.filter((one) => !isInTown(one))) {
        yield* triesIn(area, filters);
        yield* inCategories(area, [...others, ...same], filters);
      }
    }
    // what it may be, what it is a kind of, and who may help, is better than nothing
    const all = [...areas, ...(await wider())];
    for (const some of [all.filter(isInTown), all.filter((one) => !isInTown(one))])
      for (const category of helping) for (const area of some) yield* inCategories(area, [category], {});
  }
  const isRight = (one: Try, { results: [best], correctedQuery }: SearchAnswer): boolean => {
    const isAllThere = correctedQuery === undefined;
    // companies of a chain are called so, whatever else is said
    if (!best || (one.category && (one.what === '' || isAllThere))) return best !== undefined;
    if (one.category) return false;
    // a name that is there in part is less than a need that is like the words
    if (trades.length === 0) return guessed.length === 0 || isAllThere || isCalled(best.name, what);
    if (fold(best.name) === fold(query.what) && !isBare) return true;
    if (one.what !== what || !hasName) return accepted.has(best.category.id);
    // a name beside a need is there as it is written, or it is none; so is one that says where
    const isOfTrade = accepted.has(best.category.id);
    return isAllThere ? isOfTrade || isCalled(best.name, what) : tradeAlone !== null && !near && isOfTrade;
  };
  let some: Try | undefined;
  for await (const one of tries()) {
    const answer = await firstOf(questionOf(query, one));
    if (isRight(one, answer)) {
      // a trade alone is not all where a name stands beside it
      const isWhole = answer.correctedQuery === undefined && (!hasName || one.what === what);
      return { found: one, isWhole, isThere: !one.area.isWider, isHidden: false, nearest };
    }
    if (answer.nbHits > 0) some ??= one;
    // what only the reader's own filters hide is named by them
    const isHidden = !isSaid && !one.category && Object.keys(answer.help?.without ?? {}).length > 0;
    if (isHidden) return { found: some, isWhole: false, isThere: false, isHidden, nearest };
  }
  return { found: some, isWhole: false, isThere: false, isHidden: false, nearest };
};
