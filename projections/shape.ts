import type { Projection, Table, Tally } from './projection.ts';

export type Row = Readonly<Record<string, unknown>>;
export type KeyValues = readonly (string | number)[];

/** A tally, from the side of the table whose rows it counts. */
type CountedBy = { readonly name: string; readonly by: (row: Row) => readonly string[] };

/** A table in Postgres, with the tallies that count its rows. */
export type Shape = {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly key: readonly string[];
  readonly indexes: readonly string[];
  readonly tallies: readonly CountedBy[];
};

/** A name as SQL writes it, between double quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The name of a table with its schema, quoted. */
export const qualified = (schema: string, table: string): string => `${quoted(schema)}.${quoted(table)}`;

/** Returns the tables that handlers write. */
export const shapesOf = (projection: Projection): readonly Shape[] => {
  const tallies = Object.entries((projection.tallies ?? {}) as Record<string, Tally<Record<string, unknown>>>);
  return Object.entries(projection.tables as Record<string, Table<Record<string, unknown>>>).map(([name, table]) => ({
    name,
    columns: table.columns,
    key: table.key,
    indexes: table.indexes ?? [],
    tallies: tallies.filter(([, { of }]) => of === name).map(([tally, { by }]) => ({ name: tally, by })),
  }));
};

/** Returns every table of the projection: those that handlers write, and the tallies. */
export const allShapesOf = (projection: Projection): readonly Shape[] => [
  ...shapesOf(projection),
  ...Object.entries(projection.tallies ?? {}).map(([name, { indexes }]) => ({
    name,
    columns: { entry: 'text not null', count: 'bigint not null' },
    key: ['entry'],
    indexes: indexes ?? [],
    tallies: [],
  })),
];

/**
 * Returns the SQL that creates the schema with empty tables and primary keys; other indexes follow after filling. It
 * turns off statistics for `jsonb` columns: they only compare whole documents, and took half the time of `analyze`.
 */
export const createSql = (projection: Projection, schema: string): string =>
  [
    `create schema ${quoted(schema)}`,
    ...allShapesOf(projection).flatMap(({ name, columns, key }) => {
      const table = qualified(schema, name);
      const lines = Object.entries(columns).map(([column, type]) => `${quoted(column)} ${type}`);
      const documents = Object.keys(columns).filter((column) => /^jsonb\b/i.test(columns[column] ?? ''));
      return [
        `create table ${table} (${[...lines, `primary key (${key.map(quoted).join(', ')})`].join(', ')})`,
        ...documents.map((column) => `alter table ${table} alter column ${quoted(column)} set statistics 0`),
      ];
    }),
  ].join(';\n');

/** One statement per index. The names are set here: names chosen by Postgres clash when two are created at once. */
export const indexSql = (projection: Projection, schema: string): readonly string[] =>
  allShapesOf(projection).flatMap(({ name, indexes }) =>
    indexes.map(
      (index, i) => `create index ${quoted(`${name}_index_${i + 1}`)} on ${qualified(schema, name)} ${index}`,
    ),
  );
