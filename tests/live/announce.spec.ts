import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { topicOf } from '#infra/live/message.ts';
import { type FreshDatabase, freshDatabase } from '#tests/postgres.ts';
import { beginEmpty, logOf, type World } from '#tests/projections/engine.ts';
import { ledger } from '#tests/projections/ledger.ts';
import { running } from '#tests/projections/running.ts';
import { announcing, put } from './announcing.ts';
import { listen } from './listener.ts';
import { liveNode } from './live-node.ts';
import { until } from './waiting.ts';

const worldOf = ({ pool }: FreshDatabase): World => ({ ...logOf(pool, ledger), pool });
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

/** The announcer has its place once there is one; what is told after that is news. */
const placed = ({ pool }: World) =>
  vi.waitFor(async () => expect((await pool.query('select from live.announced')).rowCount).toBe(1), {
    interval: 5,
    timeout: 30_000,
  });

test('who looks is told within a second, and by then the read models have it', async () => {
  await using db = await freshDatabase();
  const world = worldOf(db);
  await beginEmpty(world, [ledger]);
  await put(world, 99); // before anyone announced
  await using runner = await running(world, [ledger]);
  await using node = await liveNode({ pool: db.pool });
  await using _ = await announcing(world, runner.progress, node.hub);
  await placed(world);
  const ada = await listen(node.url, { user: 'ada' });
  for (const book of upTo(12)) {
    const since = performance.now();
    await put(world, book);
    await until(() => ada.heard.length === book);
    expect(performance.now() - since).toBeLessThan(1000);
  }
  expect(ada.heard.map(({ payload }) => payload)).toEqual(upTo(12).map((book) => ({ book, shown: true })));
});

test('of two processes one announces, and an event that cannot be announced holds up nothing', async () => {
  await using db = await freshDatabase();
  const world = worldOf(db);
  await beginEmpty(world, [ledger]);
  await using runner = await running(world, [ledger]);
  await using node = await liveNode({ pool: db.pool });
  const first = await announcing(world, runner.progress);
  await placed(world);
  await using _ = await announcing(world, runner.progress, node.hub);
  const ada = await listen(node.url, { user: 'ada' });
  for (const book of [11, 12, 13, 14]) await put(world, book);
  await until(() => ada.heard.length === 3);
  await first[Symbol.asyncDispose]();
  await put(world, 15, new Date(Date.now() - 7_200_000)); // found in the log hours later
  await put(world, 16);
  await until(() => ada.heard.length === 4);
  expect(ada.heard.map(({ payload }) => (payload as { book: number }).book)).toEqual([11, 12, 14, 16]);
});

test('nothing is lost or told twice by kills at every moment of announcing', { timeout: 120_000 }, async () => {
  await using db = await freshDatabase();
  const world = worldOf(db);
  await beginEmpty(world, [ledger]);
  await db.pool.query(`insert into live.announced (name, position) values ('announcer', '0')`);
  const moments = ['before', 'inside', 'after'].flatMap((moment) => [1, 2].map((n) => `announcement.${moment}:${n}`));
  let book = 100;
  for (const dieAt of [...moments, '']) {
    const worker = spawn(process.execPath, [join(import.meta.dirname, 'announce-worker.ts')], {
      env: { ...process.env, DATABASE_URL: db.url, SOKONI_DIE_AT: dieAt },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(worker, 'exit');
    await once(worker.stdout, 'data');
    await put(world, book++);
    if (dieAt) {
      const more = setInterval(() => void put(world, book++), 30);
      const [, signal] = await exited;
      clearInterval(more);
      expect(signal).toBe('SIGKILL');
    } else {
      await vi.waitFor(async () => {
        const { rows } = await db.pool.query('select count(*) as n from live.message');
        expect(rows[0].n).toBeGreaterThanOrEqual(book - 100);
      }, 20_000);
      worker.kill('SIGKILL');
      await exited;
    }
  }
  const { rows } = await db.pool.query('select body from live.message where topic = $1 order by id', [topicOf('ada')]);
  const told = rows.map(({ body }) => JSON.parse(body).payload);
  expect(told).toEqual(upTo(book - 100).map((n) => ({ book: n + 99, shown: true })));
});
