import { type CompanyEvent, companyEvents } from '#domain/company/company.events.ts';
import { type Happened, projection, type RowsOf, table } from '../projection.ts';

export type SitemapCompanyRow = {
  id: number;
  slug: string;
  valid: boolean;
  online: boolean;
  /** When what people see of it last became different, its coming and going included; ISO 8601. */
  changed: string;
};

const tables = {
  company: table<SitemapCompanyRow>({
    columns: {
      id: 'integer not null',
      slug: 'text not null',
      valid: 'boolean not null',
      online: 'boolean not null',
      changed: 'text not null',
    },
    key: ['id'],
  }),
};

type Change = Partial<Omit<SitemapCompanyRow, 'id' | 'changed'>>;
type Facts = { readonly companyId: number };

const isPublic = ({ valid, online }: SitemapCompanyRow): boolean => valid && online;

const change = ({ company }: RowsOf<typeof tables>, { data, at }: Happened<Facts>, to: Change = {}): void =>
  company.change(data.companyId, (row) => {
    const next = { ...row, ...to };
    return isPublic(row) || isPublic(next) ? { ...next, changed: at } : next;
  });

const touched = (rows: RowsOf<typeof tables>, happened: Happened<Facts>): void => change(rows, happened);

type Touching = Exclude<
  CompanyEvent['type'],
  | 'CompanyRegistered'
  | 'CompanyRenamed'
  | 'CompanyApproved'
  | 'CompanyApprovalWithdrawn'
  | 'CompanyPutOnline'
  | 'CompanyTakenOffline'
>;

/** Events that change what a company's page shows and nothing else here; a new one is asked for by the compiler. */
const touching: Record<Touching, typeof touched> = {
  CompanyDescribed: touched,
  CompanyRelocated: touched,
  CompanyCategoryChosen: touched,
  CompanyCoordinatesListed: touched,
  CompanySizeDeclared: touched,
  CompanyLegalFactsStated: touched,
  OpeningHoursPlanned: touched,
};

/** The addresses of company pages and when each last changed, for those that read directories for a living. */
export const sitemap = projection(companyEvents)({
  name: 'sitemap',
  version: 1,
  tables,
  on: {
    ...touching,
    CompanyRegistered: ({ company }, { data: { companyId: id, slug }, at: changed }) =>
      company.insert({ id, slug, valid: false, online: false, changed }),
    CompanyRenamed: (rows, happened) => change(rows, happened, { slug: happened.data.slug }),
    CompanyApproved: (rows, happened) => change(rows, happened, { valid: true }),
    CompanyApprovalWithdrawn: (rows, happened) => change(rows, happened, { valid: false }),
    CompanyPutOnline: (rows, happened) => change(rows, happened, { online: true }),
    CompanyTakenOffline: (rows, happened) => change(rows, happened, { online: false }),
  },
});
