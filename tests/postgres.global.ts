import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openPool } from '#infra/database/database.ts';
import { startEmbeddedPostgres } from '#infra/database/embedded-postgres.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { onceARun } from './once-a-run.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** For what the tests of a run share; gone when it ends. */
    sharedFolder: string;
  }
}

const begin = async () => {
  const folder = quickFolder('sokoni-test');
  // the browsers of its tests end after the database does
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres(folder, {
    max_connections: '300',
    max_wal_size: '256MB',
    fsync: 'off',
    full_page_writes: 'off',
  });
  const url = new URL(postgres.url);
  const admin = openPool(postgres.url, 1);
  await admin.query('create database sokoni_template');
  url.pathname = '/sokoni_template';
  const template = openPool(url.href, 1);
  await prepareDatabase(template);
  await template.end();
  await admin.end();
  const stop = async () => {
    await postgres.stop();
    rmSync(postgres.folder, { recursive: true, force: true });
  };
  return { url: postgres.url, folder, stop };
};

/** One real PostgreSQL for the whole run; `freshDatabase` copies its template. */
export default async (project: TestProject) => {
  const { made, release } = await onceARun('postgres', begin);
  project.provide('postgresUrl', made.url);
  project.provide('sharedFolder', made.folder);
  return release;
};
