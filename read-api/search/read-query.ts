import type { Pool } from 'pg';
import { unspaced, words } from '#domain/fold.ts';
import { mark } from '#projections/company/search-words.ts';
import type { Categories } from './categories.ts';
import type { Point } from './distance.ts';
import { allowedEdits, editsBetween } from './edit-distance.ts';
import { learnedPlace } from './learned-place.ts';
import { lookUp } from './look-up.ts';
import { isNeedWord } from './needs.ts';
import { placeAsked } from './place-asked.ts';
import { snapshots } from './postgres-snapshot.ts';
import { type NamedPlace, placesCalled } from './postgres-where.ts';
import { textOf, type Word, wordsOf } from './query-pieces.ts';
import { respelt, takenApart } from './respell.ts';
import type { PlaceElsewhere, SearchQuery } from './search-index.ts';
import { spelledOut } from './spelled-out.ts';
import { isSpoken } from './spoken.ts';
import { isStopWord } from './stop-words.ts';
import { allOf, lexeme } from './tsquery.ts';
import { areOnlyPlaces, around, placesIn, placesNamed, together, withoutPlaceWords } from './typed-places.ts';
import { type Meaning, understand } from './understand.ts';

/** So far around a town its suburbs lie, which lists of places may have as towns of their own. */
export const suburbsKm = 25;
/** So far around a place its neighbours lie. */
const neighbourhoodKm = 100;
/** So far around what a place was learned from its own companies lie. */
const learnedKm = 15;
const rareBelow = 40;
/** A word that fewer companies have may be a misspelling of theirs, too. */
const doubtedBelow = 10;

type Called = {
  readonly exactly: boolean;
  /** Whether some have all the words in their name. */
  readonly partly: boolean;
  /** The name of one that has the same letters, whatever spaces stand between them. */
  readonly spaced: string | null;
};

/** Whether companies, of `country` if it is given, are called so. */
const calledSo = async (pool: Pool, schema: string, what: string, country: string | undefined): Promise<Called> => {
  const typed = wordsOf(what);
  if (typed.length === 0) return { exactly: false, partly: false, spaced: null };
  const there = country === undefined ? [] : [lexeme(mark.country(country))];
  const find = allOf([...typed.map(({ word }) => lexeme(word, { weights: 'A' })), ...there]);
  const spaced = allOf([lexeme(mark.name(what)), ...there]);
  const key = typed.map(({ word }) => word).join(' ');
  const { rows } = await pool.query<Called>({
    name: `called-so-${schema}`,
    text: `select count(*) filter (where key = $2) > 0 as exactly, count(*) > 0 as partly,
        (select name from ${schema}.company where words @@ $3::tsquery order by score desc, id limit 1) as spaced
      from (select key from ${schema}.company where words @@ $1::tsquery limit 500) named`,
    values: [find, key, spaced],
  });
  return rows[0] as Called;
};

/** The country whose two capitals are all that was typed. */
const codeIn = (where: string): string | undefined => /^[A-Z]{2}$/.exec(where.trim())?.[0];

