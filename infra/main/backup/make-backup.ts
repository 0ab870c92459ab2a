import type { Pool, PoolClient } from 'pg';
import { createCheckpoints } from '#projections/checkpoints.ts';
import type { Projection } from '#projections/projection.ts';
import type { Folders } from '../../documents/own-files.ts';
import type { EventStore, Position } from '../../event-store/event-store.ts';
import { moment } from '../../moment.ts';
import { copyLogOut } from './copy-log.ts';
import { copyTableOut } from './copy-out.ts';
import { beginAt, beginPartAt, type Destination } from './destination.ts';
import { copyFilesOut } from './files-out.ts';
import { backupVersion, type Manifest, manifestName, manifestText, type Part } from './manifest.ts';
import { modelSums } from './model-sums.ts';
import type { Tell } from './progress.ts';
import { keptTables, keyTable, logTable } from './tables.ts';

type BackedUp = {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly logIn: Manifest['log']['from'];
  readonly folders: Folders;
  readonly projections: readonly Projection[];
};

/** Runs `work` on a snapshot of the whole database. Writers do not have to wait. */
const atOneMoment = async <T>(pool: Pool, work: (client: PoolClient, at: Date) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: unknown;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ at: Date }>('select now() as at');
    return await work(client, rows[0]?.at ?? new Date());
  } catch (error) {
    broken = error;
    throw error;
  } finally {
    if (!broken) await client.query('rollback').catch(() => {});
    client.release(broken !== undefined); // a copy that was left in its middle still sends
  }
};

const headIn = async (client: PoolClient): Promise<Position> => {
  const { rows } = await client.query<{ head: Position }>(
    'select coalesce(max(position), 0)::text as head from event_store.event',
  );
  return rows[0]?.head ?? '0';
};

type Places = { readonly to: Destination; readonly keys: Destination | undefined };

const fill = async (parts: BackedUp, { to, keys }: Places, tell: Tell): Promise<Manifest> => {
  // a log elsewhere is read up to a place before that moment: whoever is named there has their key here
  const elsewhere = parts.logIn === 'postgres' ? undefined : await parts.store.head();
  const written = await atOneMoment(parts.pool, async (client, at) => {
    const head = elsewhere ?? (await headIn(client));
    const told = (events: number): void => tell({ doing: 'log', done: events, of: Number(head) });
    const log = elsewhere
      ? await copyLogOut(parts.store, elsewhere, to, told)
      : await copyTableOut(client, to, logTable, told);
    moment('backup.log');
    const key = await copyTableOut(client, keys ?? to, keyTable);
    const tables: Part[] = [keys ? { ...key, apart: true } : key];
    for (const kept of keptTables) tables.push(await copyTableOut(client, to, kept));
    tell({ doing: 'models', done: 0, of: 0 });
    return { at, head, tables: [log, ...tables], models: await modelSums(client, parts.projections) };
  });
  const files = [];
  for (const kind of ['media', 'documents'] as const) {
    const told = (done: number): void => tell({ doing: kind, done, of: 0 });
    files.push(await copyFilesOut(to, parts.folders[kind], `${kind}.tar`, told));
  }
  moment('backup.files');
  const { at, head, tables, models } = written;
  return {
    ...{ format: 'sokoni-backup', version: backupVersion, at: at.toISOString() },
    ...{ log: { from: parts.logIn, head }, parts: [...tables, ...files], models },
  };
};

export type Wanted = {
  readonly tell?: Tell;
  /** Where the keys of people go, apart from what they open. */
  readonly keys?: string | undefined;
};

/**
 * Writes a backup of one moment while everybody goes on working, then puts it in its place, whole. What is read is
 * streamed: memory does not grow with it. Throws `BackupProblem` for a place where nothing can be written.
 */
export const makeBackup = async (
  parts: BackedUp,
  path: string,
  { tell = () => {}, keys: keysPath }: Wanted = {},
): Promise<Manifest> => {
  await createCheckpoints(parts.pool);
  const destination = await beginAt(path);
  let keys: Destination | undefined;
  try {
    keys = keysPath === undefined ? undefined : await beginPartAt(keysPath);
    const manifest = await fill(parts, { to: destination, keys }, tell);
    await destination.write(manifestName, [Buffer.from(manifestText(manifest))]);
    moment('backup.before-rename');
    await keys?.finish();
    await destination.finish();
    return manifest;
  } catch (error) {
    await keys?.abandon();
    await destination.abandon();
    throw error;
  }
};
