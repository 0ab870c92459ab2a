import { z } from 'zod';
import { categoryId } from '#domain/category/category.events.ts';
import { image } from '#domain/media/image.events.ts';
import { countryCode, point } from '#domain/place/place.events.ts';
import { openState } from '../company/open-state-sent.ts';
import { facetNames, type Said, type SearchAnswer, saidFilters } from './search-index.ts';

const count = z.int().min(0);
const facetValues = z.array(z.object({ value: z.string(), label: z.string(), count }));
const facets = facetNames.map((name) => [name, facetValues] as const);

const result = z.object({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string(),
  url: z.string(),
  category: z.object({ id: categoryId, name: z.string() }),
  city: z.string().nullable(),
  district: z.string().nullable(),
  landmark: z.string().nullable(),
  country: countryCode,
  lat: point.lat.nullable(),
  lng: point.lng.nullable(),
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: count,
  verified: z.boolean(),
  demo: z.boolean(),
  logo: image.optional(),
  photos: z.array(image.pick({ id: true, width: true, height: true })).optional(),
  openState,
  phone: z.string().optional(),
  whatsapp: z.string().optional(),
  distanceKm: z.number().min(0).optional(),
  snippet: z.string(),
  why: z.object({ by: z.enum(['trade', 'description', 'address', 'area']), text: z.string() }).optional(),
});

const help = z.object({
  spelling: z.object({ what: z.string(), nbHits: count }).optional(),
  broader: z.object({ category: categoryId, label: z.string(), nbHits: count }).optional(),
  wider: z.object({ where: z.string(), label: z.string(), isCity: z.boolean(), nbHits: count }).optional(),
  without: z.partialRecord(z.enum(facetNames), count).optional(),
});

/** The answer of `GET /api/search`. */
export const searchAnswer = z.object({
  results: z.array(result),
  nbHits: count,
  nbPages: count,
  page: z.int().min(1),
  facets: z.object(Object.fromEntries(facets) as Record<(typeof facetNames)[number], typeof facetValues>),
  named: z.object({ category: z.string().optional(), city: z.string().optional() }),
  correctedQuery: z.string().optional(),
  understood: z
    .object({
      what: z.string(),
      where: z.string(),
      isWider: z.boolean(),
      from: z.string().optional(),
      withinKm: z.number().positive().optional(),
      isPlaceUnknown: z.boolean().optional(),
      elsewhere: z.object({ where: z.string(), country: z.string(), label: z.string() }).optional(),
      isNearUnknown: z.boolean().optional(),
      unmet: z.array(z.enum(saidFilters)).optional(),
      ...(Object.fromEntries(saidFilters.map((name) => [name, z.boolean()])) as Record<keyof Said, z.ZodBoolean>),
    })
    .optional(),
  help: help.optional(),
  tookMs: z.number().min(0),
}) satisfies z.ZodType<SearchAnswer>;
