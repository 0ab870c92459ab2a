import { cpSync } from 'node:fs';
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

/** A server with a demo of its own: a copy of the one that was made when the tests of this run first asked. */
export const startedDemo = async (): Promise<{ readonly server: TestServer; readonly db: FreshDatabase }> => {
  const data = join(inject('sharedFolder'), 'demo');
  await madeOnce('sokoni_demo', async (url) => {
    await using server = await startServer({ DATABASE_URL: url, DEMO: 'on' });
    cpSync(join(server.folder, 'media'), join(data, 'media'), { recursive: true });
  });
  const db = await freshDatabase('sokoni_demo');
  return { db, server: await startServer({ DATABASE_URL: db.url, DEMO: 'on' }, data) };
};
