import type { FreshDatabase } from './postgres.ts';
import { type Served, serve } from './server.ts';
import { sharedByFile } from './shared-by-file.ts';
import { demoDatabase, demoServerOn, startedDatabase } from './started.ts';
import { withDatabase } from './with-database.ts';

type WithServer = { readonly db: FreshDatabase; readonly server: Served };

/** A server for the tests of a file, on a database as a first start leaves it. */
export const withServer = (environment: Readonly<Record<string, string>> = {}): WithServer => {
  const db = withDatabase(startedDatabase);
  const server = sharedByFile(() => serve({ DATABASE_URL: db.url, ...environment }));
  return { db, server };
};

/** The demo for the tests of a file, which believes that it starts `now` where a moment is given. */
export const withDemo = (now?: string): WithServer => {
  const db = withDatabase(demoDatabase);
  const server = sharedByFile(() => demoServerOn(db, now));
  return { db, server };
};
