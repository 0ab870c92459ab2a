import { type CompanyPlace, companyEvents } from '#domain/company/company.events.ts';
import { foldLetters } from '#domain/fold.ts';
import { placeEvents } from '#domain/place/place.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { projection, type RowsOf, type Tally, table } from '../projection.ts';

type CountryRow = {
  code: string;
  names: Bilingual;
  dialCode: string;
  currency: string;
  lat: number;
  lng: number;
};

export type CityRow = {
  id: number;
  country: string;
  name: string;
  /** The name in the folded form that look-ups compare. */
  key: string;
  alternateNames: readonly string[];
  region: string | null;
  population: number;
  timeZone: string;
  lat: number;
  lng: number;
};

/** A part of a city, from the gazetteer or from a company's address. */
type SubCityRow = { city: number; country: string; name: string; key: string };
/** `subCity` is an empty string when unknown. */
type DistrictRow = SubCityRow & { subCity: string };

const part = { city: 'integer not null', country: 'text not null', name: 'text not null', key: 'text not null' };
const findPart = ['(city, key text_pattern_ops)', '(country, key text_pattern_ops)'];

const tables = {
  country: table<CountryRow>({
    columns: {
      code: 'text not null',
      names: 'jsonb not null',
      dialCode: 'text not null',
      currency: 'text not null',
      lat: 'double precision not null',
      lng: 'double precision not null',
    },
    key: ['code'],
  }),
  city: table<CityRow>({
    columns: {
      id: 'integer not null',
      country: 'text not null',
      name: 'text not null',
      key: 'text not null',
      alternateNames: 'jsonb not null',
      region: 'text',
      population: 'integer not null',
      timeZone: 'text not null',
      lat: 'double precision not null',
      lng: 'double precision not null',
    },
    key: ['id'],
    indexes: ['(country, population desc)', '(population desc)'],
  }),
  sub_city: table<SubCityRow>({ columns: part, key: ['city', 'name'], indexes: findPart }),
  district: table<DistrictRow>({
    columns: { ...part, subCity: 'text not null' },
    key: ['city', 'subCity', 'name'],
    indexes: findPart,
  }),
};

/** Returns the folded spellings that find a place: its name, and the name from each later word on. */
const spellingsOf = (name: string): string[] => {
  const words = foldLetters(name).split(' ');
  return words.map((_, from) => words.slice(from).join(' ')).filter((key) => key.length > 0);
};

/** Each spelling of a city: `grand bassam`, tab, id. */
const spelling: Tally<CityRow> = {
  of: 'city',
  by: ({ id, name, alternateNames }) => [
    ...new Set([name, ...alternateNames].flatMap(spellingsOf).map((key) => `${key}\t${id}`)),
  ],
  indexes: ['(entry text_pattern_ops)'],
};

type Rows = RowsOf<typeof tables>;

const learnSubCity = ({ sub_city }: Rows, city: number, country: string, name: string): void => {
  const row = { city, country, name, key: foldLetters(name) };
  if (row.key) sub_city.upsert([city, name], row, () => row);
};

const learnDistrict = ({ district }: Rows, city: number, country: string, subCity: string, name: string): void => {
  const row = { city, country, subCity, name, key: foldLetters(name) };
  if (row.key) district.upsert([city, subCity, name], row, () => row);
};

const learn = (rows: Rows, { country, city, subCity, district }: CompanyPlace): void => {
  if (!city) return;
  if (subCity) learnSubCity(rows, city.id, country, subCity);
  if (district) learnDistrict(rows, city.id, country, subCity ?? '', district);
};

/** Countries, cities and their parts, for look-ups. Districts missing in the gazetteer come from company addresses. */
export const places = projection({ ...placeEvents, ...companyEvents })({
  name: 'places',
  version: 1,
  tables,
  tallies: { spelling: spelling as Tally<never> },
  on: {
    CountryListed: ({ country }, { data: { country: code, ...facts } }) =>
      country.upsert(code, { code, ...facts }, () => ({ code, ...facts })),
    CityListed: ({ city }, { data: { cityId: id, ...facts } }) => {
      const row = { id, ...facts, key: foldLetters(facts.name) };
      city.upsert(id, row, () => row);
    },
    SubCityListed: (rows, { data: { cityId, country, name } }) => learnSubCity(rows, cityId, country, name),
    DistrictListed: (rows, { data: { cityId, country, subCity, name } }) =>
      learnDistrict(rows, cityId, country, subCity ?? '', name),
    CompanyRegistered: (rows, { data: { place } }) => learn(rows, place),
    CompanyRelocated: (rows, { data: { place } }) => learn(rows, place),
  },
});
