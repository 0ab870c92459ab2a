import type { Pool } from 'pg';
import { words } from '#domain/fold.ts';
import type { Bilingual } from '#domain/text.ts';
import { mark } from '#projections/company/search-words.ts';
import { cityParts } from './city-parts.ts';
import { nicknames } from './country-nicknames.ts';
import { allowedEdits, editsBetween } from './edit-distance.ts';
import { isAlsoCalled, otherNamesOf } from './other-place-names.ts';
import { isStopWord } from './stop-words.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

/** A named place. `city` is 0 for a country, null for a part of a city or of a country. */
export type NamedPlace = {
  readonly key: string;
  readonly country: string;
  readonly city: number | null;
  /** The city that it is a part of, where a list of places says so. */
  readonly within?: number;
  readonly label: Bilingual;
};

/** Some words of `where`, and the places with this name; empty when no place has it. */
export type Piece = { readonly words: readonly string[]; readonly places: readonly NamedPlace[] };

/** The places that the typed `where` names. */
export type Where = {
  /** The tsquery text; null for everywhere. */
  readonly find: string | null;
  /** The country of all the places, when there is only one. */
  readonly country: string | null;
  /** Whether it names more than a country. */
  readonly isNarrow: boolean;
  /** The city, when `where` names a city and something else. */
  readonly city: { readonly find: string; readonly label: Bilingual; readonly piece: Piece } | null;
  readonly pieces: readonly Piece[];
};

const everywhere: Where = { find: null, country: null, isNarrow: false, city: null, pieces: [] };

const maxParts = 4;
const maxPartWords = 6;
const maxNameWords = 4;

const exact = (schema: string) => `
  (select key, country, city, label from ${schema}."placeName"
   where key = any($1) or (city = 0 and country = any($2)) order by population desc)
  union all
  select split_part(entry, E'\\t', 1), split_part(entry, E'\\t', 2), null,
    json_build_object('fr', split_part(entry, E'\\t', 3), 'en', split_part(entry, E'\\t', 3))::jsonb
  from unnest($1::text[]) k, lateral (
    select entry from ${schema}.area where entry ~>=~ (k || E'\\t') and entry ~<~ (k || E'\\n')
  ) a`;

/** What is much longer or shorter is passed over before letters are compared: that is dear, and `area` is read whole. */
const near = (schema: string) => `
  (select key, country, city, label from ${schema}."placeName", unnest($1::text[]) k where key % k
   order by population desc)
  union all
  select split_part(entry, E'\\t', 1), split_part(entry, E'\\t', 2), null,
    json_build_object('fr', split_part(entry, E'\\t', 3), 'en', split_part(entry, E'\\t', 3))::jsonb
  from ${schema}.area, unnest($1::text[], $2::int[]) as asked (k, edits)
  where abs(length(split_part(entry, E'\\t', 1)) - length(k)) <= edits
    and (k <% entry or (length(k) > 5 and (
      entry like left(k, length(k) / 2) || '%' or entry like '%' || right(k, length(k) / 2) || E'\\t%')))`;

/** The places that are called by one of `keys`, or whose code is one of `codes`. */
export const placesCalled = async (
  pool: Pool,
  schema: string,
  keys: readonly string[],
  codes: readonly string[],
): Promise<readonly NamedPlace[]> => {
  const { rows } = await pool.query<NamedPlace>({
    name: `where-${schema}`,
    text: exact(schema),
    values: [keys, codes],
  });
  return [...rows, ...(await cityParts(pool)).called(keys)];
};

/** So many letters may be wrong in a name of one word or several. */
const editsIn = (key: string): number =>
  Math.max(
    allowedEdits(key),
    key.split(' ').reduce((sum, word) => sum + allowedEdits(word), 0),
  );

/** The places whose names are like one of `keys`. */
export const placesLike = async (
  pool: Pool,
  schema: string,
  keys: readonly string[],
): Promise<readonly NamedPlace[]> => {
  const [{ rows }, { like }] = await Promise.all([
    pool.query<NamedPlace>({ name: `near-${schema}`, text: near(schema), values: [keys, keys.map(editsIn)] }),
    cityParts(pool),
  ]);
  return [...rows, ...keys.flatMap((key) => like(key, allowedEdits(key)))];
};

/** All names that the words may be, of four words at most. */
export const placeNamesIn = (part: readonly string[]): string[] =>
  part.flatMap((_, from) =>
    Array.from({ length: Math.min(maxNameWords, part.length - from) }, (_, i) =>
      part.slice(from, from + i + 1).join(' '),
    ),
  );

