import { z } from 'zod';
import { point } from '#domain/place/place.events.ts';
import type { Value } from './postgres-conditions.ts';
import type { SearchQuery } from './search-index.ts';

/** An area of the map between two parallels and two meridians, in degrees. */
export type Bounds = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/** Reads `south,west,north,east`. An area does not cross the 180th meridian. */
export const typedBounds = z
  .string()
  .regex(/^-?\d+(\.\d+)?(\s*,\s*-?\d+(\.\d+)?){3}$/)
  .transform((text) => {
    const [south, west, north, east] = text.split(',').map(Number);
    return { south, west, north, east };
  })
  .pipe(z.object({ south: point.lat, west: point.lng, north: point.lat, east: point.lng }))
  .refine(({ south, north, west, east }) => south < north && west < east);

/** A search in an area of the map, which stands for every other place of the query. */
export const placedByBounds = (query: SearchQuery): SearchQuery =>
  query.bounds ? { ...query, where: '', city: undefined, district: undefined, radiusKm: undefined } : query;

/** The SQL conditions for the companies of an area. */
export const boundsSql = ({ bounds }: SearchQuery, value: Value): string[] =>
  bounds
    ? [
        `lat between ${value(bounds.south, 'float8')} and ${value(bounds.north, 'float8')}`,
        `lng between ${value(bounds.west, 'float8')} and ${value(bounds.east, 'float8')}`,
      ]
    : [];

/** The Meilisearch filter for the companies of an area. */
export const boundingBox = ({ bounds }: SearchQuery): string[] =>
  bounds ? [`_geoBoundingBox([${bounds.north}, ${bounds.east}], [${bounds.south}, ${bounds.west}])`] : [];
