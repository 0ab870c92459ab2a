import type { CompanySize, Planning } from '#domain/company/company.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { table } from '../projection.ts';
import type { Rating } from './rating.ts';
import type { Located } from './search-words.ts';

export type SearchRow = Located &
  Rating & {
    readonly id: number;
    /** Its mean rating among those that all begin with: the more reviews, the nearer to its own; then how much it tells. */
    readonly score: number;
    readonly lat: number | null;
    readonly lng: number | null;
    readonly rating: number | null;
    readonly approved: boolean;
    readonly online: boolean;
    readonly verified: boolean;
    /** How many products it shows. */
    readonly products: number;
    /** Its offers of work, each with its last day. */
    readonly jobs: Readonly<Record<number, string>>;
    /** The last day of the offer that stays open longest. */
    readonly hiring: string | null;
    readonly demo: boolean;
    /** What it counts for in each facet, in the order of `facetOrder`, with tabs between. */
    readonly facets: string;
    /** Its name, folded. */
    readonly key: string;
    /** The tsvector it is found by; empty while it is not public. */
    readonly words: string;
    /** Key of its hours. */
    readonly hours: string | null;
    /** Where in the log it last changed, in digits that sort as text. */
    readonly changed: string;
    readonly registered: string;
    readonly name: string;
    readonly shortName: string | null;
    readonly slug: string;
    readonly category: string;
    readonly size: CompanySize;
    readonly description: { readonly fr?: string | undefined; readonly en?: string | undefined };
    readonly phone: string | null;
    readonly whatsapp: string | null;
  };

/** Hours that some company has or had; they are named by what they say and never change. */
export type HoursRow = { key: string; plannings: readonly Planning[]; changed: string };
export type SearchCategoryRow = {
  id: string;
  parent: string | null;
  names: Bilingual;
  synonyms: { fr: string[]; en: string[] };
  changed: string;
};
/** A spelling of a country (`city` is 0) or of a city. */
export type PlaceNameRow = { key: string; country: string; city: number; label: Bilingual; population: number };

export const tables = {
  company: table<SearchRow>({
    // What every search reads comes first: Postgres walks a row from its start.
    columns: {
      id: 'integer not null',
      score: 'double precision not null',
      reviews: 'integer not null',
      scored: 'integer not null',
      stars: 'integer not null',
      lat: 'double precision',
      lng: 'double precision',
      rating: 'double precision',
      approved: 'boolean not null',
      online: 'boolean not null',
      verified: 'boolean not null',
      products: 'integer not null',
      hiring: 'text',
      demo: 'boolean not null',
      facets: 'text not null',
      key: 'text not null',
      words: 'tsvector not null',
      hours: 'text',
      changed: 'text not null',
      registered: 'text not null',
      name: 'text not null',
      shortName: 'text',
      slug: 'text not null',
      category: 'text not null',
      country: 'text not null',
      city: 'integer',
      cityName: 'text',
      subCity: 'text',
      district: 'text',
      landmark: 'jsonb',
      address: 'text',
      size: 'text not null',
      description: 'jsonb not null',
      phone: 'text',
      whatsapp: 'text',
      jobs: 'jsonb not null',
    },
    key: ['id'],
    indexes: [
      'using gin (words) with (fastupdate = off)',
      '(changed, id)',
      '(score desc, id) where approved and online',
      '(country, score desc, id) where approved and online',
    ],
  }),
  hours: table<HoursRow>({
    columns: { key: 'text not null', plannings: 'jsonb not null', changed: 'text not null' },
    key: ['key'],
    indexes: ['(changed)'],
  }),
  category: table<SearchCategoryRow>({
    columns: {
      id: 'text not null',
      parent: 'text',
      names: 'jsonb not null',
      synonyms: 'jsonb not null',
      changed: 'text not null',
    },
    key: ['id'],
    indexes: ['(changed)'],
  }),
  placeName: table<PlaceNameRow>({
    columns: {
      key: 'text not null',
      country: 'text not null',
      city: 'integer not null',
      label: 'jsonb not null',
      population: 'integer not null',
    },
    key: ['key', 'country', 'city'],
    indexes: ['using gin (key gin_trgm_ops)', '(city)'],
  }),
};
