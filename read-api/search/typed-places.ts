import type { Pool } from 'pg';
import { words } from '#domain/fold.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Categories } from './categories.ts';
import { cityParts } from './city-parts.ts';
import { nicknames } from './country-nicknames.ts';
import type { Point } from './distance.ts';
import { allowedEdits, editsBetween } from './edit-distance.ts';
import { isAlsoCalled, otherNamesOf } from './other-place-names.ts';
import { misspelt, type NamedPlace, pieceQuery, placeNamesIn, placesCalled, placesLike } from './postgres-where.ts';
import { type Find, longestPlace, phraseOf, take, textOf, type Word, wordsOf } from './query-pieces.ts';
import { longestSaid, saidBetween, saidNear, saidOfPlaces } from './spoken.ts';
import { isStopWord } from './stop-words.ts';
import { allOf } from './tsquery.ts';

const shortestPlace = 3;
/** A shorter word is as often of a name. */
const shortestMisspelt = 5;

/** The places that a phrase names: several may have the same name. */
export type Places = (phrase: string) => readonly NamedPlace[];

/** The places of the country that is asked in, and those of other countries that have exactly that name. */
export type TypedPlaces = { readonly here: Places; readonly elsewhere: Places };

type Asked = {
  readonly pool: Pool;
  readonly schema: string;
  readonly typed: readonly Word[];
  /** What was typed into the second box. */
  readonly around: readonly Word[];
  /** Two capitals; places of other countries are not meant. */
  readonly country: string | undefined;
  readonly categories: Categories;
  /** Whether companies have this word. */
  readonly isKnown: (word: string) => boolean;
};

const countriesOf = (places: readonly NamedPlace[]): ReadonlySet<string> =>
  new Set(places.map(({ country }) => country));

/** The parts of a city that its companies name. */
const partsOf = async (pool: Pool, schema: string, cities: readonly NamedPlace[]): Promise<readonly NamedPlace[]> => {
  const { rows } = await pool.query<{ part: string; country: string }>({
    name: `parts-${schema}`,
    text: `select distinct part, country from ${schema}.company, unnest(array["subCity", district]) part
      where words @@ $1::tsquery and part is not null`,
    values: [pieceQuery({ words: [], places: cities })],
  });
  return rows.map(({ part, country }) => {
    const key = words(part).join(' ');
    return { key, country, city: null, label: { fr: part, en: part } };
  });
};

const isInFull = ({ key, label: { fr, en } }: NamedPlace): boolean =>
  [fr, en].some((name) => words(name).join(' ') === key);

/** Longer names may have more wrong letters. */
const editsOfPhrase = (phrase: string): number => Math.min(3, Math.ceil(phrase.length / 5));
const editsOf = (word: string, other: string): number =>
  editsBetween(word, other, word.length) ?? Number.POSITIVE_INFINITY;

/**
 * The places that are named in `typed` and `around`, a word that nobody knows also when it is misspelt, and parts of a
 * city that is named beside them. What is typed into the second box says in which country the places are.
 */
