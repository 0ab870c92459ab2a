import { expect, test } from 'vitest';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { freshDatabase } from '#tests/postgres.ts';

test('numbers follow the order of their keys, without gaps, and a key keeps its number', async () => {
  await using db = await freshDatabase();
  expect(await reserveNumbers(db.pool, 'company', ['a', 'b', 'a', 'c'])).toEqual([1, 2, 1, 3]);
  expect(await reserveNumbers(db.pool, 'company', ['d', 'b'])).toEqual([4, 2]);
  expect(await reserveNumbers(db.pool, 'contract', ['a'])).toEqual([1]);
});

test('many at once share no number and leave no gap', async () => {
  await using db = await freshDatabase();
  const batches = Array.from({ length: 20 }, (_, batch) => Array.from({ length: 10 }, (_, i) => `${batch}-${i}`));
  const numbers = await Promise.all(batches.map((keys) => reserveNumbers(db.pool, 'company', keys)));
  expect(numbers.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
});
