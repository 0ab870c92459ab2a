import { fold } from '#domain/fold.ts';
import type { Categories } from './categories.ts';
import { type Area, type Reading, suburbsKm } from './read-query.ts';
import { type Said, type SearchAnswer, type SearchQuery, saidFilters } from './search-index.ts';
import { standInsOf } from './stand-ins.ts';
import type { Meaning } from './understand.ts';

const mostTrades = 3;

/** What one try asks for: the words or the sub-category, the place, and the filters that were said in words. */
export type Try = { readonly area: Area; readonly what: string; readonly category?: string; readonly filters: Filters };
export type Filters = Partial<Said>;

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

/** The sub-categories that are asked for where the words find none of their trade, and those that help where there is none. */
const categoriesTried = ({ trades }: Meaning, { kinds }: Categories) => {
  const [trade = ''] = trades;
  const alike = new Set(trade ? [...trades.slice(0, mostTrades), ...kinds(trade)] : []);
  const others = (some: readonly string[]): readonly string[] => some.filter((id) => !alike.has(id));
  const { same, mayHelp } = standInsOf(trade);
  return {
    alike: [...alike],
    same: others(same),
    mayHelp: others(mayHelp),
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
  const { alike, same, mayHelp } = query.category
    ? { alike: [], same: [], mayHelp: [] }
    : categoriesTried(meaning, categories);
  const near = query.category ? undefined : await learned();
  const accepted = new Set(trades.flatMap(categories.under));
  const inCategories = (area: Area, some: readonly string[], filters: Filters): Try[] =>
    some.map((category) => ({ area, what: '', category, filters }));
  const triesIn = (some: readonly Area[], filters: Filters): Try[] =>
    some.flatMap((area) => [
      // a need says nothing of where: around what was named beside it, first
      ...(near && area === areas[0] && !hasName && !landmark ? inCategories(near, alike, filters) : []),
      { area, what, filters },
      ...(near && area === areas[0] ? inCategories(near, alike, filters) : []),
      ...(tradeAlone ? [{ area, what: tradeAlone, filters }] : []),
      ...inCategories(area, alike, filters),
    ]);
  async function* tries(): AsyncGenerator<Try> {
    for (const filters of isSaid ? [said, {}] : [{}]) {
      for (const area of areas) yield* triesIn([area], filters);
      const around = await wider();
      const inTown = [...areas, ...around.filter(isInTown)];
      for (const area of inTown.slice(areas.length)) yield* triesIn([area], filters);
      // who does the same in the town, before who is farther away
      for (const area of [...(near ? [near] : []), ...inTown]) yield* inCategories(area, same, filters);
      for (const area of around.filter((one) => !isInTown(one))) {
        yield* triesIn([area], filters);
        yield* inCategories(area, same, filters);
      }
    }
    // what it is a kind of, and what was named beside it, is better than nothing
    if (query.category) return;
    const general = trades.slice(0, mostTrades).flatMap((id) => categories.kindOf(id) ?? []);
    const others = [...new Set([...mayHelp, ...general, ...meaning.also.slice(0, mostTrades)])];
    for (const area of [...areas, ...(await wider())]) yield* inCategories(area, others, {});
  }
  const isRight = (one: Try, { results: [best], correctedQuery }: SearchAnswer): boolean => {
    if (!best || one.category || trades.length === 0) return best !== undefined;
    if (fold(best.name) === fold(query.what)) return true;
    const isAllThere = correctedQuery === undefined;
    if (one.what !== what || !hasName) return accepted.has(best.category.id);
    // a name beside a need is there as it is written, or it is none; so is one that says where
    const isOfTrade = accepted.has(best.category.id);
    return isAllThere ? isOfTrade || isCalled(best.name, what) : tradeAlone !== null && !near && isOfTrade;
  };
  let some: Try | undefined;
  for await (const one of tries()) {
    const answer = await firstOf(questionOf(query, one));
    if (isRight(one, answer)) {
      const isWhole = answer.correctedQuery === undefined;
      return { found: one, isWhole, isThere: !one.area.isWider, isHidden: false, nearest };
    }
    if (answer.nbHits > 0) some ??= one;
    // what only the reader's own filters hide is named by them
    const isHidden = !isSaid && !one.category && Object.keys(answer.help?.without ?? {}).length > 0;
    if (isHidden) return { found: some, isWhole: false, isThere: false, isHidden, nearest };
  }
  return { found: some, isWhole: false, isThere: false, isHidden: false, nearest };
};
