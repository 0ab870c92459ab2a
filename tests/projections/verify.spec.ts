import { expect, test } from 'vitest';
import { verify } from '#projections/verify.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, tell } from './engine.ts';
import { ledger } from './ledger.ts';

const put = (book: number) => ({ type: 'BookPut', data: { shelf: 'a', book, copies: 1, words: ['mer'] } });
const because = (table: string, is: string, ...key: unknown[]) => [{ table, rows: 1, examples: [{ key, is }] }];

test.each([
  { what: 'nothing', sql: 'select', differences: [] },
  {
    what: 'a row gone',
    sql: 'delete from ledger_1.book where book = 3',
    differences: because('book', 'missing', 'a', 3),
  },
  {
    what: 'a row too many',
    sql: `insert into ledger_1.book select shelf, 99, copies, words, seen, about from ledger_1.book where book = 3`,
    differences: because('book', 'extra', 'a', 99),
  },
  {
    what: 'a number changed',
    sql: 'update ledger_1.book set copies = 2 where book = 3',
    differences: because('book', 'different', 'a', 3),
  },
  {
    what: 'a word in a list changed',
    sql: `update ledger_1.book set words = '{Mer}' where book = 3`,
    differences: because('book', 'different', 'a', 3),
  },
  {
    what: 'a document changed',
    sql: `update ledger_1.book set about = '{"put": 1, "more": null}' where book = 3`,
    differences: because('book', 'different', 'a', 3),
  },
  {
    what: 'a moment moved',
    sql: `update ledger_1.book set seen = seen + interval '1 microsecond' where book = 3`,
    differences: because('book', 'different', 'a', 3),
  },
  {
    what: 'a count wrong',
    sql: `update ledger_1.counted set count = count + 1 where entry = 'mer'`,
    differences: because('counted', 'different', 'mer'),
  },
])('verifying finds $what, and leaves nothing behind', async ({ sql, differences }) => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  await beginEmpty(world, [ledger]);
  const end = await tell(world, [1, 2, 3, 4, 5].map(put));
  await applyInOddBatches(world, ledger);
  await tell(world, [put(6)]); // not applied yet: verify looks at what is
  await db.pool.query(sql);
  expect(await verify(world, ledger)).toMatchObject({ position: end, differences });
  const { rows } = await db.pool.query(`select nspname from pg_namespace where nspname like 'ledger%' order by 1`);
  expect(rows).toEqual([{ nspname: 'ledger_1' }]);
});
