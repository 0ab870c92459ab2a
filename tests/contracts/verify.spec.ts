import { expect, test } from 'vitest';
import { contractDays } from '#projections/contract/contract-days.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { sales } from '#projections/contract/sales.ts';
import { type Projection, schemaOf } from '#projections/projection.ts';
import { allShapesOf, qualified, quoted } from '#projections/shape.ts';
import { verify } from '#projections/verify.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, tell } from '#tests/projections/engine.ts';
import { contractHistory } from '#tests/projections/history.contract.ts';
import { dice } from '#tests/projections/history.ts';

const read: readonly Projection[] = [contracts, sales, contractDays];

const worldOf = async (actions: number, seed: number) => {
  const database = await freshDatabase();
  const world = { ...logOf(database.pool, contracts), pool: database.pool };
  await beginEmpty(world, read);
  const below = dice(seed);
  await tell(
    world,
    Array.from({ length: actions }, () => contractHistory(below)),
  );
  for (const one of read) await applyInOddBatches(world, one);
  return { ...world, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
};

test('after 10,000 actions every table of contracts is what its events make of it', { timeout: 240_000 }, async () => {
  await using world = await worldOf(10_000, 26);
  for (const one of read) {
    const { differences, rows } = await verify(world, one);
    expect([one.name, differences]).toEqual([one.name, []]);
    expect(rows).toBeGreaterThan(0);
  }
});

/** Another value of a column, whatever stands in it. */
const other: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  'double precision': (column) => `coalesce(${column}, 0) + 0.01`,
  boolean: (column) => `${column} is not true`,
  jsonb: (column) => `jsonb_build_array(${column})`,
};

test('verifying finds any column of any row that was changed in the tables, and a row taken out', {
  timeout: 240_000,
}, async () => {
  await using world = await worldOf(150, 7);
  for (const one of read) {
    const live = schemaOf(one);
    for (const { name, columns, key } of allShapesOf(one)) {
      const table = qualified(live, name);
      await world.pool.query(`create table public.kept as select * from ${table}`);
      const { rows: before } = await world.pool.query(`select * from ${table}`);
      if (before.length === 0) throw new Error(`nothing is in ${table}`);
      const found = async (sql: string) => {
        const { rowCount } = await world.pool.query(sql);
        expect([table, sql, rowCount]).toEqual([table, sql, 1]);
        const { differences } = await verify(world, one);
        await world.pool.query(`truncate ${table}; insert into ${table} select * from public.kept`);
        return differences;
      };
      const first = `ctid = (select min(ctid) from ${table})`;
      for (const [column, type] of Object.entries(columns)) {
        const kind = type.replace(/ not null$/, '');
        const value = other[kind]?.(quoted(column));
        if (!value) throw new Error(`another ${kind} is not known`);
        const differences = await found(`update ${table} set ${quoted(column)} = ${value} where ${first}`);
        // a row under another key is one too many, and one is missing
        const count = key.includes(column) ? 2 : 1;
        expect([table, column, differences]).toMatchObject([table, column, [{ table: name, rows: count }]]);
      }
      expect(await found(`delete from ${table} where ${first}`)).toMatchObject([{ table: name, rows: 1 }]);
      expect((await verify(world, one)).differences).toEqual([]);
      await world.pool.query('drop table public.kept');
    }
  }
});
