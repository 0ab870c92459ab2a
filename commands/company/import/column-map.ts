import { coordinateTypes } from '#domain/company/company.events.ts';
import { UnusableFile } from './problem.ts';

/** The fields of a company in a row. A field may have several columns: the first filled one counts, or all of them. */
const fields = [
  'id',
  'name',
  'shortName',
  'category',
  'country',
  'city',
  'cityId',
  'subCity',
  'district',
  'address',
  'addressPostal',
  'zip',
  'landmark',
  'landmarkFr',
  'landmarkEn',
  'lat',
  'lng',
  'size',
  'hours',
  'descriptionFr',
  'descriptionEn',
  'practicalInfo',
  'brandInfo',
  'legalForm',
  'tradeRegistry',
  'createdDate',
  ...coordinateTypes,
] as const;

export type Field = (typeof fields)[number];
export type ColumnMap = { readonly [F in Field]?: readonly string[] };
export type Defaults = { readonly [F in Field]?: string };

const isField = (name: string): name is Field => (fields as readonly string[]).includes(name);

/** Other common names of each field's column, so that a plain file needs no map. */
const otherNames: { readonly [F in Field]?: readonly string[] } = {
  id: ['source_id', 'ref', 'osm_id'],
  name: ['nom', 'company', 'entreprise', 'raison_sociale'],
  category: ['categorie', 'catégorie', 'sub_category', 'activity', 'activite'],
  country: ['pays', 'country_code', 'iso2'],
  city: ['ville', 'town', 'commune'],
  district: ['quartier', 'neighbourhood'],
  address: ['adresse', 'street'],
  lat: ['latitude'],
  lng: ['longitude', 'lon', 'long'],
  tel: ['phone', 'telephone', 'téléphone', 'phones'],
  gsm: ['mobile', 'cell'],
  email: ['e-mail', 'mail', 'courriel'],
  website: ['url', 'site', 'web'],
  hours: ['opening_hours', 'horaires'],
  landmark: ['repere', 'repère'],
  landmarkFr: ['landmark_fr'],
  landmarkEn: ['landmark_en'],
  size: ['taille'],
  descriptionFr: ['description_fr'],
  descriptionEn: ['description_en'],
};

/** The map of a file without one: finds columns by the fields' names and their other names, in any case. */
export const guessedMap = (columns: readonly string[]): ColumnMap => {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column]));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const matches = [field, ...(otherNames[field] ?? [])].flatMap((name) => byName.get(name.toLowerCase()) ?? []);
      return matches.length > 0 ? [[field, matches]] : [];
    }),
  );
};

const pair = (text: string): [Field, string] => {
  const cut = text.indexOf('=');
  const [field, value] = [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
  if (cut < 1 || !isField(field)) throw new UnusableFile('import.map-unknown', { text, fields: fields.join(', ') });
  return [field, value];
};

/** The map in `name=NOM tel=TEL1 tel=TEL2`. Throws `UnusableFile` for a field or a column that does not exist. */
export const readMap = (pairs: readonly string[], columns: readonly string[]): ColumnMap => {
  const map: { [F in Field]?: string[] } = {};
  for (const [field, column] of pairs.map(pair)) {
    if (!columns.includes(column))
      throw new UnusableFile('import.map-column-missing', { column, columns: columns.join(', ') });
    map[field] = [...(map[field] ?? []), column];
  }
  return map;
};

/** The defaults in `country=CI`: the value of a field whose cell is empty, or that has no column. */
export const readDefaults = (pairs: readonly string[]): Defaults => Object.fromEntries(pairs.map(pair));
