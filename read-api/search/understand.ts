import type { Categories } from './categories.ts';
import { needs } from './needs.ts';
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
  saidBetween,
  saidNear,
  saidOfCompanies,
  saidOfHours,
  saidOfPlaces,
  saidOfRepairs,
  saidOpen,
  saidSaturday,
  saidSunday,
  saidTonight,
  saidVerified,
  saidWhatsapp,
} from './spoken.ts';
import { isStopWord } from './stop-words.ts';

/** What is known of the words before they are understood. */
export type Knowledge = {
  readonly categories: Categories;
  /** Whether a phrase, in search form, names a place. */
  readonly isPlace: (phrase: string) => boolean;
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
  /** Whether words are left that name neither a trade nor a need. */
  readonly hasName: boolean;
  /** Those words. */
  readonly names: readonly Word[];
  /** The places that were named among the words, in search form. */
  readonly places: readonly string[];
  /** What it is said to be near of, which is no place that is known. */
  readonly landmark: string | null;
  readonly said: Said;
};

/** What stands between the words of a need and says nothing: `my car is overheating`. */
const small: ReadonlySet<string> = new Set('is are est sont my our mon ma mes notre nos'.split(' '));

const telling = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => !isStopWord(word) && !small.has(word))
    .join(' ');

const needOf = new Map(
  needs.toReversed().flatMap(({ said, categories }) => [
    [telling(said) || said, categories],
    [said, categories],
  ]),
);
const longestNeed = 6;
/** Shorter ones may be another word. */
const shortestJoined = 7;

/** Needs of several words, written as one: `guesthouse`. */
const joinedNeedOf = new Map(
  [...needOf].flatMap(([said, categories]) => {
    const joined = said.replaceAll(' ', '');
    return said.includes(' ') && joined.length >= shortestJoined ? [[joined, categories] as const] : [];
  }),
);

/** Without the articles that are written with their word: `pret dargent`, `طبيب الاسنان`. */
const bare = (phrase: string): string => phrase.replace(/(?<= |^)(?:[dl](?=[aeiouy]|h[aeiouy])|ال(?=\p{L}{2}))/gu, '');

/** A need is told with small words in it or without: `fuite d'eau`, `fuite eau`. */
const need: Find = (phrase, some) => {
  const trades = isWhole(some)
    ? (needOf.get(phrase) ??
      (some.length > 1 ? (needOf.get(telling(phrase)) ?? needOf.get(bare(telling(phrase)))) : joinedNeedOf.get(phrase)))
    : undefined;
  return trades && { trades };
};

/** Where a journey goes, beside where it begins: `bus to Nakuru Nairobi`. */
const towards: ReadonlySet<string> = new Set(['to', 'pour']);

/** What somebody means who types these words. */
export const understand = (typed: readonly Word[], { categories, isPlace }: Knowledge): Meaning => {
  const trade: Find = (phrase, some) => {
    const trades = isWhole(some) ? categories.meant(phrase.split(' ')) : [];
    // those who help as well, where a trade's word is also a need: `generator`
    return trades.length > 0 ? { trades: [...new Set([...trades, ...(needOf.get(phrase) ?? [])])] } : undefined;
  };
  const place: Find = (phrase, some) =>
    isPlace(phrase) && some.some(({ word }) => !isStopWord(word)) ? {} : undefined;
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
      ['need', longestNeed, several(need)],
      ['place', longestPlace, several(place)],
      ['trade', categories.longestPhrase, several(trade)],
      ['around', longestSaid, within(saidAround)],
      ['near', longestSaid, within(saidNear)],
      ['trade', 1, trade],
      ['need', 1, need],
      ['place', 1, place],
      ['placeWord', longestSaid, within(saidOfPlaces)],
      ['between', 1, within(saidBetween)],
    ] as const
  ).reduce<Piece[]>((so, [kind, longest, find]) => take(so, kind, longest, find), [{ kind: 'rest', words: typed }]);

  // without a place, its words are of a name: `garage de la route`
  const hasPlace = found.some(({ kind }) => kind === 'place');
  // what is to be repaired says who repairs it: `réparation frigo`
  const isRepair = ({ kind, words }: Piece): boolean =>
    kind === 'trade' && words.every(({ word }) => saidOfRepairs.has(word));
  const isOfCompanies = ({ kind, words }: Piece): boolean =>
    kind === 'trade' && words.every(({ word }) => saidOfCompanies.has(word));
  const saysLittle = (piece: Piece): boolean => isRepair(piece) || isOfCompanies(piece);
  const isMore = found.some((piece) => (piece.kind === 'trade' && !saysLittle(piece)) || piece.kind === 'need');
  const placesTold = found.filter(({ kind }) => kind === 'place').length;
  const isGoal = ({ kind }: Piece, before: Piece | undefined): boolean =>
    kind === 'place' && placesTold > 1 && before?.kind === 'between' && towards.has(phraseOf(before.words));
  const pieces = found.map((piece, at): Piece => {
    if (piece.kind === 'placeWord' && !hasPlace) return { ...piece, kind: 'rest' };
    const saysNothing = (isMore && saysLittle(piece)) || isGoal(piece, found[at - 1]);
    return saysNothing ? { ...piece, kind: 'between' } : piece;
  });

  const has = (kind: Kind): boolean => pieces.some((piece) => piece.kind === kind);
  const isTold = ({ kind }: Piece): boolean => kind === 'need' || kind === 'trade' || kind === 'rest';
  // what is near of something is not that something
  const near = pieces.findIndex(({ kind }) => kind === 'near');
  const isApart = near > 0 && pieces.slice(0, near).some(isTold) && pieces.slice(near).some(isTold);
  const sought = isApart ? pieces.slice(0, near) : pieces;
  const of = (kind: Kind): readonly Piece[] => sought.filter((piece) => piece.kind === kind);
  const [trades, wanted, names] = [of('trade'), of('need'), of('rest')];
  const [[named], [want]] = [trades, wanted];
  // who says what is wrong says more than a search needs; one word beside others may be of a name
  const isNeed = want !== undefined && !named && (names.length === 0 || want.words.length > 1);
  const hasName = !isNeed && (names.length > 0 || trades.length > 1);
  // one small word beside a name is of the name: `hôtel bon séjour`
  const around = of('around');
  const isOfName = hasName && around.length === 1 && around[0]?.words.length === 1;
  const kept = sought.filter((piece) => {
    if (piece.kind === 'around') return isOfName;
    return piece.kind === 'need' ? !named : isTold(piece);
  });
  const meant = (named ?? want)?.trades ?? [];
  const also = [...trades, ...wanted].flatMap((piece) => piece.trades ?? []);
  return {
    what: isNeed ? '' : textOf(kept.flatMap((piece) => piece.words)),
    trades: meant,
    also: [...new Set(also)].filter((id) => !meant.includes(id)),
    names: names.flatMap((piece) => piece.words),
    tradeAlone: named && hasName ? textOf(named.words) : null,
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
