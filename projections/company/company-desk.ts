import { approvalEvents } from '#domain/company/approval.events.ts';
import { type CompanyPlace, type Coordinate, companyEvents } from '#domain/company/company.events.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import { sameCompanyEvents } from '#domain/company/same-company.events.ts';
import { fold } from '#domain/fold.ts';
import { projection, type RowsOf, table } from '../projection.ts';

/** A company as staff compare it with a new one. */
export type CompanyDeskRow = {
  id: number;
  /** `new`: staff have not decided yet. */
  approval: 'new' | 'given' | 'withdrawn' | 'refused';
  online: boolean;
  /** Whether staff marked it as a client. */
  client: boolean;
  /** The company to whose page its own leads, since it is the same; null while it has a page of its own. */
  stays: number | null;
  /** Since when it waits for a decision; ISO 8601. */
  since: string;
  /** The name in search form. */
  key: string;
  country: string;
  /** The city's GeoNames id, else its name in search form. */
  town: string | null;
  /** Its phone numbers, those that visitors do not see too. */
  numbers: readonly string[];
};

const tables = {
  company: table<CompanyDeskRow>({
    columns: {
      id: 'integer not null',
      approval: 'text not null',
      online: 'boolean not null',
      client: 'boolean not null',
      stays: 'integer',
      since: 'text not null',
      key: 'text not null',
      country: 'text not null',
      town: 'text',
      numbers: 'jsonb not null',
    },
    key: ['id'],
    indexes: [
      `(since) where approval = 'new' and online`,
      '(stays) where stays is not null',
      'using gin (numbers jsonb_path_ops)',
      'using gin (key gin_trgm_ops)',
    ],
  }),
};

const change = (
  { company }: RowsOf<typeof tables>,
  { companyId }: { readonly companyId: number },
  to: Partial<CompanyDeskRow>,
): void => company.change(companyId, (row) => ({ ...row, ...to }));

const nameKey = (name: string): string => fold(name).slice(0, 200);

const whereOf = ({ country, city, unknownCity }: CompanyPlace): Pick<CompanyDeskRow, 'country' | 'town'> => ({
  country,
  town: city ? String(city.id) : unknownCity ? nameKey(unknownCity) : null,
});

const numbersOf = (coordinates: readonly Coordinate[]): readonly string[] => [
  ...new Set(coordinates.flatMap(({ type, value }) => (phoneTypes.includes(type) ? [value] : []))),
];

/** The new companies that wait for staff, what shows that a company is listed already, and which pages are of the same one. */
export const companyDesk = projection({ ...companyEvents, ...approvalEvents, ...sameCompanyEvents })({
  name: 'company_desk',
  version: 3,
  tables,
  on: {
    CompanyRegistered: ({ company }, { data: { companyId: id, name, place }, at }) =>
      company.insert({
        id,
        approval: 'new',
        online: false,
        client: false,
        stays: null,
        since: at,
        key: nameKey(name),
        ...whereOf(place),
        numbers: [],
      }),
    CompanyRenamed: (rows, { data }) => change(rows, data, { key: nameKey(data.name) }),
    CompanyRelocated: (rows, { data }) => change(rows, data, whereOf(data.place)),
    CompanyCoordinatesListed: (rows, { data }) => change(rows, data, { numbers: numbersOf(data.coordinates) }),
    CompanyApproved: (rows, { data }) => change(rows, data, { approval: 'given' }),
    CompanyApprovalWithdrawn: (rows, { data }) => change(rows, data, { approval: 'withdrawn' }),
    CompanyRefused: (rows, { data }) => change(rows, data, { approval: 'refused' }),
    CompanyApprovalAsked: (rows, { data, at }) => change(rows, data, { approval: 'new', since: at }),
    CompanyClientMarked: (rows, { data }) => change(rows, data, { client: data.client }),
    CompanyPutOnline: (rows, { data }) => change(rows, data, { online: true }),
    CompanyTakenOffline: (rows, { data }) => change(rows, data, { online: false }),
    SameCompanyDeclared: (rows, { data }) => change(rows, data, { stays: data.stays }),
    SameCompanyUndone: (rows, { data }) => change(rows, data, { stays: null }),
  },
});
