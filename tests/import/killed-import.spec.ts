import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../postgres.ts';
import { importing, temporaryFile } from './importing.ts';

const count = 6000;
const row = (index: number) =>
  index % 50 === 7
    ? `${index},,amenity/restaurant,CI,`
    : `${index},Maquis ${index},amenity/restaurant,CI,${index % 3 ? 'Abidjan' : 'Nulle-Part'}`;
const content = ['id,name,category,country,city', ...Array.from({ length: count }, (_, index) => row(index))].join(
  '\n',
);
const refused = Array.from({ length: count }, (_, index) => index).filter((index) => index % 50 === 7).length;

const eventsIn = async ({ pool }: FreshDatabase): Promise<number> =>
  (await pool.query<{ events: number }>('select count(*)::int as events from event_store.event')).rows[0]?.events ?? 0;

/** Everything that was decided, but for when and in which order companies took their turns. */
const outcome = async ({ pool }: FreshDatabase) => ({
  events: (
    await pool.query('select stream, revision, id, type, data::text from event_store.event order by stream, revision')
  ).rows,
  numbers: (await pool.query('select key, number from numbers.number order by number')).rows,
});

const importUntilKilled = async (db: FreshDatabase, file: string, after: number): Promise<void> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import-child.ts'), db.url, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await eventsIn(db)) < after) await setTimeout(5);
  child.kill('SIGKILL');
  await ended;
};

test('an import that is killed at any moment and run again ends as one that was not', async () => {
  await using clean = await freshDatabase();
  expect(await importing(clean, 'maquis.csv', content)).toMatchObject({ registered: count - refused, refused });
  const expected = await outcome(clean);

  await using db = await freshDatabase();
  const file = temporaryFile('maquis.csv', content);
  for (const after of [1, 2000, 9000]) {
    const before = await eventsIn(db);
    await importUntilKilled(db, file, after);
    expect(await eventsIn(db)).toBeGreaterThan(before);
  }
  expect(await eventsIn(db)).toBeLessThan(expected.events.length);
  const last = await importing(db, 'maquis.csv', content);
  expect(last.alreadyThere).toBeGreaterThan(0);
  expect(last.registered + last.alreadyThere).toBe(count - refused);
  expect(await outcome(db)).toEqual(expected);
});
