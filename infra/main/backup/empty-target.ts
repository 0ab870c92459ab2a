import { readdir, rm } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import type { Folders } from '../../documents/own-files.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import { start } from '../../event-store/event-store.ts';
import { BackupProblem } from './problem.ts';
import { keptTables, keyTable, logTable } from './tables.ts';

/** These are filled by opening an empty database, and give way. */
const madeAtOpening = new Set(['access.secret']);

/** Throws `BackupProblem` unless nothing is there yet. Nobody else writes until the transaction ends. */
export const holdEmpty = async (client: ClientBase, store: EventStore): Promise<void> => {
  await client.query(`select pg_advisory_xact_lock(hashtext('sokoni.event_store.append'))`);
  await client.query(`lock table ${logTable.table} in share row exclusive mode`);
  for (const { table } of [logTable, keyTable, ...keptTables]) {
    if (madeAtOpening.has(table)) {
      await client.query(`delete from ${table}`);
      continue;
    }
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) throw new BackupProblem('target-not-empty', { what: table });
  }
  if ((await store.head()) !== start) throw new BackupProblem('target-not-empty', { what: logTable.table });
};

/** Throws `BackupProblem` for a folder that holds anything. */
export const mustBeEmptyFolders = async (folders: Folders): Promise<void> => {
  for (const folder of [folders.media, folders.documents]) {
    const found = await readdir(folder).catch(() => []);
    if (found.length > 0) throw new BackupProblem('target-not-empty', { what: folder });
    await rm(folder, { recursive: true, force: true });
  }
};
