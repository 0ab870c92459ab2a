import { join } from 'node:path';
import { projections } from '#infra/main/all-projections.ts';
import { type Projection, schemaOf } from '#projections/projection.ts';
import { allShapesOf } from '#projections/shape.ts';

export const tablesFolder = join(import.meta.dirname, 'golden');

/** The names of the files with the tables of each version: the name of the projection, `_` and its version. */
export const tableFiles: ReadonlyMap<string, Projection> = new Map(
  projections.map((projection) => [`${schemaOf(projection)}.json`, projection]),
);

/** Returns the columns, keys and indexes of a read model, as JSON with a line for each. */
export const tablesOf = (projection: Projection): string => {
  const tables = allShapesOf(projection).map(({ name, columns, key, indexes }) => [name, { columns, key, indexes }]);
  return `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`;
};
