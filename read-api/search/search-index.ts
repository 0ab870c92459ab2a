import type { CompanySize } from '#domain/company/company-sizes.ts';
import type { Language } from '#domain/language.ts';
import type { Image } from '#domain/media/image.events.ts';
import type { OpenState } from '../company/open-state-sent.ts';
import type { Bounds } from './bounds.ts';
import type { Seen } from './seen.ts';

export const pageSize = 20;

export const searchSorts = ['relevance', 'distance', 'rating', 'reviews', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

export type SearchQuery = {
  /** The typed text: a name or an activity. */
  readonly what: string;
  /** The typed place: a city, a sub-city, a district, a country or a landmark. */
  readonly where: string;
  readonly country?: string | undefined;
  /** The id of a category of either level. */
  readonly category?: string | undefined;
  readonly city?: number | undefined;
  readonly district?: string | undefined;
  readonly size?: CompanySize | undefined;
  readonly openNow?: boolean | undefined;
  /** Only companies that are open this evening, after eight. */
  readonly openTonight?: boolean | undefined;
  /** Only companies that open on the next Saturday, which is today on a Saturday. */
  readonly openSaturday?: boolean | undefined;
  /** Only companies that open on the next Sunday, which is today on a Sunday. */
  readonly openSunday?: boolean | undefined;
  /** Only companies that are never closed in the seven days from `at`. */
  readonly open24h?: boolean | undefined;
  readonly minRating?: number | undefined;
  readonly hasWhatsapp?: boolean | undefined;
  readonly verified?: boolean | undefined;
  readonly hasProducts?: boolean | undefined;
  /** Only companies with job offers open on the day of `at`. */
  readonly hasJobs?: boolean | undefined;
  /** Looks for the words as they are typed, whatever they may mean. */
  readonly asTyped?: boolean | undefined;
  /** Searches only these companies, without corrections or other guesses when nothing is found. */
  readonly among?: readonly number[] | undefined;
  readonly near?: { readonly lat: number; readonly lng: number } | undefined;
  readonly radiusKm?: number | undefined;
  /** Only companies in this area of the map. */
  readonly bounds?: Bounds | undefined;
  readonly sort: SearchSort;
  /** From 1; 20 results per page. */
  readonly page: number;
  readonly lang: Language;
  /** The instant for the open states and the filters by hours. */
  readonly at: Date;
};

export type FacetValue = { readonly value: string; readonly label: string; readonly count: number };

export const facetNames = [
  'category',
  'city',
  'district',
  'size',
  'openNow',
  'openTonight',
  'openSaturday',
  'openSunday',
  'open24h',
  'rating',
  'hasWhatsapp',
  'verified',
  'hasProducts',
  'hasJobs',
] as const;

/** The facets and filters that the opening hours of a company decide. */
export const openFilters = [
  'openNow',
  'openTonight',
  'openSaturday',
  'openSunday',
  'open24h',
] as const satisfies readonly (typeof facetNames)[number][];
/** The keys of the opening hours that pass each of these filters at the time of a query. */
export type OpenHours = { readonly [F in (typeof openFilters)[number]]: readonly string[] };

export type Facets = { readonly [F in (typeof facetNames)[number]]: readonly FacetValue[] };

/** What a company was found by: its trade by another name, or the text in which the word stands. */
export type Why = { readonly by: 'trade' | 'description' | 'address' | 'area'; readonly text: string };

export type ResultPhoto = Pick<Image, 'id' | 'width' | 'height'>;

export type SearchResult = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The path of its page in the language of the query. */
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
  /** Its first photos, where it has several. */
  readonly photos?: readonly ResultPhoto[] | undefined;
  readonly openState: OpenState;
  readonly phone?: string | undefined;
  readonly whatsapp?: string | undefined;
  readonly distanceKm?: number | undefined;
  readonly snippet: string;
  /** Set where the name, the category and the place do not show it. */
  readonly why?: Why | undefined;
};

/** Searches to try when nothing was found, each with its number of hits. */
export type SearchHelp = {
  readonly spelling?: { readonly what: string; readonly nbHits: number } | undefined;
  /** The parent category, in the same place. */
  readonly broader?: { readonly category: string; readonly label: string; readonly nbHits: number } | undefined;
  readonly wider?:
    | { readonly where: string; readonly label: string; readonly isCity: boolean; readonly nbHits: number }
    | undefined;
  /** The number of hits without each active filter; set when only filters exclude all hits. */
  readonly without?: { readonly [F in (typeof facetNames)[number]]?: number } | undefined;
};

/** The filters that can be said in words. */
export const saidFilters = [...openFilters, 'hasWhatsapp', 'verified'] as const;
/** Which filters were said. */
export type Said = { readonly [Name in (typeof saidFilters)[number]]: boolean };

/** A place of another country, and how to ask for it; `where` is empty for all of that country. */
export type PlaceElsewhere = { readonly where: string; readonly country: string; readonly label: string };

/** How a query was understood, where that is more than was typed. */
export type Understood = Said & {
  /** The trade, or the words that were looked for. */
  readonly what: string;
  /** The place; empty for all of the country. */
  readonly where: string;
  /** The place that was asked for has none: these are of the city or the country around it. */
  readonly isWider: boolean;
  /** The place that was asked for, from which the distances of wider results are. */
  readonly from?: string | undefined;
  /** The results are within so many kilometres of it. */
  readonly withinKm?: number | undefined;
  /** No place that was typed is known in the country: these are of all of it. */
  readonly isPlaceUnknown?: boolean | undefined;
  /** What has the name of such a place in another country. */
  readonly elsewhere?: PlaceElsewhere | undefined;
  /** It is to be near the reader, and nothing says where that is. */
  readonly isNearUnknown?: boolean | undefined;
  /** The filters that were said and that nothing would answer: they are not applied. */
  readonly unmet?: readonly (typeof saidFilters)[number][] | undefined;
};

export type SearchAnswer = {
  readonly results: readonly SearchResult[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly facets: Facets;
  /** The names of the category and the city in the query; undefined for an unknown id. */
  readonly named: { readonly category?: string | undefined; readonly city?: string | undefined };
  /** Set when the words were corrected to find these results. */
  readonly correctedQuery?: string | undefined;
  readonly understood?: Understood | undefined;
  readonly help?: SearchHelp | undefined;
  readonly tookMs: number;
};

/** Finds public companies. One implementation in PostgreSQL, one in Meilisearch. */
export type SearchIndex = {
  /** `seen` is what the question that this is a part of has looked up, and is added to. */
  search(query: SearchQuery, seen?: Seen): Promise<SearchAnswer>;
};
