import { categoryEvents } from '#domain/category/category.events.ts';
import {
  type CompanyEvent,
  type CompanyPlace,
  type Coordinate,
  companyEvents,
  type Planning,
} from '#domain/company/company.events.ts';
import type { CompanySize } from '#domain/company/company-sizes.ts';
import { placeEvents } from '#domain/place/place.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { projection, type RowsOf, table } from '../projection.ts';
import { type Rating, rated, ratingEvents, unrated } from './rating.ts';

type Data<T extends CompanyEvent['type']> = Omit<Extract<CompanyEvent, { type: T }>['data'], 'companyId'>;

/** `phoneForSms` is E.164 where its country's plan allows, else as written. */
type Requests = Omit<Data<'CompanyRequestsDirected'>, 'phoneForSms'> & { readonly phoneForSms: string | null };

export type CompanyPageRow = Rating & {
  id: number;
  name: string;
  /** The abbreviation: `CIE`. */
  shortName: string | null;
  slug: string;
  /** Approved by staff. */
  valid: boolean;
  /** Put online by its manager. The public sees a company that is both valid and online. */
  online: boolean;
  category: string;
  place: CompanyPlace;
  size: CompanySize;
  texts: Data<'CompanyDescribed'> | null;
  /** What stands above its products. */
  shop: Data<'CompanyShopDescribed'> | null;
  /** Only the public ones. */
  coordinates: readonly Omit<Coordinate, 'raw' | 'public'>[];
  greeting: string | null;
  /** Where messages and requests for quotes go, and the phone for text messages; null when it never said. */
  requests: Requests | null;
  /** `taxpayer` is null unless visitors may see it. */
  legal: Omit<Data<'CompanyLegalFactsStated'>, 'taxpayerPublic'> | null;
  plannings: readonly Planning[];
  demo: boolean;
  registered: string;
};

type CategoryNameRow = { id: string; parent: string | null; names: Bilingual };
type CountryNameRow = { id: string; names: Bilingual };

const tables = {
  company: table<CompanyPageRow>({
    columns: {
      id: 'integer not null',
      name: 'text not null',
      shortName: 'text',
      slug: 'text not null',
      valid: 'boolean not null',
      online: 'boolean not null',
      category: 'text not null',
      place: 'jsonb not null',
      size: 'text not null',
      texts: 'jsonb',
      shop: 'jsonb',
      coordinates: 'jsonb not null',
      greeting: 'text',
      requests: 'jsonb',
      legal: 'jsonb',
      plannings: 'jsonb not null',
      demo: 'boolean not null',
      registered: 'text not null',
      reviews: 'integer not null',
      scored: 'integer not null',
      stars: 'integer not null',
      joined: 'jsonb',
    },
    key: ['id'],
  }),
  category: table<CategoryNameRow>({
    columns: { id: 'text not null', parent: 'text', names: 'jsonb not null' },
    key: ['id'],
  }),
  country: table<CountryNameRow>({ columns: { id: 'text not null', names: 'jsonb not null' }, key: ['id'] }),
};

type Change = (row: CompanyPageRow) => Partial<CompanyPageRow>;

const change = ({ company }: RowsOf<typeof tables>, id: number, to: Change): void =>
  company.change(id, (row) => ({ ...row, ...to(row) }));

/** All facts that a company's page shows, one row per company. Private facts are never stored here. */
export const companyPage = projection({ ...placeEvents, ...categoryEvents, ...companyEvents, ...ratingEvents })({
  name: 'company_page',
  version: 8,
  tables,
  on: {
    CategoryDefined: ({ category }, { data: { categoryId: id, parentId: parent, names } }) =>
      category.upsert(id, { id, parent, names }, () => ({ id, parent, names })),
    CountryListed: ({ country }, { data: { country: id, names } }) =>
      country.upsert(id, { id, names }, () => ({ id, names })),
    CompanyRegistered: ({ company }, { data, at }) =>
      company.insert({
        id: data.companyId,
        name: data.name,
        shortName: data.shortName,
        slug: data.slug,
        valid: false,
        online: false,
        category: data.category,
        place: data.place,
        size: data.size,
        texts: null,
        shop: null,
        coordinates: [],
        greeting: null,
        requests: null,
        legal: null,
        plannings: [],
        demo: data.demo,
        registered: at,
        ...unrated,
      }),
    CompanyRenamed: (rows, { data: { companyId, ...named } }) => change(rows, companyId, () => named),
    CompanyDescribed: (rows, { data: { companyId, ...texts } }) => change(rows, companyId, () => ({ texts })),
    CompanyShopDescribed: (rows, { data: { companyId, ...shop } }) => change(rows, companyId, () => ({ shop })),
    CompanyRelocated: (rows, { data: { companyId, place } }) => change(rows, companyId, () => ({ place })),
    CompanyCategoryChosen: (rows, { data: { companyId, category } }) => change(rows, companyId, () => ({ category })),
    CompanyCoordinatesListed: (rows, { data: { companyId, coordinates, whatsappInitialText: greeting } }) =>
      change(rows, companyId, () => ({
        coordinates: coordinates.filter((one) => one.public).map(({ type, value }) => ({ type, value })),
        greeting,
      })),
    CompanyRequestsDirected: (rows, { data: { companyId, phoneForSms, ...mail } }) =>
      change(rows, companyId, () => ({ requests: { ...mail, phoneForSms: phoneForSms?.value ?? null } })),
    CompanySizeDeclared: (rows, { data: { companyId, size } }) => change(rows, companyId, () => ({ size })),
    CompanyLegalFactsStated: (rows, { data: { companyId, taxpayerPublic, taxpayer, ...legal } }) =>
      change(rows, companyId, () => ({ legal: { ...legal, taxpayer: taxpayerPublic ? taxpayer : null } })),
    OpeningHoursPlanned: (rows, { data: { companyId, plannings } }) => change(rows, companyId, () => ({ plannings })),
    CompanyApproved: (rows, { data: { companyId } }) => change(rows, companyId, () => ({ valid: true })),
    CompanyApprovalWithdrawn: (rows, { data: { companyId } }) => change(rows, companyId, () => ({ valid: false })),
    CompanyPutOnline: (rows, { data: { companyId } }) => change(rows, companyId, () => ({ online: true })),
    CompanyTakenOffline: (rows, { data: { companyId } }) => change(rows, companyId, () => ({ online: false })),
    ...rated<typeof tables>((rows, companyId, to) => change(rows, companyId, to)),
  },
});
