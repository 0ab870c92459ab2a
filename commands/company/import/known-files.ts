import type { ColumnMap, Defaults, Field } from './column-map.ts';

/** How the file of a published directory describes its companies. */
export type Layout = {
  readonly map: ColumnMap;
  readonly defaults?: Defaults;
  /** Columns that together are the id of a row in its source, when no single column is. */
  readonly idColumns?: readonly string[];
  /** Fields that are computed from several cells of a row. */
  readonly told?: { readonly [F in Field]?: (cell: (column: string) => string) => string };
};

type KnownFile = Layout & { readonly columns: readonly string[] };

/** The name of a branch, after the name of its organisation unless that is already part of it. */
const branchName = (organisation: string, branch: string): string =>
  !organisation || organisation.startsWith('Ministère') || branch.toLowerCase().includes(organisation.toLowerCase())
    ? branch
    : `${organisation} – ${branch}`;

/** Published directories. Each is recognised by a set of columns that no other file has. */
const knownFiles: readonly KnownFile[] = [
  {
    columns: ['osm_node_id', 'near_geonameid', 'near_city'],
    map: {
      id: ['osm_node_id'],
      name: ['name'],
      category: ['category'],
      country: ['country'],
      cityId: ['near_geonameid'],
      city: ['near_city'],
      district: ['near_district'],
      lat: ['lat'],
      lng: ['lng'],
    },
  },
  {
    columns: ['osm_node_id', 'city_geonameid', 'category_fr'],
    map: {
      id: ['osm_node_id'],
      name: ['name'],
      category: ['category'],
      country: ['country'],
      cityId: ['city_geonameid'],
      city: ['city'],
      district: ['district'],
      lat: ['lat'],
      lng: ['lng'],
      tel: ['phone'],
      hours: ['opening_hours'],
    },
  },
  {
    columns: ['osm_type', 'osm_id', 'amenity', 'healthcare'],
    map: {
      name: ['name'],
      category: ['amenity', 'healthcare'],
      country: ['country'],
      address: ['address'],
      lat: ['lat'],
      lng: ['lng'],
      tel: ['phone'],
      website: ['url'],
      hours: ['opening_hours'],
    },
    idColumns: ['osm_type', 'osm_id'],
    told: {
      category: (cell) => (cell('amenity') ? `amenity/${cell('amenity')}` : `healthcare/${cell('healthcare')}`),
    },
  },
  {
    columns: ['organisation', 'kind', 'commune', 'wilaya', 'source_file'],
    map: {
      name: ['name', 'organisation'],
      category: ['category'],
      city: ['commune', 'wilaya'],
      address: ['address'],
      tel: ['phone'],
      fax: ['fax'],
      email: ['email'],
      website: ['website'],
      hours: ['hours'],
      lat: ['lat'],
      lng: ['lng'],
    },
    defaults: { country: 'DZ' },
    told: { name: (cell) => branchName(cell('organisation'), cell('name')) },
  },
  {
    columns: ['state_province', 'domains', 'web_pages'],
    map: { name: ['name'], country: ['country'], website: ['web_pages'] },
    defaults: { category: 'amenity/university' },
    idColumns: ['country', 'name'],
  },
  {
    columns: ['path', 'display_name', 'wikidata', 'countries'],
    map: {
      name: ['name', 'display_name'],
      category: ['path'],
      country: ['countries'],
    },
    idColumns: ['path', 'display_name'],
    told: { category: (cell) => cell('path').replace(/^(brands|operators|flags|transit)\//, '') },
  },
  {
    columns: ['ident', 'latitude_deg', 'iso_country', 'iata_code'],
    map: {
      id: ['ident'],
      name: ['name'],
      country: ['iso_country'],
      city: ['municipality'],
      lat: ['latitude_deg'],
      lng: ['longitude_deg'],
      website: ['home_link'],
      shortName: ['iata_code'],
    },
    defaults: { category: 'aeroway/aerodrome' },
  },
];

/** The layout of a published directory, recognised by its columns; undefined for any other file. */
export const knownLayout = (columns: readonly string[]): Layout | undefined =>
  knownFiles.find((file) => file.columns.every((column) => columns.includes(column)));
