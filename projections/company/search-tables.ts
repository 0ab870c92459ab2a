import type { Planning } from '#domain/company/company.events.ts';
import type { CompanySize } from '#domain/company/company-sizes.ts';
import type { Bilingual } from '#domain/text.ts';
import { table } from '../projection.ts';
import type { Rating } from './rating.ts';
import type { Located } from './search-words.ts';

export type SearchRow = Located &
  Rating & {
    readonly id: number;
    /** The sort order: a Bayesian mean of the ratings, plus a small bonus for facts given (see `company-search.ts`). */
    readonly score: number;
    readonly lat: number | null;
    readonly lng: number | null;
    readonly rating: number | null;
    readonly approved: boolean;
    readonly online: boolean;
    readonly verified: boolean;
    /** The number of products on its page. */
    readonly products: number;
    /** The last day of each job offer, by the id of the offer. */
    readonly jobs: Readonly<Record<number, string>>;
    /** The latest last day of all job offers; null without offers. */
    readonly hiring: string | null;
    readonly demo: boolean;
    /** The value of each facet, in the order of `facetOrder`, joined by tabs. */
    readonly facets: string;
    /** The name in search form: folded words joined by spaces. */
    readonly key: string;
    /** The tsvector that searches match; empty while the company is not public. */
    readonly words: string;
    /** The key of its row in the table `hours`. */
    readonly hours: string | null;
    /** The log position of its last change, padded with zeros so that it sorts as text. */
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
    /** The telephone numbers that it publishes, of every type. */
    readonly numbers: readonly string[];
  };

/** Opening hours that some company has or had. The key is a hash of the hours, so a row never changes. */
type HoursRow = { key: string; plannings: readonly Planning[]; changed: string };
type SearchCategoryRow = {
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
    // The columns that every search reads come first: Postgres reads a row from its start.
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
      numbers: 'jsonb not null',
      joined: 'jsonb',
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
