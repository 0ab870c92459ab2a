import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openAccess } from '#infra/access/access.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { ownFiles } from '#infra/documents/own-files.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projections } from '#infra/main/all-projections.ts';
import { mediaIn } from '#infra/media/media.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { freshDatabase } from '#tests/postgres.ts';

/** A folder of a test's own. */
export const ownFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'sokoni-backup-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
};

/** Everything that a backup is made of, or restored into; nothing is in it. */
export const installation = async () => {
  const database = await freshDatabase();
  const folder = ownFolder();
  const { pool } = database;
  const folders = { media: join(folder.path, 'media'), documents: join(folder.path, 'documents') };
  await createCheckpoints(pool);
  const access = await openAccess(pool);
  const [media, documents] = [mediaIn(folders.media), documentsIn(folders.documents)];
  const store = postgresEventStore(pool);
  return {
    pool,
    url: database.url,
    folder: folder.path,
    folders,
    access,
    files: ownFiles(media, documents, access.secret, folders),
    store,
    codec: codec(catalogue, personKeys(pool)),
    logIn: 'postgres' as const,
    projections,
    async [Symbol.asyncDispose]() {
      await store.close();
      await database[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
};

export type Installation = Awaited<ReturnType<typeof installation>>;

/** Every row of a table as PostgreSQL writes it. */
export const textOf = async (pool: Pool, table: string, order = '1', where = 'true'): Promise<string[]> => {
  const { rows } = await pool.query<{ row: string }>(
    `select t::text as row from ${table} t where ${where} order by ${order}`,
  );
  return rows.map(({ row }) => row);
};

/** The log to the byte, as far as a position. */
export const logOf = (pool: Pool, upTo: string): Promise<string[]> =>
  textOf(pool, 'event_store.event', 'position', `position <= ${Number(upTo)}`);

/** Every file below a folder and what is in it. */
export const filesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
