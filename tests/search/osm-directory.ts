import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse';
import type { Told } from './fill.ts';

const folder = resolve(process.env.SOKONI_DATA ?? '../shared/data');
const file = (name: string): string => resolve(folder, name);

/** Whether the real data to measure on is there. */
export const haveOsmDirectory = (): boolean => existsSync(file('biz/osm_poi_africa.csv'));

export type OsmPoi = {
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
  readonly name: string;
  readonly category: string;
  readonly near_geonameid: string;
  readonly near_city: string;
  readonly near_km: string;
  readonly near_district: string;
};

export const osmPois = async (): Promise<OsmPoi[]> => {
  const pois: OsmPoi[] = [];
  for await (const poi of createReadStream(file('biz/osm_poi_africa.csv')).pipe(parse({ columns: true, bom: true })))
    pois.push(poi);
  return pois;
};

const rows = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(file(name), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
};

/** The real misspellings: of names on African shops. */
export const misspellings = () =>
  rows('search/name_spelling_variants_osm_africa.tsv').filter(({ kind }) => kind === 'edit1' || kind === 'edit2');

const categoryIdOf = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'other';

const categories = (): Told[] =>
  readFileSync(file('taxonomy/osm_presets_fr_en.ndjson'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ en, fr }) => en && fr)
    .map(({ id, en, fr, en_terms, fr_terms }) => ({
      type: 'CategoryDefined',
      data: {
        categoryId: categoryIdOf(id),
        parentId: null,
        names: { fr, en },
        synonyms: { fr: fr_terms, en: en_terms },
        aliases: [id],
      },
    }));

const places = (): Told[] => {
  const [head = '', ...lines] = readFileSync(file('geo/countries_africa.csv'), 'utf8').trimEnd().split('\n');
  const columns = head.split(',');
  const countries = lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return {
      type: 'CountryListed',
      data: { country: cell('iso2'), names: { fr: cell('name_fr'), en: cell('name_en') } },
    };
  });
  const cities = rows('geo/geonames_cities500_africa.tsv').map((city) => ({
    type: 'CityListed',
    data: {
      country: city.country,
      cityId: Number(city.geonameid),
      name: city.name,
      alternateNames: (city.alternatenames ?? '').split(',').filter(Boolean),
      population: Number(city.population),
    },
  }));
  return [...countries, ...cities];
};

/** The events that an import of `pois` would tell, company by company, numbered from 1. */
export const osmEvents = function* (pois: readonly OsmPoi[]): Generator<Told> {
  yield* categories();
  yield* places();
  for (const [index, poi] of pois.entries()) {
    const companyId = index + 1;
    const near = poi.near_geonameid !== '' && Number(poi.near_km) < 15;
    const place = {
      country: poi.country,
      city: near ? { id: Number(poi.near_geonameid), name: poi.near_city } : null,
      unknownCity: null,
      subCity: null,
      district: poi.near_district || null,
      address: null,
      addressPostal: null,
      zip: null,
      landmark: null,
      lat: Number(poi.lat),
      lng: Number(poi.lng),
    };
    yield {
      type: 'CompanyRegistered',
      data: {
        companyId,
        name: poi.name.normalize('NFC').replace(/\s+/gu, ' ').trim() || '—',
        shortName: null,
        slug: `company-${companyId}`,
        category: categoryIdOf(poi.category),
        place,
        size: 'unknown',
        source: null,
        demo: false,
      },
    };
    yield { type: 'CompanyApproved', data: { companyId } };
    yield { type: 'CompanyPutOnline', data: { companyId } };
  }
};
