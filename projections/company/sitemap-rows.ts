import { type Happened, type RowsOf, table } from '../projection.ts';

/** A photo of a company; `shown` once it is validated. */
type SitemapPhoto = { readonly id: string; readonly width: number; readonly shown: boolean };

export type SitemapCompanyRow = {
  id: number;
  slug: string;
  valid: boolean;
  online: boolean;
  /** When the public page last changed, appeared or disappeared; ISO 8601. */
  changed: string;
  photos: readonly SitemapPhoto[];
  products: number;
  /** When the page of its products last changed; ISO 8601. */
  productsChanged: string | null;
};

type SitemapJobRow = { id: number; company: number; until: string; changed: string };

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

/** Applies the change to the row. Sets `changed` when `seen` returns true: when the public sees a difference. */
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

/** The page of a company changed. */
export const touched = (rows: Rows, happened: Happened<Facts>): void => change(rows, happened);

/** Adds `more` to the number of products; 0 when a product only changed. */
export const stocked = (rows: Rows, happened: Happened<Facts>, more = 0): void =>
  change(rows, happened, ({ products }) => ({ products: products + more, productsChanged: happened.at }));

const shownIn = ({ photos }: SitemapCompanyRow): string =>
  photos.flatMap(({ id, shown }) => (shown ? [id] : [])).join();

/** Replaces the photos. Sets `changed` only when the validated photos of a public company differ. */
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

/** The photo is shown to visitors, or waits. */
export const shown = (rows: Rows, happened: Happened<Facts & { readonly imageId: string }>, isShown: boolean): void =>
  pictured(rows, happened, (photos) =>
    photos.map((one) => (one.id === happened.data.imageId ? { ...one, shown: isShown } : one)),
  );

/** Without the photo. */
export const parted = (rows: Rows, happened: Happened<Facts & { readonly imageId: string }>): void =>
  pictured(rows, happened, (photos) => photos.filter(({ id }) => id !== happened.data.imageId));
