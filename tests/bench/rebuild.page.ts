import { type CompanyPlace, companyEvents } from '#domain/company/company.events.ts';
import { projection, type RowsOf, table } from '#projections/projection.ts';

const place: CompanyPlace = {
  country: 'CI',
  city: { id: 2293538, name: 'Abidjan' },
  unknownCity: null,
  subCity: 'Cocody',
  district: 'Angré',
  address: null,
  addressPostal: null,
  zip: null,
  landmark: { fr: 'Derrière la station Total' },
  lat: 5.4,
  lng: -3.99,
};

const categories = [
  'health-pharmacy',
  'automotive-garage',
  'food-restaurant',
  'beauty-hairdresser',
  'education-school',
];
const countries = ['CI', 'SN', 'KE', 'NG', 'MA', 'CM', 'GH'];

/** A company as an import registers it. */
export const pageRow = (companyId: number) => ({
  companyId,
  name: `Établissement du Marché ${companyId}`,
  shortName: null,
  slug: `etablissement-du-marche-${companyId}`,
  category: categories[companyId % categories.length] ?? '',
  place: { ...place, country: countries[companyId % countries.length] ?? '', lat: 5 + companyId / 1e5 },
  size: 'small' as const,
  source: { name: 'bench', id: String(companyId) },
  demo: false,
});

type PageRow = {
  id: number;
  name: string;
  slug: string;
  valid: boolean;
  online: boolean;
  category: string;
  country: string;
  place: CompanyPlace;
  size: string;
  registered: string;
};

const tables = {
  company: table<PageRow>({
    columns: {
      id: 'integer not null',
      name: 'text not null',
      slug: 'text not null',
      valid: 'boolean not null',
      online: 'boolean not null',
      category: 'text not null',
      country: 'text not null',
      place: 'jsonb not null',
      size: 'text not null',
      registered: 'text not null',
    },
    key: ['id'],
    indexes: ['(slug)', '(country, category)', '(registered desc, id desc) where valid and online'],
  }),
};

const change = ({ company }: RowsOf<typeof tables>, id: number, to: Partial<PageRow>): void =>
  company.change(id, (row) => ({ ...row, ...to }));

/** A read model like that of a company's page, with three indexes. */
export const page = projection(companyEvents)({
  name: 'bench_page',
  version: 1,
  tables,
  on: {
    CompanyRegistered: ({ company }, { data: { companyId: id, name, slug, category, place, size }, at: registered }) =>
      company.insert({
        ...{ id, name, slug, category, place, size, registered },
        country: place.country,
        valid: false,
        online: false,
      }),
    CompanyApproved: (rows, { data: { companyId } }) => change(rows, companyId, { valid: true }),
    CompanyPutOnline: (rows, { data: { companyId } }) => change(rows, companyId, { online: true }),
  },
});
