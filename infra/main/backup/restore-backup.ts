import { rename, rm } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import type { Forgotten } from '#commands/privacy/forgotten-list.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import type { Folders } from '../../documents/own-files.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import { moment } from '../../moment.ts';
import { checkBytes } from './check-backup.ts';
import { copyTableIn } from './copy-in.ts';
import { holdEmpty, mustBeEmptyFolders } from './empty-target.ts';
import { copyFilesIn } from './files-in.ts';
import type { Manifest, Part } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import type { Tell } from './progress.ts';
import { appendLog } from './restore-log.ts';
import type { Source } from './source.ts';
import { type KeptTable, keptTables, keyTable, logTable } from './tables.ts';

export type Restored = {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly logIn: Manifest['log']['from'];
  readonly folders: Folders;
};

const kinds = ['media', 'documents'] as const;

const partNamed = ({ manifest }: Source, isIt: (part: Part) => boolean, name: string): Part => {
  const part = manifest.parts.find(isIt);
  if (!part) throw new BackupProblem('part-missing', { part: name });
  return part;
};

/** Leaves out the rows of people who were forgotten; their keys come without what opens anything. */
const withoutForgotten = ({ table, person }: KeptTable, columns: readonly string[], forgotten: Forgotten) => {
  const column = person === undefined ? -1 : columns.indexOf(person);
  if (column < 0 || forgotten.size === 0) return undefined;
  const places = new Map(columns.map((name, index) => [name, index]));
  return (line: string): string | undefined => {
    const cells = line.split('\t');
    const at = forgotten.get(cells[column] ?? '');
    if (at === undefined) return line;
    if (table !== keyTable.table) return undefined;
    cells[places.get('secret') ?? -1] = '\\N';
    cells[places.get('forgotten_at') ?? -1] = at;
    return cells.join('\t');
  };
};

const tablesIn = async (client: PoolClient, source: Source, forgotten: Forgotten, elsewhere: boolean) => {
  for (const kept of [keyTable, ...keptTables]) {
    // places in another log mean nothing
    if (elsewhere && kept.table === 'projections.parked') continue;
    const part = partNamed(source, ({ table }) => table === kept.table, kept.table);
    const change = withoutForgotten(kept, part.columns ?? [], forgotten);
    await copyTableIn(client, source, { ...part, table: kept.table }, change);
  }
  await client.query(
    `insert into person_keys.key (subject, forgotten_at)
     select * from unnest($1::text[], $2::timestamptz[]) on conflict do nothing`,
    [[...forgotten.keys()], [...forgotten.values()]],
  );
};

const logInto = async (parts: Restored, client: PoolClient, source: Source, tell: Tell): Promise<void> => {
  const part = partNamed(source, ({ table }) => table === logTable.table, logTable.table);
  const told = (done: number): void => tell({ doing: 'log', done, of: part.count });
  if (parts.logIn === 'postgres') {
    await copyTableIn(client, source, { ...part, table: logTable.table }, undefined, told);
    return;
  }
  const end = await appendLog(parts.store, source, part, told);
  await client.query('update reactions.reactor set position = $1', [end]);
};

/**
 * Fills an empty installation with a backup: all of it or nothing. Keys and log-ins of people who were forgotten since
 * never get there. Read models are still to be built. Throws `BackupProblem`.
 */
export const restoreBackup = async (
  parts: Restored,
  source: Source,
  forgotten: Forgotten,
  tell: Tell = () => {},
): Promise<void> => {
  await checkBytes(source, tell);
  await mustBeEmptyFolders(parts.folders);
  await createCheckpoints(parts.pool);
  const aside = (kind: (typeof kinds)[number]): string => `${parts.folders[kind]}.restoring`;
  const client = await parts.pool.connect();
  let mayBeThere = false;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await holdEmpty(client, parts.store);
    for (const kind of kinds) {
      const part = partNamed(source, ({ name }) => name === `${kind}.tar`, kind);
      await copyFilesIn(source, part, aside(kind), (done) => tell({ doing: kind, done, of: part.count }));
    }
    await tablesIn(client, source, forgotten, parts.logIn !== 'postgres');
    await logInto(parts, client, source, tell);
    moment('restore.log');
    for (const kind of kinds) await rename(aside(kind), parts.folders[kind]);
    moment('restore.before-commit');
    mayBeThere = true;
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    for (const kind of kinds) {
      await rm(aside(kind), { recursive: true, force: true });
      if (!mayBeThere) await rm(parts.folders[kind], { recursive: true, force: true });
    }
    throw error;
  }
};
