import { categoryEvents } from '#domain/category/category.events.ts';
import { type CompanyPlace, companyEvents } from '#domain/company/company.events.ts';
import { placeEvents } from '#domain/place/place.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { projection, type RowsOf, type Tally, table } from '../projection.ts';

type DirectoryCompanyRow = {
  id: number;
  name: string;
  slug: string;
  valid: boolean;
  online: boolean;
  category: string;
  country: string;
  city: number | null;
  /** The district and the city as the company wrote them, e.g. `Cocody, Abidjan`. */
  area: string | null;
  demo: boolean;
  registered: string;
};

type DirectoryCityRow = { id: number; name: string; country: string };
type DirectoryCategoryRow = { id: string; parent: string | null; names: Bilingual };
type DirectoryCountryRow = { id: string; names: Bilingual };

const tables = {
  company: table<DirectoryCompanyRow>({
    columns: {
      id: 'integer not null',
      name: 'text not null',
      slug: 'text not null',
      valid: 'boolean not null',
      online: 'boolean not null',
      category: 'text not null',
      country: 'text not null',
      city: 'integer',
      area: 'text',
      demo: 'boolean not null',
      registered: 'text not null',
    },
    key: ['id'],
    indexes: [
      '(registered desc, id desc) where valid and online',
      '(country, registered desc, id desc) where valid and online',
    ],
  }),
  city: table<DirectoryCityRow>({
    columns: { id: 'integer not null', name: 'text not null', country: 'text not null' },
    key: ['id'],
  }),
  category: table<DirectoryCategoryRow>({
    columns: { id: 'text not null', parent: 'text', names: 'jsonb not null' },
    key: ['id'],
  }),
  country: table<DirectoryCountryRow>({ columns: { id: 'text not null', names: 'jsonb not null' }, key: ['id'] }),
};

/** The number of public companies per `country/CI`, `category/{id}/CI` and `city/{id}/CI`. */
const counted: Tally<DirectoryCompanyRow> = {
  of: 'company',
  by: ({ valid, online, category, country, city }) =>
    valid && online
      ? [`country/${country}`, `category/${category}/${country}`, ...(city ? [`city/${city}/${country}`] : [])]
      : [],
};

const placed = ({ country, city, district, unknownCity }: CompanyPlace) => {
  const town = city?.name ?? unknownCity;
  return { country, city: city?.id ?? null, area: [district, town].filter(Boolean).join(', ') || null };
};

const change = ({ company }: RowsOf<typeof tables>, id: number, to: Partial<DirectoryCompanyRow>): void =>
  company.change(id, (row) => ({ ...row, ...to }));

const nameCity = ({ city: cities }: RowsOf<typeof tables>, { country, city }: CompanyPlace): void => {
  if (city) cities.upsert(city.id, { ...city, country }, () => ({ ...city, country }));
};

/** The company counts of the home pages, and the newest companies. */
export const directory = projection({ ...placeEvents, ...categoryEvents, ...companyEvents })({
  name: 'directory',
  version: 1,
  tables,
  tallies: { counted: counted as Tally<never> },
  on: {
    CategoryDefined: ({ category }, { data: { categoryId: id, parentId: parent, names } }) =>
      category.upsert(id, { id, parent, names }, () => ({ id, parent, names })),
    CountryListed: ({ country }, { data: { country: id, names } }) =>
      country.upsert(id, { id, names }, () => ({ id, names })),
    CompanyRegistered: (rows, { data: { companyId: id, name, slug, category, place, demo }, at: registered }) => {
      nameCity(rows, place);
      const row = { id, name, slug, category, demo, registered, ...placed(place) };
      rows.company.insert({ ...row, valid: false, online: false });
    },
    CompanyRenamed: (rows, { data: { companyId, name, slug } }) => change(rows, companyId, { name, slug }),
    CompanyRelocated: (rows, { data: { companyId, place } }) => {
      nameCity(rows, place);
      change(rows, companyId, placed(place));
    },
    CompanyCategoryChosen: (rows, { data: { companyId, category } }) => change(rows, companyId, { category }),
    CompanyApproved: (rows, { data: { companyId } }) => change(rows, companyId, { valid: true }),
    CompanyApprovalWithdrawn: (rows, { data: { companyId } }) => change(rows, companyId, { valid: false }),
    CompanyPutOnline: (rows, { data: { companyId } }) => change(rows, companyId, { online: true }),
    CompanyTakenOffline: (rows, { data: { companyId } }) => change(rows, companyId, { online: false }),
  },
});
