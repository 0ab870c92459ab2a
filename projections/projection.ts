import type { Kysely } from 'kysely';
import type { EventDefinitions, EventOf } from '#domain/event.ts';
import type { Database } from '#infra/database/database.ts';
import type { Position } from '#infra/event-store/event-store.ts';

/** The input of a handler: the event's data, with its time, actor, stream and position. */
export type Happened<Data> = {
  readonly data: Data;
  readonly at: string;
  /** The id of the account that caused the event, or `operator`. */
  readonly actor: string;
  readonly stream: string;
  /** 0 for the first event of its stream. */
  readonly revision: number;
  readonly position: Position;
};

/**
 * A table of a read model. `columns` gives each column's Postgres type (`jsonb`, not `json`; `double precision`, not
 * `real`); a key column is text, an integer or a date. `indexes` are created after a rebuild has filled the table;
 * each is the text after `create index on <table>`, e.g. `(country, city)` or `using gin (words)`.
 */
export type Table<Row extends object> = {
  readonly columns: { readonly [C in keyof Row & string]-?: string };
  readonly key: readonly (keyof Row & string)[];
  readonly indexes?: readonly string[];
};

/** Declares a table with the type of its rows: `table<CardRow>({ … })`. */
export const table = <Row extends object>(definition: Table<Row>): Table<Row> => definition;

/** Counts over the rows of the table `of`, updated with every change. `by` returns the entries of a row. */
export type Tally<Row extends object = never> = {
  readonly of: string;
  readonly by: (row: Row) => readonly string[];
  /** Like the `indexes` of a table. */
  readonly indexes?: readonly string[];
};

type TallyRow = { readonly entry: string; readonly count: number };

export type Key = string | number | readonly (string | number)[];

/**
 * What a handler may do to a table. A handler cannot read: `change` and `upsert` receive the row when the batch is
 * written, so a handler is a pure function of its event, and batches fold in memory. A change returns a new row and
 * must not alter the old one, which may share objects with the event. A row that was read from the table has times as
 * ISO 8601 in UTC, dates as `2026-01-31`, and every number type as a number.
 */
type Rows<Row extends object> = {
  /** Writes a new row; it replaces a row with the same key. */
  insert(row: Row): void;
  /** Does nothing when there is no such row; returning `null` removes the row. */
  change(key: Key, to: (row: Row) => Row | null): void;
  /** Like `change`, but starts from `first` when there is no such row. */
  upsert(key: Key, first: Row, to: (row: Row) => Row): void;
  remove(key: Key): void;
};

type RowOf<T> = T extends Table<infer Row> ? Row : never;
export type RowsOf<T extends Record<string, unknown>> = { readonly [N in keyof T]: Rows<RowOf<T[N]> & object> };

export type Handlers<D extends EventDefinitions, T extends Record<string, unknown>> = {
  readonly [E in EventOf<D>['type']]?: (
    rows: RowsOf<T>,
    happened: Happened<Extract<EventOf<D>, { readonly type: E }>['data']>,
  ) => void;
};

/**
 * A read model. It has its own Postgres schema, named by name and version (`company_page_3`); handlers and queries
 * never mention it. A new version is built beside the live one. Tallies are tables with the columns `entry` and
 * `count`.
 */
export type Projection<T extends Record<string, unknown> = Record<string, unknown>, N extends string = string> = {
  readonly name: string;
  readonly version: number;
  readonly tables: T;
  readonly tallies?: { readonly [M in N]: Tally<never> };
  readonly on: Readonly<Record<string, (rows: never, happened: Happened<never>) => void>>;
};

/**
 * Declares a projection over the events of `definitions`. It ignores unknown types, never rejects an event, and writes
 * only its own tables.
 */
export const projection =
  <D extends EventDefinitions>(_definitions: D) =>
  <T extends Record<string, unknown>, N extends string = never>(definition: {
    readonly name: string;
    readonly version: number;
    readonly tables: T;
    readonly tallies?: { readonly [M in N]: Tally<never> };
    readonly on: Handlers<D, T>;
  }): Projection<T, N> =>
    definition as unknown as Projection<T, N>;

/** The schema of the tables of a projection: its name and version, `company_page_3`. */
export const schemaOf = ({ name, version }: Pick<Projection, 'name' | 'version'>): string => `${name}_${version}`;

/** The tables of a projection, for queries: `readModel(db, companyPage).selectFrom('company')`. Tallies hold `TallyRow`. */
export const readModel = <T extends Record<string, unknown>, N extends string>(
  db: Database,
  projection: Projection<T, N>,
): Kysely<{ [M in keyof T]: RowOf<T[M]> } & { [M in N]: TallyRow }> => db.withSchema(schemaOf(projection));
