import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { forgetAgain } from '#commands/privacy/forget-again.ts';
import type { Forgotten } from '#commands/privacy/forgotten-list.ts';
import { openAccess } from '#infra/access/access.ts';
import { openPool } from '#infra/database/database.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { ownFiles } from '#infra/documents/own-files.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projections } from '#infra/main/all-projections.ts';
import { compareModels } from '#infra/main/backup/compare-models.ts';
import { restoreBackup } from '#infra/main/backup/restore-backup.ts';
import { openBackup, type Source } from '#infra/main/backup/source.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { projectedByNow } from '#infra/main/projecting.ts';
import { mediaIn } from '#infra/media/media.ts';
import { rebuild } from '#projections/rebuild.ts';

/** Every part of a backup as a file of its own, no longer packed. */
export const unpacked = async ({ manifest, read }: Source, folder: string): Promise<void> => {
  mkdirSync(folder);
  for (const { name } of manifest.parts) {
    const isPacked = name.endsWith('.zst');
    const unpacking = isPacked ? createZstdDecompress() : new PassThrough();
    await pipeline(read(name), unpacking, createWriteStream(join(folder, isPacked ? name.slice(0, -4) : name)));
  }
};

/** A backup restored into another database of the same server, with files below the same folder, until it is disposed of. */
export const restoredAside = async (
  { postgres }: { readonly postgres: { readonly url: string } },
  folder: string,
  path: string,
  forgotten: Forgotten,
) => {
  const name = `restored_${randomBytes(4).toString('hex')}`;
  const admin = openPool(postgres.url, 1);
  await admin.query(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, 10);
  await prepareDatabase(pool);
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)), pool };
  const folders = { media: join(folder, name, 'media'), documents: join(folder, name, 'documents') };
  mkdirSync(join(folder, name));
  const source = await openBackup(path);
  await restoreBackup({ ...log, folders, logIn: 'postgres' }, source, forgotten);
  await rebuild(log, projections);
  const compared = await compareModels(pool, source.manifest.models, projections);
  const { secret } = await openAccess(pool);
  const files = ownFiles(mediaIn(folders.media), documentsIn(folders.documents), secret, folders);
  const again = await forgetAgain({ ...log, ownFiles: files, projected: projectedByNow(log) }, forgotten, new Date());
  return {
    ...log,
    secret,
    again,
    differing: compared.filter(({ is }) => is !== 'same').map(({ schema, is }) => `${schema} ${is}`),
    async [Symbol.asyncDispose]() {
      await log.store.close();
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
