import type { CompanySize, Planning } from '#domain/company/company.events.ts';
import type { Image } from '#domain/media/image.events.ts';
import type { Language } from '#domain/text.ts';
import type { OpenState } from '../company/open-state-sent.ts';

/** What the search knows of one public company. */
export type SearchDocument = {
  readonly id: number;
  readonly name: string;
  readonly shortName: string | null;
  readonly slug: string;
  /** Sub-category id, and the ids above it. */
  readonly category: string;
  readonly categoryPath: readonly string[];
  readonly country: string;
  readonly cityId: number | null;
  readonly city: string | null;
  readonly subCity: string | null;
  readonly district: string | null;
  readonly address: string | null;
  readonly landmark: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly size: CompanySize;
  readonly description: { readonly fr?: string | undefined; readonly en?: string | undefined };
  /** Public only, E.164 where it could be read. */
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly plannings: readonly Planning[];
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly verified: boolean;
  readonly demo: boolean;
  /** ISO 8601. */
  readonly registeredAt: string;
};

export const pageSize = 20;

export const searchSorts = ['relevance', 'distance', 'rating', 'reviews', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

export type SearchQuery = {
  /** Who or what, as typed. */
  readonly what: string;
  /** Where, as typed: a city, a sub-city, a district, a country or a landmark. */
  readonly where: string;
  readonly country?: string | undefined;
  /** Of either level. */
  readonly category?: string | undefined;
  readonly city?: number | undefined;
  readonly district?: string | undefined;
  readonly size?: CompanySize | undefined;
  readonly openNow?: boolean | undefined;
  readonly minRating?: number | undefined;
  readonly hasWhatsapp?: boolean | undefined;
  readonly verified?: boolean | undefined;
  readonly hasProducts?: boolean | undefined;
  /** Offers that are open on the day of `at`. */
  readonly hasJobs?: boolean | undefined;
  /** Of these companies alone, and by the words alone: nothing is guessed until something is found. */
  readonly among?: readonly number[] | undefined;
  readonly near?: { readonly lat: number; readonly lng: number } | undefined;
  readonly radiusKm?: number | undefined;
  readonly sort: SearchSort;
  /** From 1; 20 results a page. */
  readonly page: number;
  readonly lang: Language;
  /** The instant that `openNow` and open states speak of. */
  readonly at: Date;
};

export type FacetValue = { readonly value: string; readonly label: string; readonly count: number };

export const facetNames = [
  'category',
  'city',
  'district',
  'size',
  'openNow',
  'rating',
  'hasWhatsapp',
  'verified',
  'hasProducts',
  'hasJobs',
] as const;
export type Facets = { readonly [F in (typeof facetNames)[number]]: readonly FacetValue[] };

export type SearchResult = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Path of its page in the language asked for. */
  readonly url: string;
  readonly category: { readonly id: string; readonly name: string };
  readonly city: string | null;
  readonly district: string | null;
  readonly landmark: string | null;
  readonly country: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly verified: boolean;
  readonly demo: boolean;
  readonly logo?: Image | undefined;
  readonly openState: OpenState;
  readonly phone?: string | undefined;
  readonly whatsapp?: string | undefined;
  readonly distanceKm?: number | undefined;
  readonly snippet: string;
};

/** What to try when nothing was found. Each is a query of its own with what it would find. */
export type SearchHelp = {
  readonly spelling?: { readonly what: string; readonly nbHits: number } | undefined;
  /** The category above the one that was asked for, in the same place. */
  readonly broader?: { readonly category: string; readonly label: string; readonly nbHits: number } | undefined;
  readonly wider?:
    | { readonly where: string; readonly label: string; readonly isCity: boolean; readonly nbHits: number }
    | undefined;
  /** What each filter that is on keeps from being found, where nothing but filters does. */
  readonly without?: { readonly [F in (typeof facetNames)[number]]?: number } | undefined;
};

export type SearchAnswer = {
  readonly results: readonly SearchResult[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly facets: Facets;
  /** What the ids that were asked for are called; nothing for one that is unknown. */
  readonly named: { readonly category?: string | undefined; readonly city?: string | undefined };
  /** Set when the words were corrected to find these results. */
  readonly correctedQuery?: string | undefined;
  readonly help?: SearchHelp | undefined;
  readonly tookMs: number;
};

/** Finds public companies. One implementation in PostgreSQL, one in Meilisearch. */
export type SearchIndex = {
  search(query: SearchQuery): Promise<SearchAnswer>;
};
