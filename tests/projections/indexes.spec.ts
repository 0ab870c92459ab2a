import { expect, test } from 'vitest';
import { type Projection, projection, table } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { beginEmpty, logOf, tell } from './engine.ts';
import { ledgerEvents } from './ledger.ts';

type WordRow = { word: string; shelf: string };

const alike = ['(lower(word))', '(lower(shelf))', '(word text_pattern_ops)', '(word desc)', '(word, shelf)'];

const words: Projection = projection(ledgerEvents)({
  name: 'words',
  version: 1,
  tables: {
    word: table<WordRow>({ columns: { word: 'text', shelf: 'text' }, key: ['word'], indexes: alike }),
  },
  on: {
    BookPut: ({ word: rows }, { data: { shelf, words } }) => {
      for (const word of words) rows.insert({ word, shelf });
    },
  },
});

test('indexes that Postgres would give the same name are all made, rebuild after rebuild', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, words), pool: db.pool };
  await beginEmpty(world, [words]);
  const many = Array.from({ length: 20_000 }, (_, n) => `word ${n}`);
  await tell(world, [{ type: 'BookPut', data: { shelf: 'a', book: 1, copies: 1, words: many } }]);
  for (let round = 0; round < 3; round++) await rebuild(world, [words]);
  const { rows } = await db.pool.query(`select indexname from pg_indexes where schemaname = 'words_1' order by 1`);
  expect(rows.map(({ indexname }) => indexname)).toEqual([...alike.map((_, i) => `word_index_${i + 1}`), 'word_pkey']);
});
