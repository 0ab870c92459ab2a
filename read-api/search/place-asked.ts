import type { Pool } from 'pg';
import type { Language } from '#domain/language.ts';
import { places } from '#projections/place/places.ts';
import { schemaOf } from '#projections/projection.ts';
import type { Point } from './distance.ts';
import type { NamedPlace } from './postgres-where.ts';

/** The point of a city; undefined for an unknown one. */
const pointOf = async (pool: Pool, city: number): Promise<Point | undefined> => {
  const { rows } = await pool.query<Point>(`select lat, lng from ${schemaOf(places)}.city where id = $1`, [city]);
  return rows[0];
};

/**
 * Returns the narrowest of the places that were named, and where it is: the `middle` of its companies, else the point of
 * the city. Undefined where only a country was named, or nobody knows where it is.
 */
export const placeAsked = async (
  pool: Pool,
  named: readonly (readonly NamedPlace[])[],
  middle: Point | null,
  lang: Language,
): Promise<(Point & { readonly label: string }) | undefined> => {
  const narrow = named.flatMap(([place]) => (place && place.city !== 0 ? [place] : []));
  const [asked] = narrow.toSorted((a, b) => Number(a.city !== null) - Number(b.city !== null));
  if (!asked) return undefined;
  const point = middle ?? (asked.city ? await pointOf(pool, asked.city) : undefined);
  return point && { ...point, label: asked.label[lang] };
};
