import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type FreshDatabase, freshDatabase, madeOnce } from './postgres.ts';
import { type Served, serve, startServer } from './server.ts';

/** A database as a first start leaves it: places and categories, and every projection up to them. */
export const startedDatabase = async (): Promise<FreshDatabase> => {
  await madeOnce('sokoni_started', async (url) => {
    await using _server = await serve({ DATABASE_URL: url });
  });
  return freshDatabase('sokoni_started');
};

/**
 * A database with a demo in it: a copy of the one that was made when the tests of this run first asked. It is made from
 * nothing: on one that was started before, every server would first tell live of all that the demo brought.
 */
export const demoDatabase = async (): Promise<FreshDatabase> => {
  await madeOnce('sokoni_demo', async (url) => {
    await using _server = await serve({ DATABASE_URL: url, DEMO: 'on' });
  });
  return freshDatabase('sokoni_demo');
};

/** The server of a demo. It believes that it is `now` (an ISO moment), where one is given. */
export const demoServerOn = async (db: FreshDatabase, now?: string): Promise<Served> => {
  // its pictures are drawn when they are first looked at: what one test has drawn, the others find
  const pictures = join(inject('sharedFolder'), 'demo-pictures');
  mkdirSync(pictures, { recursive: true });
  const environment = { DATABASE_URL: db.url, DEMO: 'on' };
  return now ? startServer({ ...environment, SOKONI_TEST_NOW: now }, pictures) : serve(environment, pictures);
};

export type StartedDemo = {
  readonly server: Served;
  readonly db: FreshDatabase;
  stop(): Promise<void>;
} & AsyncDisposable;

/** A demo of its own, in a server that believes that it is `now`. */
export const startedDemo = async (now?: string): Promise<StartedDemo> => {
  const db = await demoDatabase();
  const server = await demoServerOn(db, now);
  const stop = async () => {
    await server.stop();
    await db[Symbol.asyncDispose]();
  };
  return { db, server, stop, [Symbol.asyncDispose]: stop };
};
