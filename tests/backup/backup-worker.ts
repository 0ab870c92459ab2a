import { join } from 'node:path';
import { openPool } from '#infra/database/database.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { projections } from '#infra/main/all-projections.ts';
import { makeBackup } from '#infra/main/backup/make-backup.ts';
import { restoreBackup } from '#infra/main/backup/restore-backup.ts';
import { openBackup } from '#infra/main/backup/source.ts';

/** `backup-worker.ts backup|restore <path> <folder>`, until it is killed or done. */
const [what, path = '', folder = ''] = process.argv.slice(2);
const pool = openPool(process.env.DATABASE_URL ?? '');
const store = postgresEventStore(pool);
const folders = { media: join(folder, 'media'), documents: join(folder, 'documents') };
const parts = { pool, store, folders, projections, logIn: 'postgres' as const };
if (what === 'backup') await makeBackup(parts, path);
else await restoreBackup(parts, await openBackup(path), new Map());
await store.close();
await pool.end();