export type Area = Pick<SearchQuery, 'where' | 'country' | 'radiusKm'> & {
  readonly isWider: boolean;
  /** The narrowest place that was asked for, from which a wider area tells distances. */
  readonly from?: (Point & { readonly label: string }) | undefined;
  /** No place that was typed is known in the country: this is all of it. */
  readonly isPlaceUnknown?: boolean;
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(', ');

export type Reading = {
  readonly meaning: Meaning;
  readonly categories: Categories;
  /** It is what companies are called: nothing is to be understood. */
  readonly isName: boolean;
  /** Whether a company of this country may be where a trade is looked for: not in the country of another town. */
  readonly mayBeMeant: (country: string) => boolean;
  /** Words are among them that are no trade, no place and nothing that is said around them: they may be of a name. */
  readonly mayBeName: boolean;
  /** The name of a company that is this but for the spaces between its words: `La Rose` for `larose`. */
  readonly spaced: string | null;
  /** Other ways to write the words, if they are of a name, the likeliest first. */
  readonly spellings: () => Promise<readonly string[]>;
  /** Whether this name accounts for all words of `what`. */
  readonly isCalled: (name: string, what: string) => boolean;
  /** The same, when words that few companies have may be misspelt. */
  readonly mayBeCalled: (name: string, what: string) => boolean;
  /** Where to look, the narrowest first. */
  readonly areas: readonly [Area, ...Area[]];
  /** Where to look next: around, and never beyond the country. */
  readonly wider: () => Promise<readonly Area[]>;
  /** The place of another country that the second box names; undefined where no company is there. */
  readonly elsewhere: () => Promise<PlaceElsewhere | undefined>;
  /** Around what the words beside a trade are the name of, where they name no place: `pharmacie Yopougon`. */
  readonly learned: () => Promise<Area | undefined>;
  /** The same, when words that few companies have are misspelt, too. */
  readonly bolder?: () => Promise<Reading>;
};

/** Whether a name has a word, or one that it may be a misspelling of when nobody knows it. */
const standsIn = (name: string, word: string, isKnown: boolean): boolean =>
  words(name).some(
    (one) => one.startsWith(word) || (!isKnown && editsBetween(word, one, allowedEdits(word)) !== undefined),
  );

/** Where to look first: near of what was said, then without that, then with the places alone. */
const areasOf = (
  { where, country, lang, bounds }: SearchQuery,
  { landmark }: Meaning,
  named: readonly (readonly NamedPlace[])[],
  alone: readonly (readonly NamedPlace[])[],
): Reading['areas'] => {
  if (bounds) return [{ where: '', country, isWider: false }];
  const labelsOf = (places: typeof named): string => places.map(([place]) => place?.label[lang] ?? '').join(', ');
  const [told, labels] = [labelsOf(named), labelsOf(alone)];
  const typed = withoutPlaceWords(where);
  const asked: Area = { where: joined(told, typed), country, isWider: false };
  const placed: readonly Area[] = labels ? [{ ...asked, where: joined(told, labels) }] : [];
  return landmark ? [{ ...asked, where: joined(landmark, told, typed) }, asked, ...placed] : [asked, ...placed];
};

/** Returns what reads a query: what it means, and where to look, by the companies, trades and places of the search's tables. */
export const queryReader = (pool: Pool, schema: string): ((query: SearchQuery) => Promise<Reading>) => {
  const snapshot = snapshots(pool, schema);

  const reading = async (query: SearchQuery, isBold = false): Promise<Reading> => {
    const country = query.country ?? codeIn(query.where);
    const asTyped = wordsOf(query.what);
    const typedAround = wordsOf(query.where);
    const all = [...asTyped, ...typedAround].map(({ word }) => word);
    const [vocabulary, called] = await Promise.all([
      lookUp(pool, schema, all, { rareBelow }),
      calledSo(pool, schema, query.what, country),
    ]);
    const categories = await snapshot.categories(vocabulary.categoriesAt);
    const countOf = (word: string): number => vocabulary.known.get(word)?.count ?? 0;
    const isKnown = (word: string): boolean => countOf(word) >= (isBold ? doubtedBelow : 1);
    const words = { pool, schema, typed: asTyped, country, categories, vocabulary, isKnown };
    const out = called.exactly || called.partly ? null : await spelledOut(words);
    const typed = called.exactly ? asTyped : (out?.flatMap(wordsOf) ?? (await respelt(words)));
    const { here: places, elsewhere } = await placesIn({
      ...{ pool, schema, typed, categories, isKnown },
      around: typedAround,
      country,
    });
    const meaning = understand(typed, { categories, isPlace: (phrase) => places(phrase).length > 0, isKnown });
    const alone = together(placesNamed(typedAround, places), country);
    const named = together(meaning.places.map(places), country);
    // a company may be called by its trade alone: `Pharmacie`
    const isTrade = meaning.trades.length > 0 && !meaning.hasName && unspaced(meaning.what) === unspaced(query.what);
    const isName = (called.exactly && !isTrade) || (called.partly && (meaning.trades.length === 0 || meaning.hasName));
    const towns =
      meaning.hasName || meaning.trades.length === 0 ? [] : named.filter((some) => some.some(({ city }) => city));
    const isDoubted = ({ word }: Word): boolean =>
      isKnown(word) && countOf(word) < doubtedBelow && !categories.knows(word) && allowedEdits(word) > 0;
    // a word that few companies have may be a misspelling in this name
    const isSure = (word: string): boolean => countOf(word) >= doubtedBelow || categories.knows(word);
    const telling = (some: readonly Word[]) => some.filter(({ word }) => !isStopWord(word));
    const accountsFor = (isRight: (word: string) => boolean) => (name: string, what: string) => {
      const told = telling(wordsOf(what));
      return told.length > 0 && told.every(({ word }) => standsIn(name, word, isRight(word)));
    };
    return {
      ...{ meaning, categories, isName },
      mayBeMeant: (code) => towns.every((some) => some.some((one) => one.country === code)),
      spaced: isTrade ? null : called.spaced,
      spellings: async () =>
        [...new Set([typed, await takenApart(words)].map(textOf))].filter((text) => text !== textOf(asTyped)),
      mayBeName:
        meaning.hasName ||
        meaning.names.length > 0 ||
        telling(asTyped).some(({ word }) => !isKnown(word) && !isSpoken(word) && !isNeedWord(word)),
      isCalled: accountsFor(isKnown),
      mayBeCalled: accountsFor(isSure),
      areas: areasOf(query, meaning, named, alone),
      learned: async () => {
        const isPlaced = [...named, ...alone].flat().some(({ city }) => city !== 0);
        if (query.bounds || query.near || isPlaced || meaning.trades.length === 0) return undefined;
        const where = country ?? named.flat()[0]?.country;
        const from = await learnedPlace(pool, schema, [meaning.names, wordsOf(meaning.landmark ?? '')], where);
        return from && { where: '', country: from.country, isWider: true, from, radiusKm: learnedKm };
      },
      wider: async () => (query.bounds ? [] : widerThan(query, [...named, ...alone])),
      elsewhere: async () => {
        const asPlace = wordsOf(withoutPlaceWords(query.where));
        if (!areOnlyPlaces(asPlace, elsewhere)) return undefined;
        return placeElsewhere(together(placesNamed(asPlace, elsewhere), undefined), query.lang);
      },
      ...(!isBold && meaning.hasName && asTyped.some(isDoubted) && { bolder: () => reading(query, true) }),
    };
  };

  const placeElsewhere = async (
    named: readonly (readonly NamedPlace[])[],
    lang: SearchQuery['lang'],
  ): Promise<PlaceElsewhere | undefined> => {
    const there = await around(pool, schema, named, undefined);
    if (!there) return undefined;
    const { country } = there;
    const [whole] = await placesCalled(pool, schema, [], [country]);
    const parts = named.flatMap(
      (places) => places.find((place) => place.country === country && place.city !== 0) ?? [],
    );
    const where = joined(...new Set(parts.map(({ label }) => label[lang])));
    return { where, country, label: joined(where, whole?.label[lang] ?? '') };
  };

  const widerThan = async (
    { where, country, lang }: SearchQuery,
    named: readonly (readonly NamedPlace[])[],
  ): Promise<readonly Area[]> => {
    // a part of a city that no company names is looked for in all of the city
    const inCities = named.map((places) =>
      places.flatMap((place) => (place.within ? { ...place, city: place.within } : place)),
    );
    const cities = inCities.filter((places) => places.some(({ city }) => city));
    const there = await around(pool, schema, named, country);
    const listed = inCities.flat().flatMap(({ within }) => within ?? []);
    const isElsewhere = listed.length > 0 && !listed.some((city) => city === there?.id);
    const elsewhere = !there || isElsewhere ? await around(pool, schema, cities, country) : undefined;
    const wider = there ?? elsewhere;
    const code = country ?? codeIn(where) ?? wider?.country ?? [...cities, ...named][0]?.[0]?.country;
    const asked = there ? named : cities.filter((places) => !places.some(({ within }) => within));
    const from =
      (await placeAsked(pool, asked, wider?.middle ?? null, lang)) ??
      (wider?.middle && wider.city ? { ...wider.middle, label: wider.city[lang] } : undefined);
    const isCity = from?.label === wider?.city?.[lang];
    const isPlaceUnknown = named.length === 0 && withoutPlaceWords(where) !== '' && codeIn(where) === undefined;
    return [
      ...(wider?.city
        ? [{ where: wider.city[lang], country: wider.country, isWider: true, from: isCity ? undefined : from }]
        : []),
      // another part of a city that has this name
      ...(there && elsewhere?.city ? [{ where: elsewhere.city[lang], country: elsewhere.country, isWider: true }] : []),
      ...(code && from
        ? [suburbsKm, neighbourhoodKm].map((radiusKm) => ({ where: '', country: code, isWider: true, from, radiusKm }))
        : []),
      ...(code ? [{ where: '', country: code, isWider: true, from, isPlaceUnknown }] : []),
    ];
  };

  return (query) => reading(query);
};
