import type { CompanyPlace, CompanySize, Planning } from '#domain/company/company.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { fold } from '#infra/search/fold.ts';
import { type Tally, table } from '../projection.ts';
import { areasOf, facetOrder, wordsOf } from './search-words.ts';

export type SearchRow = {
  id: number;
  name: string;
  shortName: string | null;
  slug: string;
  category: string;
  country: string;
  city: number | null;
  area: string | null;
  place: CompanyPlace;
  lat: number | null;
  lng: number | null;
  size: CompanySize;
  description: { fr?: string | undefined; en?: string | undefined };
  phone: string | null;
  whatsapp: string | null;
  /** Key of its hours. */
  hours: string | null;
  rating: number | null;
  reviews: number;
  verified: boolean;
  demo: boolean;
  registered: string;
  approved: boolean;
  online: boolean;
  /** Its mean rating among those that all begin with: the more reviews, the nearer to its own. */
  score: number;
  /** What it counts for in each facet, in the order of `facetOrder`, with tabs between. */
  facets: string;
  /** Its name, folded. */
  key: string;
  /** The tsvector it is found by; empty while it is not public. */
  words: string;
  /** Where in the log it last changed, in digits that sort as text. */
  changed: string;
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
    columns: {
      id: 'integer not null',
      name: 'text not null',
      shortName: 'text',
      slug: 'text not null',
      category: 'text not null',
      country: 'text not null',
      city: 'integer',
      area: 'text',
      place: 'jsonb not null',
      lat: 'double precision',
      lng: 'double precision',
      size: 'text not null',
      description: 'jsonb not null',
      phone: 'text',
      whatsapp: 'text',
      hours: 'text',
      rating: 'double precision',
      reviews: 'integer not null',
      verified: 'boolean not null',
      demo: 'boolean not null',
      registered: 'text not null',
      approved: 'boolean not null',
      online: 'boolean not null',
      score: 'double precision not null',
      facets: 'text not null',
      key: 'text not null',
      words: 'tsvector not null',
      changed: 'text not null',
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

export const findable = (row: SearchRow): boolean => row.approved && row.online;

/** In how many public companies each word stands. */
export const vocabulary: Tally<SearchRow> = {
  of: 'company',
  by: (row) => (findable(row) ? wordsOf(row) : []),
  indexes: ['(entry text_pattern_ops)', '(reverse(entry) text_pattern_ops)', 'using gin (entry gin_trgm_ops)'],
};

/** How many public companies are in each district and sub-city: `cocody`, tab, `CI`, tab, `Cocody`. */
export const area: Tally<SearchRow> = {
  of: 'company',
  by: (row) =>
    findable(row) ? [...new Set(areasOf(row.place))].map((name) => `${fold(name)}\t${row.country}\t${name}`) : [],
  indexes: ['using gin (entry gin_trgm_ops)'],
};

/** How many public companies of a country have each value of a facet: `CI`, tab, `category`, tab, `pharmacy`. */
export const facet: Tally<SearchRow> = {
  of: 'company',
  by: (row) => {
    if (!findable(row)) return [];
    const values = row.facets.split('\t');
    return facetOrder.flatMap((name, i) => (values[i] ? [`${row.country}\t${name}\t${values[i]}`] : []));
  },
  indexes: ["((split_part(entry, E'\\t', 1)))"],
};