export const placesIn = async (asked: Asked): Promise<TypedPlaces> => {
  const { pool, schema, typed, around, country, categories, isKnown } = asked;
  const [inWhat, inWhere] = [typed, around].map((some) => some.map(({ word }) => word)) as [string[], string[]];
  const namesIn = (some: readonly string[]): string[] =>
    [...new Set(placeNamesIn(some))].filter((key) => key.length >= shortestPlace);
  const keys = [...new Set([...namesIn(inWhat), ...namesIn(inWhere)])];
  const mayBeMisspelt = (word: string): boolean => allowedEdits(word) > 0 && /^[a-z]+$/.test(word);
  const codes = keys.flatMap((key) => nicknames[key] ?? []);
  const [called, listed] = await Promise.all([
    placesCalled(pool, schema, [...keys, ...keys.flatMap(otherNamesOf)], codes),
    cityParts(pool),
  ]);
  const sureOf = (phrase: string, all: readonly NamedPlace[]): readonly NamedPlace[] => {
    const own = all.filter(({ key }) => key === phrase);
    const code = nicknames[phrase];
    // what is called so in full, before what has it in its name: `Wuse` before `Sabon Wuse`
    if (own.length > 0) return own.toSorted((a, b) => Number(isInFull(b)) - Number(isInFull(a)));
    return all.filter((place) => (code ? place.city === 0 && place.country === code : isAlsoCalled(place, phrase)));
  };
  const told = namesIn(inWhere).flatMap((key) => sureOf(key, called));
  const wholes = told.filter(({ city }) => city === 0);
  const countries = country
    ? new Set([country])
    : countriesOf(wholes.length > 0 ? wholes : told.filter(({ city }) => city));
  const isHere = (place: NamedPlace): boolean => countries.size === 0 || countries.has(place.country);
  const here = called.filter(isHere);
  const isSure = (phrase: string): boolean => sureOf(phrase, here).length > 0;
  const sureWords = new Set(keys.filter(isSure).flatMap((key) => key.split(' ')));
  const guesses = [
    ...new Set([
      ...inWhat.filter(
        (word) => word.length >= shortestMisspelt && mayBeMisspelt(word) && !isKnown(word) && !categories.knows(word),
      ),
      ...inWhere.filter(mayBeMisspelt),
    ]),
  ].filter((word) => !sureWords.has(word));
  // names of several words, with one that nobody knows: `oZne 4`
  const isGuessed = (word: string): boolean => guesses.includes(word) && !isKnown(word) && !categories.knows(word);
  const phrases = keys.filter((key) => {
    const some = key.split(' ');
    return some.length > 1 && some.some(isGuessed) && !isStopWord(some[0] ?? '') && !isStopWord(some.at(-1) ?? '');
  });
  const like = guesses.length > 0 ? await placesLike(pool, schema, [...guesses, ...phrases]) : [];
  /** Whether a name is this phrase but for the words that nobody knows. */
  const isLikePhrase = (phrase: string, key: string): boolean => {
    const [some, others] = [phrase.split(' '), key.split(' ')];
    return (
      some.length === others.length &&
      some.every((word, at) => {
        const other = others[at] ?? '';
        return word === other || (isGuessed(word) && editsBetween(word, other, allowedEdits(word)) !== undefined);
      })
    );
  };
  // what is misspelt is in the country of a city that is spelt right beside it
  const besides = countriesOf([...keys].flatMap((key) => sureOf(key, here)).filter(({ city }) => city));
  const mayBeMeant = (place: NamedPlace): boolean =>
    isHere(place) && (besides.size === 0 || besides.has(place.country));
  const likeHere = like.filter(mayBeMeant);
  /** The only place that a word begins, of which the rest was left out: `bandal`. */
  const begun = (word: string): readonly NamedPlace[] => {
    const some = listed.begun(word).filter(mayBeMeant);
    return new Set(some.map(({ key }) => key)).size === 1 ? some : [];
  };

  // parts of the city that is named beside them, misspelt in several words
  const cities = here.filter(({ city }) => city);
  const unsure = namesIn(inWhere)
    .concat(namesIn(inWhat).filter((key) => key.split(' ').some((word) => guesses.includes(word))))
    .filter(
      (key) => key.length > shortestPlace && !isSure(key) && !key.split(' ').every((word) => sureWords.has(word)),
    );
  const parts = cities.length > 0 && unsure.length > 0 ? await partsOf(pool, schema, cities) : [];

  const placesHere: Places = (phrase) => {
    const sure = sureOf(phrase, here);
    if (sure.length > 0) return sure;
    const mostEdits = inWhat.includes(phrase) ? allowedEdits(phrase) : editsOfPhrase(phrase);
    const part = unsure.includes(phrase) ? misspelt(phrase, parts, mostEdits) : [];
    if (part.length > 0) return part;
    if (phrases.includes(phrase)) return likeHere.filter(({ key }) => isLikePhrase(phrase, key));
    if (!guesses.includes(phrase)) return [];
    const asTrade = Math.min(...categories.near(phrase).map(({ edits }) => edits));
    const close = misspelt(phrase, likeHere).filter(({ key }) => editsOf(phrase, key) < asTrade);
    return close.length > 0 ? close : begun(phrase);
  };
  const others = called.filter((place) => !isHere(place));
  return { here: placesHere, elsewhere: (phrase) => sureOf(phrase, others) };
};

