import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportOptions, importCompanies } from '#commands/company/import/import-companies.ts';
import { rejectsFile } from '#commands/company/import/rejects.ts';
import { companyStream } from '#domain/company/company.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { translate } from '#locales/messages.ts';
import type { FreshDatabase } from '../postgres.ts';
import { gazetteer } from './small-africa.ts';

export const storeOf = ({ pool }: FreshDatabase) => ({
  store: postgresEventStore(pool),
  codec: codec(catalogue, personKeys(pool)),
});

export const temporaryFile = (name: string, content: string | Buffer): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'sokoni-import-')), name);
  writeFileSync(file, content);
  return file;
};

type Rejected = {
  readonly line: number;
  readonly column: string | null;
  readonly reason: string;
  readonly message: { readonly fr: string; readonly en: string };
  readonly also?: readonly Omit<Rejected, 'line' | 'row'>[];
  readonly row: unknown;
};

/** Imports a file of that content, and gives the counts and what the rejects file says. */
export const importing = async (
  db: FreshDatabase,
  name: string,
  content: string | Buffer,
  options: Partial<ImportOptions> = {},
) => {
  const file = temporaryFile(name, content);
  const rejectsPath = `${file}.rejects.ndjson`;
  const log = storeOf(db);
  const rejects = await rejectsFile(rejectsPath, translate);
  try {
    const result = await importCompanies(
      { pool: db.pool, log, gazetteer, rejects },
      { file, source: 'test', map: [], defaults: [], published: true, demo: false, dryRun: false, ...options },
    );
    await rejects.close();
    return { ...result, rejects: result.refused > 0 ? rejected(rejectsPath) : [], rejectsPath };
  } finally {
    await rejects.close();
    await log.store.close();
  }
};

export const rejected = (path: string): Rejected[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What happened to the company of that number, in order. */
export const storyOf = async (db: FreshDatabase, number: number) => {
  const { store } = storeOf(db);
  try {
    return (await collect(store.readStream(companyStream(number)))).map(({ type, data }) => ({ type, data }));
  } finally {
    await store.close();
  }
};
