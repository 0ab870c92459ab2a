import { brandOf, longestBrand } from './brands.ts';
import type { Categories } from './categories.ts';
import { anyDoing, anyThing, longestNeed, need, needTradesOf, scatteredNeed } from './needed.ts';
import {
  type Find,
  isWhole,
  type Kind,
  longestPlace,
  type Piece,
  phraseOf,
  several,
  take,
  textOf,
  type Word,
  within,
} from './query-pieces.ts';
import type { Said } from './search-index.ts';
import {
  longestSaid,
  said24h,
  saidAround,
  saidBesideTrades,
  saidBetween,
  saidNear,
  saidNearMe,
  saidOfAbroad,
  saidOfHours,
  saidOfManner,
  saidOfPlaces,
  saidOfRepairs,
  saidOfRoads,
  saidOpen,
  saidSaturday,
  saidSunday,
  saidTonight,
  saidVerified,
  saidWhatsapp,
} from './spoken.ts';
import { isStopWord } from './stop-words.ts';

/** What is known of the words before they are understood. */
type Knowledge = {
  readonly categories: Categories;
  /** Whether a phrase, in search form, names a place. */
  readonly isPlace: (phrase: string) => boolean;
  /** Whether companies have a word. */
  readonly isKnown: (word: string) => boolean;
};

/** What the words of a query mean. */
export type Meaning = {
  /** What to look for, in words that both search engines know; empty for a need. */
  readonly what: string;
  /** The sub-categories that a need leads to, or that a trade names, the likeliest first; empty for a name. */
  readonly trades: readonly string[];
  /** The words of the trade, when others stand beside them. */
  readonly tradeAlone: string | null;
  /** What else was named among the words: other trades and needs, to ask for when nothing else is found. */
  readonly also: readonly string[];
  /** What single words of a need are the trade of: `clinic` in `eye clinic`. */
  readonly parts: readonly string[];
  /** Whether the name is that of a chain, whose companies are of its trades. */
  readonly isBrand: boolean;
  /** Whether words are left that name neither a trade nor a need. */
  readonly hasName: boolean;
  /** Those words. */
  readonly names: readonly Word[];
  /** The places that were named among the words, in search form. */
  readonly places: readonly string[];
  /** What it is said to be near of, which is no place that is known. */
  readonly landmark: string | null;
  /** Whether it is to be near the reader. */
  readonly isNearMe: boolean;
  readonly said: Said;
};

/** Where a journey goes, beside where it begins: `bus to Nakuru Nairobi`. */
const towards: ReadonlySet<string> = new Set(['to', 'pour']);

/** The kinds that say what is looked for. */
const told: ReadonlySet<Kind> = new Set(['need', 'trade', 'brand', 'rest']);

/** What is where other things are: beside another trade it says where that is. `taxi aéroport`, `market hardware` */
const landmarks: ReadonlySet<string> = new Set([
  'transport-airport',
  'transport-bus-station',
  'transport-train-station',
  'shops-market',
  'shops-mall',
  'leisure-culture-stadium',
  'education-university',
]);

/** Who brings people and things elsewhere. */
const journeys: ReadonlySet<string> = new Set([
  'tourism-travel-agency',
  'professional-services-courier',
  'transport-freight',
  'finance-money-transfer',
  'public-services-embassy',
]);

const brand: Find = (phrase) => {
  const trades = brandOf.get(phrase);
  return trades && { trades };
};

