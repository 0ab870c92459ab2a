import { expect, test } from 'vitest';
import { keptTables, keyTable, leftTables, logTable } from '#infra/main/backup/tables.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { freshDatabase } from '#tests/postgres.ts';

test('every table that is no read model is in a backup, or it is said why not', async () => {
  await using database = await freshDatabase();
  await createCheckpoints(database.pool);
  const { rows } = await database.pool.query<{ table: string }>(
    `select schemaname || '.' || tablename as table from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const known = [logTable, keyTable, ...keptTables].map(({ table }) => table).concat(Object.keys(leftTables));
  expect(rows.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([]);
});
