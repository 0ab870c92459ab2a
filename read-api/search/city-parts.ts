import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { words } from '#domain/fold.ts';
import { places } from '#projections/place/places.ts';
import { schemaOf } from '#projections/projection.ts';
import { editsBetween } from './edit-distance.ts';
import type { NamedPlace } from './postgres-where.ts';

/** The parts of big cities that lists of places have, whether companies name them or not. */
type CityParts = {
  called(keys: readonly string[]): readonly NamedPlace[];
  /** Those that are this word but for so many letters. */
  like(word: string, maxEdits: number): readonly NamedPlace[];
  /** Those that begin with this word: `Bandal` for `Bandalungwa`. */
  begun(word: string): readonly NamedPlace[];
};

/** Parts of smaller cities are left to the companies that name them. */
const bigCity = 300_000;
const shortestBegun = 5;
const heldMs = 60_000;

const read = async (pool: Pool): Promise<CityParts> => {
  const schema = schemaOf(places);
  const { rows } = await pool.query<{ name: string; country: string; city: number }>(
    `select part.name, part.country, part.city from (
       select name, country, city from ${schema}.sub_city union select name, country, city from ${schema}.district
     ) part join ${schema}.city on city.id = part.city where city.population >= $1 order by city.population desc`,
    [bigCity],
  );
  const parts = rows.map(
    ({ name, country, city }): NamedPlace => ({
      key: words(name).join(' '),
      country,
      city: null,
      within: city,
      label: { fr: name, en: name },
    }),
  );
  const byKey = Map.groupBy(parts, ({ key }) => key);
  return {
    called: (keys) => keys.flatMap((key) => byKey.get(key) ?? []),
    like: (word, maxEdits) => parts.filter(({ key }) => editsBetween(word, key, maxEdits) !== undefined),
    begun: (word) => (word.length < shortestBegun ? [] : parts.filter(({ key }) => key.startsWith(word))),
  };
};

const held = new WeakMap<Pool, LRUCache<'all', CityParts>>();

/** The parts of big cities, read again after a minute. */
export const cityParts = async (pool: Pool): Promise<CityParts> => {
  const cache =
    held.get(pool) ??
    new LRUCache<'all', CityParts>({ max: 1, ttl: heldMs, allowStale: true, fetchMethod: () => read(pool) });
  held.set(pool, cache);
  return cache.forceFetch('all');
};
