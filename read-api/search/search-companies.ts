import { z } from 'zod';
import { companySizes } from '#domain/company/company-sizes.ts';
import { languages } from '#domain/language.ts';
import { point } from '#domain/place/place.events.ts';
import { largestInteger, typedNumber, typedPage } from '#domain/typed-number.ts';
import { jsonSchemaOfText } from '#infra/http/json-schema.ts';
import { typedBounds } from './bounds.ts';
import { type SearchAnswer, type SearchIndex, type SearchSort, searchSorts } from './search-index.ts';

const maxQueryLength = 200;

/** Typed text without control characters and double spaces. */
const typed = z
  .string()
  .max(maxQueryLength)
  .transform((text) =>
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().max(maxQueryLength))
  .default('');

/** An optional parameter; an empty text counts as missing. */
const orEmpty = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .transform((text, context): z.output<T> | undefined => {
      if (text === '') return undefined;
      const { data, error } = schema.safeParse(text);
      if (!error) return data;
      for (const issue of error.issues) context.issues.push({ ...issue, input: text } as z.core.$ZodRawIssue);
      return z.NEVER;
    })
    .optional()
    .meta({ anyOf: [jsonSchemaOfText(schema), { const: '' }] });

const yes = typed.transform((text) => ['true', '1', 'on', 'yes', 'oui'].includes(text.toLowerCase()));

const coordinates = z
  .string()
  .regex(/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/)
  .transform((text) => {
    const [lat, lng] = text.split(',').map(Number);
    return { lat, lng };
  })
  .pipe(z.object(point));

/** The parameters of `GET /api/search`. */
export const searchParams = z.object({
  what: typed,
  where: typed,
  country: orEmpty(
    z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .toUpperCase(),
  ),
  /** Id of a category or a sub-category. */
  category: orEmpty(z.string().regex(/^[a-z0-9-]{1,80}$/)),
  /** GeoNames id. */
  city: orEmpty(typedNumber(z.int().min(1).max(largestInteger))),
  district: typed.transform((name) => name || undefined),
  size: orEmpty(z.enum(companySizes)),
  openNow: yes,
  /** Open this evening, after eight. */
  openTonight: yes,
  /** Open on the next Saturday, which is today on a Saturday. */
  openSaturday: yes,
  /** Open on the next Sunday, which is today on a Sunday. */
  openSunday: yes,
  /** Never closed in the next seven days. */
  open24h: yes,
  minRating: orEmpty(typedNumber(z.number().min(0).max(5))).transform((rating) => rating || undefined),
  hasWhatsapp: yes,
  verified: yes,
  hasProducts: yes,
  hasJobs: yes,
  /** Looks for the words as they are typed, whatever they may mean. */
  asTyped: yes,
  /** `lat,lng` */
  near: orEmpty(coordinates),
  /** Kilometres around `near`. */
  radius: orEmpty(typedNumber(z.number().positive().max(20_000))),
  /** `south,west,north,east` in degrees: an area of the map, in the place of `where`, `city`, `district` and `radius`. */
  bounds: orEmpty(typedBounds),
  /** The default is relevance, or distance when `near` is set. */
  sort: orEmpty(z.enum(searchSorts)),
  /** From 1; 20 companies per page. */
  page: orEmpty(typedPage).transform((page) => page ?? 1),
  lang: orEmpty(z.enum(languages)),
});
type SearchParams = z.infer<typeof searchParams>;

/** The parsed search parameters of an address, of the API or of a page. */
export type PageSearch = Omit<SearchParams, 'lang' | 'sort'> & { readonly sort: SearchSort };

/** Sets the default order (distance when `near` is set). Removes radius and distance order without `near`. */
const settled = ({ lang: _fromElsewhere, ...parsed }: SearchParams): PageSearch => {
  const usual = parsed.near ? 'distance' : 'relevance';
  return {
    ...parsed,
    radius: parsed.near && parsed.radius,
    sort: parsed.sort === 'distance' && !parsed.near ? usual : (parsed.sort ?? usual),
  };
};

const parameters = Object.entries(searchParams.shape).filter(([name]) => name !== 'lang' && name !== 'country');

/**
 * Reads the address of a results page by the same rules as the API. An invalid parameter is ignored, so that an old
 * link still finds companies. The country comes from the path.
 */
export const pageSearch = (address: URLSearchParams, country?: string): PageSearch => {
  const readable = parameters.flatMap(([name, schema]) => {
    const value = address.get(name)?.slice(0, maxQueryLength);
    return value !== undefined && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return settled(searchParams.parse({ ...Object.fromEntries(readable), country }));
};

/** Searches public companies; opening hours and jobs are those at `at`. */
export const searchCompanies = (
  { search }: { readonly search: SearchIndex },
  params: SearchParams,
  at: Date,
): Promise<SearchAnswer> => {
  const { radius, ...parsed } = settled(params);
  return search.search({ ...parsed, radiusKm: radius, lang: params.lang ?? 'fr', at });
};
