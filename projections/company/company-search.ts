import { categoryEvents } from '#domain/category/category.events.ts';
import { type CompanyPlace, type CompanySize, companyEvents, type Planning } from '#domain/company/company.events.ts';
import { placeEvents } from '#domain/place/place.events.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import { fold } from '#infra/search/fold.ts';
import { projection, type RowsOf, type Tally, table } from '../projection.ts';
import { areasOf, hoursKey, indexedWords, vectorOf, wordsOf } from './search-words.ts';

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

const tables = {
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
      key: 'text not null',
      words: 'tsvector not null',
      changed: 'text not null',
    },
    key: ['id'],
    indexes: ['using gin (words) with (fastupdate = off)', '(changed)', '(lat, lng) where approved and online'],
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

const findable = (row: SearchRow): boolean => row.approved && row.online;

/** In how many public companies each word stands. */
const vocabulary: Tally<SearchRow> = {
  of: 'company',
  by: (row) => (findable(row) ? wordsOf(row) : []),
  indexes: ['using gin (entry gin_trgm_ops)'],
};

/** How many public companies are in each district and sub-city: `cocody`, tab, `CI`, tab, `Cocody`. */
const area: Tally<SearchRow> = {
  of: 'company',
  by: (row) =>
    findable(row)
      ? [...new Set(areasOf(row.place))].map((name) => `${fold(name)}\t${row.country}\t${name}`)
      : [],
  indexes: ['using gin (entry gin_trgm_ops)'],
};

const sortable = (position: Position): string => position.padStart(20, '0');

/** A row with all that follows from what is in it. */
const settled = (row: SearchRow): SearchRow => {
  const { country, city, subCity, district, lat, lng } = row.place;
  return {
    ...row,
    country,
    city: city?.id ?? null,
    area: district ?? subCity,
    lat,
    lng,
    key: indexedWords(row.name).join(' '),
    words: findable(row) ? vectorOf(row) : '',
  };
};

type Changed = { readonly position: Position };

const change = ({ company }: RowsOf<typeof tables>, id: number, { position }: Changed, to: Partial<SearchRow>): void =>
  company.change(id, (row) => settled({ ...row, ...to, changed: sortable(position) }));

const publicPhone = (coordinates: readonly { type: string; value: string; public: boolean }[], ...types: string[]) =>
  coordinates.find((each) => each.public && types.includes(each.type))?.value ?? null;

const nameIt = ({ placeName }: RowsOf<typeof tables>, name: string, row: Omit<PlaceNameRow, 'key'>): void => {
  const key = fold(name).slice(0, 200);
  if (key) placeName.upsert([key, row.country, row.city], { key, ...row }, () => ({ key, ...row }));
};

/** What the search finds public companies by. */
export const companySearch = projection({ ...placeEvents, ...categoryEvents, ...companyEvents })({
  name: 'company_search',
  version: 1,
  tables,
  tallies: { vocabulary: vocabulary as Tally<never>, area: area as Tally<never> },
  on: {
    CountryListed: (rows, { data: { country, names } }) => {
      for (const name of [names.fr, names.en]) nameIt(rows, name, { country, city: 0, label: names, population: 0 });
    },
    CityListed: (rows, { data: { country, cityId: city, name, alternateNames, population } }) => {
      for (const each of [name, ...alternateNames])
        nameIt(rows, each, { country, city, label: { fr: name, en: name }, population });
    },
    CategoryDefined: ({ category }, { data, position }) => {
      const { categoryId: id, parentId: parent, names, synonyms } = data;
      const row = { id, parent, names, synonyms, changed: sortable(position) };
      category.upsert(id, row, () => row);
    },
    CompanyRegistered: ({ company }, { data, at, position }) => {
      const { companyId: id, source: _source, place, ...given } = data;
      company.insert(
        settled({
          ...given,
          id,
          place,
          country: place.country,
          city: null,
          area: null,
          lat: null,
          lng: null,
          description: {},
          phone: null,
          whatsapp: null,
          hours: null,
          rating: null,
          reviews: 0,
          verified: false,
          registered: at,
          approved: false,
          online: false,
          key: '',
          words: '',
          changed: sortable(position),
        }),
      );
    },
    CompanyRenamed: (rows, { data: { companyId, ...names }, ...when }) => change(rows, companyId, when, names),
    CompanyDescribed: (rows, { data: { companyId, description }, ...when }) =>
      change(rows, companyId, when, { description }),
    CompanyRelocated: (rows, { data: { companyId, place }, ...when }) => change(rows, companyId, when, { place }),
    CompanyCategoryChosen: (rows, { data: { companyId, category }, ...when }) =>
      change(rows, companyId, when, { category }),
    CompanyCoordinatesListed: (rows, { data: { companyId, coordinates }, ...when }) =>
      change(rows, companyId, when, {
        phone: publicPhone(coordinates, 'tel', 'gsm'),
        whatsapp: publicPhone(coordinates, 'whatsapp'),
      }),
    CompanySizeDeclared: (rows, { data: { companyId, size }, ...when }) => change(rows, companyId, when, { size }),
    OpeningHoursPlanned: (rows, { data: { companyId, plannings }, ...when }) => {
      const key = hoursKey(plannings);
      if (key) rows.hours.upsert(key, { key, plannings, changed: sortable(when.position) }, (row) => row);
      change(rows, companyId, when, { hours: key });
    },
    CompanyApproved: (rows, { data: { companyId }, ...when }) => change(rows, companyId, when, { approved: true }),
    CompanyApprovalWithdrawn: (rows, { data: { companyId }, ...when }) =>
      change(rows, companyId, when, { approved: false }),
    CompanyPutOnline: (rows, { data: { companyId }, ...when }) => change(rows, companyId, when, { online: true }),
    CompanyTakenOffline: (rows, { data: { companyId }, ...when }) => change(rows, companyId, when, { online: false }),
  },
});
