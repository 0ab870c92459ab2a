import { z } from 'zod';
import { companySizes } from '#domain/company/company.events.ts';
import { point } from '#domain/place/place.events.ts';
import { languages } from '#domain/text.ts';
import { largestInteger, typedNumber, typedPage } from '#domain/typed-number.ts';
import { jsonSchemaOfText } from '#infra/http/json-schema.ts';
import { type SearchAnswer, type SearchIndex, type SearchSort, searchSorts } from './search-index.ts';

const maxQueryLength = 200;

/** What people type, without what they cannot see. */
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

/** Empty counts as not given. */
const given = <T extends z.ZodType>(schema: T) =>
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
  country: given(
    z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .toUpperCase(),
  ),
  /** Id of a category or a sub-category. */
  category: given(z.string().regex(/^[a-z0-9-]{1,80}$/)),
  /** GeoNames id. */
  city: given(typedNumber(z.int().min(1).max(largestInteger))),
  district: typed.transform((name) => name || undefined),
  size: given(z.enum(companySizes)),
  openNow: yes,
  minRating: given(typedNumber(z.number().min(0).max(5))).transform((rating) => rating || undefined),
  hasWhatsapp: yes,
  verified: yes,
  hasProducts: yes,
  hasJobs: yes,
  /** `lat,lng` */
  near: given(coordinates),
  /** Kilometres around `near`. */
  radius: given(typedNumber(z.number().positive().max(20_000))),
  /** By relevance, or by distance when `near` is given. */
  sort: given(z.enum(searchSorts)),
  /** From 1; 20 companies each. */
  page: given(typedPage).transform((page) => page ?? 1),
  lang: given(z.enum(languages)),
});
export type SearchParams = z.infer<typeof searchParams>;

/** What an address asks for, of the API or of a page, once it is read. */
export type SearchAsked = Omit<SearchParams, 'lang' | 'sort'> & { readonly sort: SearchSort };

/** By distance around a point, unless asked otherwise; a radius and distances need a point. */
const settled = ({ lang: _fromElsewhere, ...asked }: SearchParams): SearchAsked => {
  const usual = asked.near ? 'distance' : 'relevance';
  return {
    ...asked,
    radius: asked.near && asked.radius,
    sort: asked.sort === 'distance' && !asked.near ? usual : (asked.sort ?? usual),
  };
};

const parameters = Object.entries(searchParams.shape).filter(([name]) => name !== 'lang' && name !== 'country');

/**
 * Reads the address of a page of results by the same rules as the API's; what makes no sense counts as not given, so
 * that an old link still finds companies. The country stands in the path.
 */
export const searchAsked = (address: URLSearchParams, country?: string): SearchAsked => {
  const readable = parameters.flatMap(([name, schema]) => {
    const value = address.get(name)?.slice(0, maxQueryLength);
    return value !== undefined && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return settled(searchParams.parse({ ...Object.fromEntries(readable), country }));
};

/** Finds public companies as of `at`. */
export const searchCompanies = (
  { search }: { readonly search: SearchIndex },
  params: SearchParams,
  at: Date,
): Promise<SearchAnswer> => {
  const { radius, ...asked } = settled(params);
  return search.search({ ...asked, radiusKm: radius, lang: params.lang ?? 'fr', at });
};
