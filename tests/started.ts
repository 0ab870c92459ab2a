import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type FreshDatabase, freshDatabase, madeOnce } from './postgres.ts';
import { startServer, type TestServer } from './server.ts';

/** A database as a first start leaves it: places and categories, and every projection up to them. */
export const startedDatabase = async (): Promise<FreshDatabase> => {
  await madeOnce('sokoni_started', async (url) => {
    await using _server = await startServer({ DATABASE_URL: url });
  });
  return freshDatabase('sokoni_started');
};

/**
 * A server with a demo of its own: a copy of the one that was made when the tests of this run first asked. It believes
 * that it is `now` (an ISO moment), where one is given.
 */
export const startedDemo = async (
  now?: string,
): Promise<{ readonly server: TestServer; readonly db: FreshDatabase }> => {
  // its pictures are drawn when they are first looked at: what one test has drawn, the next ones find
  const data = join(inject('sharedFolder'), 'demo');
  mkdirSync(data, { recursive: true });
  await madeOnce('sokoni_demo', async (url) => {
    await using _server = await startServer({ DATABASE_URL: url, DEMO: 'on' });
  });
  const db = await freshDatabase('sokoni_demo');
  const server = await startServer({ DATABASE_URL: db.url, DEMO: 'on', ...(now && { SOKONI_TEST_NOW: now }) }, data);
  return { db, server };
};
