import { coordinateTypes } from '#domain/company/company.events.ts';
import { UnusableFile } from './problem.ts';

/** What a row may tell of a company. A field may stand in several columns: the first that is filled, or all of a list. */
export const fields = [
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

/** Other names under which a column of that field is known, so that a plain file needs no map. */
const known: { readonly [F in Field]?: readonly string[] } = {
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

/** The columns of a file that nobody mapped, by the names they are known under, whatever their case. */
export const guessedMap = (columns: readonly string[]): ColumnMap => {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column]));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = [field, ...(known[field] ?? [])].flatMap((name) => byName.get(name.toLowerCase()) ?? []);
      return found.length > 0 ? [[field, found]] : [];
    }),
  );
};

const pair = (text: string): [Field, string] => {
  const cut = text.indexOf('=');
  const [field, value] = [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
  if (cut < 1 || !isField(field)) throw new UnusableFile('import.map-unknown', { text, fields: fields.join(', ') });
  return [field, value];
};

/** `name=NOM tel=TEL1 tel=TEL2`: each field with its columns. Throws `UnusableFile` for a field or column that is not there. */
export const readMap = (given: readonly string[], columns: readonly string[]): ColumnMap => {
  const map: { [F in Field]?: string[] } = {};
  for (const [field, column] of given.map(pair)) {
    if (!columns.includes(column))
      throw new UnusableFile('import.map-column-missing', { column, columns: columns.join(', ') });
    map[field] = [...(map[field] ?? []), column];
  }
  return map;
};

/** `country=CI`: what an empty cell of a field, or a field without a column, is taken for. */
export const readDefaults = (given: readonly string[]): Defaults => Object.fromEntries(given.map(pair));