/** What somebody means who types these words. */
export const understand = (typed: readonly Word[], { categories, isPlace, isKnown }: Knowledge): Meaning => {
  const trade: Find = (phrase, some) => {
    const trades = isWhole(some) ? categories.meant(phrase.split(' ')) : [];
    // those who help as well, where a trade's word is also a need: `generator`
    return trades.length > 0 ? { trades: [...new Set([...trades, ...needTradesOf(phrase)])] } : undefined;
  };
  // a road is not in the town that it leads to
  const isRoad = ({ word }: Word): boolean =>
    saidOfRoads.has(typed[typed.findIndex((one) => one.word === word) + 1]?.word ?? '');
  const place: Find = (phrase, some) =>
    !saidOfPlaces.has(phrase) &&
    isPlace(phrase) &&
    some.some(({ word }) => !isStopWord(word)) &&
    !some.slice(-1).some(isRoad)
      ? {}
      : undefined;
  const isElse = ({ word }: Word): boolean => isPlace(word) || saidNear.has(word);
  // longer phrases say more than shorter ones, and a trade more than a place: `gare routière`, `marché`
  const found = (
    [
      ['openTonight', longestSaid, within(saidTonight)],
      ['openSaturday', longestSaid, within(saidSaturday)],
      ['openSunday', longestSaid, within(saidSunday)],
      ['open24h', longestSaid, within(said24h)],
      ['hours', longestSaid, within(saidOfHours)],
      ['openNow', longestSaid, within(saidOpen)],
      ['hasWhatsapp', longestSaid, within(saidWhatsapp)],
      ['verified', 1, within(saidVerified)],
      ['brand', longestBrand, several(brand)],
      ['need', longestNeed, several(need)],
      ['place', longestPlace, several(place)],
      ['trade', categories.longestPhrase, several(trade)],
      ['need', longestNeed, scatteredNeed(isElse)],
      ['around', longestSaid, within(saidAround)],
      ['near', longestSaid, within(saidNear)],
      ['trade', 1, trade],
      ['need', 1, need],
      ['brand', 1, brand],
      ['place', 1, place],
      ['thing', 2, anyThing],
      ['doing', 1, anyDoing],
      ['abroad', 2, within(saidOfAbroad)],
      ['placeWord', longestSaid, within(saidOfPlaces)],
      ['between', 1, within(saidBetween)],
    ] as const
  ).reduce<Piece[]>((so, [kind, longest, find]) => take(so, kind, longest, find), [{ kind: 'rest', words: typed }]);

  // without a place, its words are of a name: `garage de la route`
  const hasPlace = found.some(({ kind }) => kind === 'place');
  // what is to be repaired says who repairs it: `réparation frigo`
  const isRepair = ({ kind, words }: Piece): boolean =>
    kind === 'trade' && words.every(({ word }) => saidOfRepairs.has(word));
  const isBesideTrades = ({ kind, words }: Piece): boolean =>
    (kind === 'trade' && words.every(({ word }) => saidBesideTrades.has(word))) ||
    (kind !== 'rest' && saidOfManner.has(phraseOf(words)));
  const saysLittle = (piece: Piece): boolean => isRepair(piece) || isBesideTrades(piece);
  const isLandmark = ({ kind, trades = [] }: Piece): boolean =>
    kind === 'trade' && trades.length > 0 && trades.every((id) => landmarks.has(id));
  const saysMore = (piece: Piece): boolean =>
    !saysLittle(piece) && (piece.kind === 'trade' || piece.kind === 'need' || piece.kind === 'brand');
  const isMore = found.some(saysMore);
  const isThing = found.some(({ kind }) => kind === 'thing');
  const isAway = found.some(({ trades = [] }) => trades.some((id) => journeys.has(id)));
  const isElsewhere = found.some((piece) => saysMore(piece) && !isLandmark(piece));
  const placesTold = found.filter(({ kind }) => kind === 'place').length;
  const isGoal = ({ kind }: Piece, before: Piece | undefined): boolean =>
    kind === 'place' && placesTold > 1 && before?.kind === 'between' && towards.has(phraseOf(before.words));
  const pieces = found.map((piece, at): Piece => {
    if (piece.kind === 'placeWord' && !hasPlace) return { ...piece, kind: 'rest' };
    if (piece.kind === 'abroad') return { ...piece, kind: isAway ? 'between' : 'rest' };
    if (isAway && piece.kind === 'trade' && saidOfAbroad.has(phraseOf(piece.words)))
      return { ...piece, kind: 'between' };
    if (piece.kind === 'thing') return { ...piece, kind: isMore ? 'rest' : 'need' };
    if (piece.kind === 'doing') return { ...piece, kind: isMore || isThing ? 'between' : 'need' };
    if (isElsewhere && isLandmark(piece)) return { ...piece, kind: 'rest' };
    const saysNothing = ((isMore || isThing) && saysLittle(piece)) || isGoal(piece, found[at - 1]);
    return saysNothing ? { ...piece, kind: 'between' } : piece;
  });

  const has = (kind: Kind): boolean => pieces.some((piece) => piece.kind === kind);
  const isTold = ({ kind }: Piece): boolean => told.has(kind);
  // what is near of something is not that something
  const near = pieces.findIndex(({ kind }) => kind === 'near');
  const isApart = near > 0 && pieces.slice(0, near).some(isTold) && pieces.slice(near).some(isTold);
  const sought = isApart ? pieces.slice(0, near) : pieces;
  const of = (kind: Kind): readonly Piece[] => sought.filter((piece) => piece.kind === kind);
  const [trades, wanted, brands] = [of('trade'), of('need'), of('brand')];
  const names = sought.filter(({ kind }) => kind === 'rest' || kind === 'brand');
  const [[named], [want], [chain]] = [trades, wanted, brands];
  // what the brand is, of what the trade may mean: `station total`
  const asBrand = named ? (chain?.trades ?? []).filter((id) => named.trades?.includes(id)) : (chain?.trades ?? []);
  // who says what is wrong says more than a search needs; one word beside others may be of a name, if any company has them
  const isNoName = names.every(({ kind, words }) => kind === 'rest' && words.every(({ word }) => !isKnown(word)));
  const isNeed = want !== undefined && !named && (isNoName || want.words.length > 1);
  const hasName = !isNeed && (names.length > 0 || trades.length > 1);
  // one small word beside a name is of the name: `hôtel bon séjour`
  const around = of('around');
  const isOfName = hasName && around.length === 1 && around[0]?.words.length === 1;
  const kept = sought.filter((piece) => {
    if (piece.kind === 'around') return isOfName;
    return piece.kind === 'need' ? !named : isTold(piece);
  });
  const asTold = (named ?? want)?.trades ?? [];
  const meant = (named || !want) && asBrand.length > 0 ? asBrand : asTold;
  // a brand that is what the trade says stays beside it
  const alone = meant === asTold ? named : chain;
  // a word of a need may be a trade by itself: `école franco-arabe`
  const single = wanted
    .flatMap(({ words }) => (words.length > 1 ? words.map(({ word }) => word) : []))
    .filter((word) => !saidOfRepairs.has(word) && !saidBesideTrades.has(word))
    .flatMap((word) => categories.meant([word]));
  const also = [...trades, ...wanted, ...brands].flatMap((piece) => piece.trades ?? []);
  const others = (some: readonly string[]): string[] => [...new Set(some)].filter((id) => !meant.includes(id));
  return {
    what: isNeed ? '' : textOf(kept.flatMap((piece) => piece.words)),
    trades: meant,
    also: others(also),
    parts: others(single),
    isBrand: alone !== undefined && alone === chain && hasName,
    names: names.flatMap((piece) => piece.words),
    tradeAlone: hasName && alone ? textOf(alone.words) : null,
    hasName,
    places: pieces.filter(({ kind }) => kind === 'place').map((piece) => phraseOf(piece.words)),
    landmark: isApart
      ? textOf(
          pieces
            .slice(near)
            .filter(isTold)
            .flatMap((piece) => piece.words),
        )
      : null,
    isNearMe: pieces.some(({ kind, words }) => kind === 'around' && saidNearMe.has(phraseOf(words))),
    said: {
      openNow: has('openNow'),
      openTonight: has('openTonight'),
      openSaturday: has('openSaturday'),
      openSunday: has('openSunday'),
      open24h: has('open24h'),
      hasWhatsapp: has('hasWhatsapp'),
      verified: has('verified'),
    },
  };
};
