import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackup } from '#infra/main/backup/check-backup.ts';
import { makeBackup } from '#infra/main/backup/make-backup.ts';
import { restoreBackup } from '#infra/main/backup/restore-backup.ts';
import { openBackup } from '#infra/main/backup/source.ts';
import type { Moment } from '#infra/moment.ts';
import { lifeOf, personId } from '#tests/privacy/canaries.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { tell } from '#tests/projections/engine.ts';
import { type Installation, installation, logOf, ownFolder } from './installation.ts';

const worker = join(import.meta.dirname, 'backup-worker.ts');

/** Runs it until it is killed there. */
const killedAt = async (moment: Moment, what: string, path: string, { url, folder }: Installation): Promise<void> => {
  const child = spawn(process.execPath, [worker, what, path, folder], {
    env: { ...process.env, DATABASE_URL: url, SOKONI_DIE_AT: moment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
};

describe('a process that is killed', () => {
  let from: Installation;
  const place = ownFolder();

  beforeAll(async () => {
    from = await installation();
    for (const person of [1, 2, 3]) await tell(from, lifeOf(person));
    await from.files.takePdf(personId(1), pdf());
  });

  afterAll(async () => {
    await from[Symbol.asyncDispose]();
    place[Symbol.dispose]();
  });

  for (const name of ['folder', 'archive.tar'])
    test.each<Moment>(['backup.log', 'backup.files', 'backup.before-rename'])(
      `while it backs up to ${name}, at %s, leaves nothing that is taken for a backup`,
      async (moment) => {
        const below = join(place.path, `${name}-${moment}`);
        const path = join(below, name);
        await killedAt(moment, 'backup', path, from);
        expect(existsSync(path)).toBe(false);
        const left = readdirSync(below).map((file) => join(below, file));
        expect(left).toHaveLength(1);
        if (moment !== 'backup.before-rename')
          for (const half of left) await expect(openBackup(half)).rejects.toHaveProperty('name', 'BackupProblem');

        await makeBackup(from, path);
        expect(readdirSync(below)).toEqual([name]); // what was left is cleared away
        await checkBackup(await openBackup(path));
      },
    );

  test('while it restores leaves an empty database, into which it is restored again', async () => {
    await using to = await installation();
    const path = join(place.path, 'whole');
    const { log } = await makeBackup(from, path);
    await killedAt('restore.log', 'restore', path, to);
    expect(await to.store.head()).toBe('0');
    await restoreBackup(to, await openBackup(path), new Map());
    expect(await logOf(to.pool, log.head)).toEqual(await logOf(from.pool, log.head));
  });
});
