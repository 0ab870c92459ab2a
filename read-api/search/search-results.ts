import type { CompanySize } from '#domain/company/company-sizes.ts';
import type { Language } from '#domain/language.ts';
import { textIn } from '#domain/text-in.ts';
import { areaOf, type Located } from '#projections/company/search-words.ts';
import type { OpenState } from '../company/open-state-sent.ts';
import type { Categories } from './categories.ts';
import { kmBetween } from './distance.ts';
import type { Hours } from './postgres-snapshot.ts';
import type { SearchQuery, SearchResult } from './search-index.ts';
import { type Readings, whysOf } from './why-found.ts';

/** The columns of a company that a result needs. */
export type Found = Located & {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly size: CompanySize;
  readonly description: { readonly fr?: string | undefined; readonly en?: string | undefined };
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly hours: string | null;
  readonly rating: number | null;
  readonly reviews: number;
  readonly verified: boolean;
  readonly demo: boolean;
};

const companyPaths: Readonly<Record<Language, string>> = { fr: '/entreprise', en: '/en/company' };
const maxSnippetLength = 160;

/** Returns the start of a text, cut between words. */
const start = (text: string): string => {
  if (text.length <= maxSnippetLength) return text;
  const cut = text.slice(0, maxSnippetLength);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > maxSnippetLength / 2 ? space : maxSnippetLength).toWellFormed()}…`;
};

const snippetOf = ({ description, landmark, address }: Found, lang: Language): string => {
  return start(
    (textIn(description, lang) ?? [textIn(landmark, lang), address].filter(Boolean).join(' · '))
      .replace(/\s+/gu, ' ')
      .trim(),
  );
};

/** Returns a company as a search result in `lang`. */
const resultOf = (
  company: Found,
  openState: OpenState,
  categories: Categories,
  { lang, near }: Pick<SearchQuery, 'lang' | 'near'>,
): SearchResult => {
  const { id, name, slug, category, country, lat, lng, rating, reviews, verified, demo, phone, whatsapp } = company;
  return {
    id,
    name,
    slug,
    url: `${companyPaths[lang]}/${id}-${slug}`,
    category: { id: category, name: categories.name(category, lang) },
    city: company.cityName,
    district: areaOf(company),
    landmark: textIn(company.landmark, lang) ?? null,
    country,
    lat,
    lng,
    rating,
    reviewCount: reviews,
    verified,
    demo,
    openState,
    ...(phone && { phone }),
    ...(whatsapp && { whatsapp }),
    ...(near && lat !== null && lng !== null && { distanceKm: Math.round(kmBetween(near, { lat, lng }) * 100) / 100 }),
    snippet: snippetOf(company, lang),
  };
};

/** Returns companies as search results, each with what it was found by; `typed` has the words of the query. */
export const resultsOf = (
  companies: readonly Found[],
  query: SearchQuery,
  { hours, categories, typed }: { hours: Hours; categories: Categories; typed: readonly Readings[] },
): SearchResult[] => {
  const whys = whysOf(companies, query, typed, categories);
  return companies.map((company, index) => {
    const why = whys[index];
    const result = resultOf(company, hours.stateAt(company.hours, query.at), categories, query);
    return why ? { ...result, why } : result;
  });
};