const saidAroundPlaces: Find = (phrase) =>
  saidOfPlaces.has(phrase) || saidNear.has(phrase) || saidBetween.has(phrase) ? {} : undefined;

/** What was typed into the second box without the words that no place is called by: `centre ville, Kayes`. */
export const withoutPlaceWords = (where: string): string =>
  where
    .split(/[,;/()\n]/)
    .map((part) =>
      take([{ kind: 'rest', words: wordsOf(part) }], 'placeWord', longestSaid, saidAroundPlaces)
        .filter(({ kind }) => kind === 'rest')
        .map((piece) => textOf(piece.words))
        .join(' '),
    )
    .filter((part) => part.trim() !== '')
    .join(', ');

const placePieces = (typed: readonly Word[], places: Places) =>
  take([{ kind: 'rest', words: typed }], 'place', longestPlace, (phrase) =>
    isStopWord(phrase) || places(phrase).length === 0 ? undefined : {},
  );

/** The places that are named among the words, those of one name together. */
export const placesNamed = (typed: readonly Word[], places: Places): readonly (readonly NamedPlace[])[] =>
  placePieces(typed, places)
    .filter(({ kind }) => kind === 'place')
    .map((piece) => places(phraseOf(piece.words)));

/** Whether the words name places and nothing else. */
export const areOnlyPlaces = (typed: readonly Word[], places: Places): boolean =>
  typed.length > 0 &&
  placePieces(typed, places).every(
    (piece) => piece.kind === 'place' || piece.words.every(({ word }) => isStopWord(word)),
  );

/** Whether a company can be in one of these places and in one of those: not in two cities, nor in two countries. */
const mayBeBoth = (some: readonly NamedPlace[], others: readonly NamedPlace[]): boolean =>
  some.some((a) =>
    others.some((b) => {
      const [one, other] = [a.city ?? a.within, b.city ?? b.within];
      return a.country === b.country && (!one || !other || one === other);
    }),
  );

/**
 * Of places that exclude each other, those where somebody is rather than where something goes: of the country that is asked
 * in, a town rather than a country, the last. `envoyer argent au Mali Abidjan`
 */
export const together = (
  named: readonly (readonly NamedPlace[])[],
  country: string | undefined,
): readonly (readonly NamedPlace[])[] => {
  const rank = (places: readonly NamedPlace[]): number =>
    (places.some((place) => place.country === country) ? 4 : 0) +
    (places.some(({ city }) => city) ? 2 : places.some(({ city }) => city !== 0) ? 1 : 0);
  const [best, ...others] = named.toReversed().toSorted((a, b) => rank(b) - rank(a));
  if (!best) return named;
  const kept = [best];
  for (const places of others) if (kept.every((one) => mayBeBoth(one, places))) kept.push(places);
  // of two places of one name, the one that is where the others are: `Wuse Abuja`
  return named
    .filter((places) => kept.includes(places))
    .map((places) => {
      const there = places.filter((one) => kept.every((other) => other === places || mayBeBoth([one], other)));
      return there.length > 0 ? there : places;
    });
};

type Around = {
  readonly country: string;
  readonly id: number | null;
  readonly city: Bilingual | null;
  /** The middle of the companies of these places there. */
  readonly middle: Point | null;
};

/** The city that most companies of these places are in, of `country` if it is given; undefined where there are none. */
export const around = async (
  pool: Pool,
  schema: string,
  named: readonly (readonly NamedPlace[])[],
  country: string | undefined,
): Promise<Around | undefined> => {
  const find = allOf(named.map((places) => pieceQuery({ words: [], places })));
  if (find === null) return undefined;
  const { rows } = await pool.query<Around>({
    name: `around-${schema}`,
    text: `select c.country, c.city as id, case when lat is not null then json_build_object('lat', lat, 'lng', lng) end as middle,
        (select label from ${schema}."placeName" n where n.city = c.city and n.country = c.country limit 1) as city
      from (
        select city, country, count(*) as n, avg(lat) as lat, avg(lng) as lng from ${schema}.company
        where words @@ $1::tsquery and ($2::text is null or country = $2) group by 1, 2
      ) c order by c.city is null, n desc limit 1`,
    values: [find, country ?? null],
  });
  return rows[0];
};
