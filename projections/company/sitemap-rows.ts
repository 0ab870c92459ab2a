import { type Happened, type RowsOf, table } from '../projection.ts';

/** A photo of a company, shown once it is validated. */
export type SitemapPhoto = { readonly id: string; readonly width: number; readonly shown: boolean };

export type SitemapCompanyRow = {
  id: number;
  slug: string;
  valid: boolean;
  online: boolean;
  /** When what people see of it last became different, its coming and going included; ISO 8601. */
  changed: string;
  photos: readonly SitemapPhoto[];
  products: number;
  /** When the page of its products last became different. */
  productsChanged: string | null;
};

export type SitemapJobRow = { id: number; company: number; until: string; changed: string };

export const tables = {
  company: table<SitemapCompanyRow>({
    columns: {
      id: 'integer not null',
      slug: 'text not null',
      valid: 'boolean not null',
      online: 'boolean not null',
      changed: 'text not null',
      photos: 'jsonb not null',
      products: 'integer not null',
      productsChanged: 'text',
    },
    key: ['id'],
  }),
  job: table<SitemapJobRow>({
    columns: { id: 'integer not null', company: 'integer not null', until: 'text not null', changed: 'text not null' },
    key: ['id'],
    indexes: ['(until)'],
  }),
};

export type Rows = RowsOf<typeof tables>;
type Change = Partial<Omit<SitemapCompanyRow, 'id' | 'changed'>>;
export type Facts = { readonly companyId: number };

const isPublic = ({ valid, online }: SitemapCompanyRow): boolean => valid && online;

type To = Change | ((row: SitemapCompanyRow) => Change);
type Seen = (row: SitemapCompanyRow, next: SitemapCompanyRow) => boolean;

/** Writes what became different; `seen` says whether people see it. */
export const change = (
  { company }: Rows,
  { data, at }: Happened<Facts>,
  to: To = {},
  seen: Seen = (row, next) => isPublic(row) || isPublic(next),
): void =>
  company.change(data.companyId, (row) => {
    const next = { ...row, ...(typeof to === 'function' ? to(row) : to) };
    return seen(row, next) ? { ...next, changed: at } : next;
  });

export const touched = (rows: Rows, happened: Happened<Facts>): void => change(rows, happened);

/** `more` products than before, or the same ones otherwise. */
export const stocked = (rows: Rows, happened: Happened<Facts>, more = 0): void =>
  change(rows, happened, ({ products }) => ({ products: products + more, productsChanged: happened.at }));

const shownIn = ({ photos }: SitemapCompanyRow): string =>
  photos.flatMap(({ id, shown }) => (shown ? [id] : [])).join();

/** Other photos; only those that were validated are seen. */
export const pictured = (
  rows: Rows,
  happened: Happened<Facts>,
  to: (photos: readonly SitemapPhoto[]) => readonly SitemapPhoto[],
): void =>
  change(
    rows,
    happened,
    ({ photos }) => ({ photos: to(photos) }),
    (row, next) => isPublic(row) && shownIn(row) !== shownIn(next),
  );

export const captioned = (rows: Rows, happened: Happened<Facts & { readonly imageId: string }>): void =>
  change(rows, happened, {}, (row) => isPublic(row) && shownIn(row).split(',').includes(happened.data.imageId));