/** Splits the words of a part into names of places, the longest possible first. */
const piecesOf = (part: readonly string[], placesNamed: (key: string) => readonly NamedPlace[]): Piece[] => {
  const pieces: Piece[] = [];
  for (let from = 0; from < part.length; ) {
    let length = Math.min(maxNameWords, part.length - from);
    while (length > 1 && placesNamed(part.slice(from, from + length).join(' ')).length === 0) length--;
    const covered = part.slice(from, from + length);
    pieces.push({ words: covered, places: placesNamed(covered.join(' ')) });
    from += length;
  }
  return pieces;
};

/** Whether companies are in a part of a city of this name. */
const isCompanies = (key: string, places: readonly NamedPlace[]): boolean =>
  places.some((place) => place.key === key && place.city === null && !place.within);

/** The companies of a city that have these words in their name or address. */
const saidWithin = (key: string, city: number): string =>
  allOf([lexeme(mark.city(city)), ...key.split(' ').map((word) => lexeme(word, { weights: 'AC' }))]) ?? '';

/** Returns the tsquery text for the companies of a piece; null for a stop word. */
export const pieceQuery = ({ words: typed, places }: Piece): string | null => {
  if (places.length > 0)
    return anyOf(
      places.flatMap(({ key, country, city, within }) => [
        lexeme(city === null ? mark.area(key) : city === 0 ? mark.country(country) : mark.city(city)),
        ...(within && !isCompanies(key, places) ? [saidWithin(key, within)] : []),
      ]),
    );
  return isStopWord(typed[0] ?? '') ? null : lexeme(typed[0] ?? '', { prefix: true, weights: 'C' });
};

/** The places whose names differ least from `key`, in at most `maxEdits` letters. */
export const misspelt = (
  key: string,
  candidates: readonly NamedPlace[],
  maxEdits = allowedEdits(key),
): readonly NamedPlace[] => {
  const within = candidates.flatMap((place) => {
    const edits = editsBetween(key, place.key, maxEdits);
    return edits === undefined ? [] : [{ place, edits }];
  });
  const fewest = Math.min(...within.map(({ edits }) => edits));
  return within.filter(({ edits }) => edits === fewest).map(({ place }) => place);
};

const cityIn = (pieces: readonly Piece[]): Where['city'] => {
  const piece = pieces.find(({ places }) => places.some(({ city }) => city));
  const find = piece && pieceQuery(piece);
  const label = piece?.places.find(({ city }) => city)?.label;
  return piece && find && label ? { find, label, piece } : null;
};

/** Finds the places in a text: in any spelling, misspelt, or several at once (`cocody abidjan`, `Thika, Kenya`). */
export const resolveWhere = async (pool: Pool, schema: string, text: string): Promise<Where> => {
  const parts = text
    .split(/[,;/()\n]/)
    .slice(0, maxParts)
    .map((part) => words(part).slice(0, maxPartWords))
    .filter((part) => part.length > 0);
  if (parts.length === 0) return everywhere;

  const keys = [...new Set(parts.flatMap(placeNamesIn))];
  const codes = [text.trim(), ...keys.flatMap((key) => nicknames[key] ?? [])].filter((code) => /^[A-Z]{2}$/.test(code));
  const named = await placesCalled(pool, schema, [...keys, ...keys.flatMap(otherNamesOf)], codes);
  const byKey = Map.groupBy(named, ({ key }) => key);
  const called = (key: string): readonly NamedPlace[] => {
    const code = nicknames[key] ?? (key === text.trim().toLowerCase() ? text.trim() : undefined);
    const byCode = named.filter(({ city, country }) => city === 0 && country === code);
    const own = [...(byKey.get(key) ?? []), ...byCode];
    return own.length > 0 ? own : named.filter((place) => isAlsoCalled(place, key));
  };
  let pieces = parts.flatMap((part) => piecesOf(part, called));
  const unknown = pieces.filter(
    ({ places, words: [first = ''] }) => places.length === 0 && allowedEdits(first) > 0 && /^[a-z0-9]+$/.test(first),
  );
  if (unknown.length > 0) {
    const guesses = [...new Set([...parts.map((part) => part.join(' ')), ...unknown.flatMap(({ words }) => words)])];
    const close = await placesLike(pool, schema, guesses);
    const guessed = (key: string) => {
      const sure = called(key);
      return sure.length > 0 || !guesses.includes(key) ? sure : misspelt(key, close);
    };
    pieces = parts.flatMap((part) => piecesOf(part, guessed));
  }
  const places = pieces.flatMap((piece) => piece.places);
  const countries = new Set(places.filter(({ city }) => city === 0).map(({ country }) => country));
  const all = countries.size > 0 ? countries : new Set(places.map(({ country }) => country));
  return {
    find: allOf(pieces.map(pieceQuery)),
    country: all.size === 1 ? ([...all][0] ?? null) : null,
    isNarrow: pieces.some(({ places }) => !places.some(({ city }) => city === 0)),
    city: pieces.length > 1 ? cityIn(pieces) : null,
    pieces: pieces.filter((piece) => pieceQuery(piece) !== null),
  };
};
