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
  const rowsOf = async (table: string): Promise<readonly string[]> => {
    const { rows } = await world.pool.query<{ at: string }>(`select ctid::text as at from ${table} order by ctid`);
    return rows.map(({ at }) => at);
  };
  for (const one of read) {
    const tables = allShapesOf(one).map((shape) => ({ ...shape, table: qualified(schemaOf(one), shape.name) }));
    for (const { table, name } of tables) await world.pool.query(`create table public.${name} as table ${table}`);
    /** What verifying finds, by table; the tables are as they were afterwards. */
    const found = async () => {
      const { differences } = await verify(world, one);
      for (const { table, name } of tables)
        await world.pool.query(`truncate ${table}; insert into ${table} table public.${name}`);
      return Object.fromEntries(differences.map((difference) => [difference.table, difference.rows]));
    };
    const inRow = async (table: string, row: string | undefined, change: string) => {
      const { rowCount } = await world.pool.query(`${change} where ctid = '${row}'`);
      expect([table, change, rowCount]).toEqual([table, change, 1]);
    };

    // each column of a table in a row of its own, as many at once as it has rows
    const left = new Map(tables.map(({ table, columns }) => [table, Object.entries(columns)]));
    while ([...left.values()].some((columns) => columns.length > 0)) {
      const expected: Record<string, number> = {};
      for (const { table, name, key } of tables) {
        const rows = await rowsOf(table);
        if (rows.length === 0) throw new Error(`nothing is in ${table}`);
        for (const [nth, [column, type]] of (left.get(table) ?? []).splice(0, rows.length).entries()) {
          const kind = type.replace(/ not null$/, '');
          const value = other[kind]?.(quoted(column));
          if (!value) throw new Error(`another ${kind} is not known`);
          await inRow(table, rows[nth], `update ${table} set ${quoted(column)} = ${value}`);
          // a row under another key is one too many, and one is missing
          expected[name] = (expected[name] ?? 0) + (key.includes(column) ? 2 : 1);
        }
      }
      expect(await found()).toEqual(expected);
    }

    for (const { table } of tables) await inRow(table, (await rowsOf(table))[0], `delete from ${table}`);
    expect(await found()).toEqual(Object.fromEntries(tables.map(({ name }) => [name, 1])));
    expect(await found()).toEqual({});
    for (const { name } of tables) await world.pool.query(`drop table public.${name}`);
  }
});
