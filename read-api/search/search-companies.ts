import { z } from 'zod';
import { companySizes } from '#domain/company/company.events.ts';
import { countryCode, point } from '#domain/place/place.events.ts';
import { languages } from '#domain/text.ts';
import { type SearchAnswer, type SearchIndex, type SearchQuery, searchSorts } from '#infra/search/search-index.ts';

const longest = 200;

/** What people type, without what they cannot see; `a=1&a=2` says `1`. */
const typed = z.preprocess(
  (given) => (Array.isArray(given) ? given[0] : given) ?? '',
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(longest)),
);

/** Empty counts as not given. */
const given = <T extends z.ZodType>(schema: T) =>
  typed.transform((text, context): z.output<T> | undefined => {
    if (!text) return undefined;
    const { data, error } = schema.safeParse(text);
    if (!error) return data;
    for (const issue of error.issues) context.issues.push({ ...issue, input: text } as z.core.$ZodRawIssue);
    return z.NEVER;
  });

const yes = typed.transform((text) => ['true', '1', 'on', 'yes', 'oui'].includes(text.toLowerCase()));
const largestId = 2_147_483_647;

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
  country: given(z.string().toUpperCase().pipe(countryCode)),
  /** Id of a category or a sub-category. */
  category: given(z.string().max(80)),
  /** GeoNames id. */
  city: given(z.coerce.number().int().positive().max(largestId)),
  district: given(z.string()),
  size: given(z.enum(companySizes)),
  openNow: yes,
  minRating: given(z.coerce.number().min(0).max(5)),
  hasWhatsapp: yes,
  verified: yes,
  hasProducts: yes,
  hasJobs: yes,
  /** `lat,lng` */
  near: given(coordinates),
  /** Kilometres around `near`. */
  radius: given(z.coerce.number().positive().max(20_000)),
  /** By relevance, or by distance when `near` is given. */
  sort: given(z.enum(searchSorts)),
  /** From 1; 20 companies each. */
  page: given(z.coerce.number().int().min(1).max(10_000)).transform((page) => page ?? 1),
  lang: given(z.enum(languages)),
});
export type SearchParams = z.infer<typeof searchParams>;

/** Finds public companies as of `at`. */
export const searchCompanies = (
  { search }: { readonly search: SearchIndex },
  { radius, sort, lang, ...params }: SearchParams,
  at: Date,
): Promise<SearchAnswer> => {
  const query: SearchQuery = {
    ...params,
    radiusKm: params.near && radius,
    sort: sort ?? (params.near ? 'distance' : 'relevance'),
    lang: lang ?? 'fr',
    at,
  };
  return search.search(query);
};
