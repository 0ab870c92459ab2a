import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackup } from '#infra/main/backup/check-backup.ts';
import { makeBackup } from '#infra/main/backup/make-backup.ts';
import { restoreBackup } from '#infra/main/backup/restore-backup.ts';
import { openBackup } from '#infra/main/backup/source.ts';
import { messages } from '#locales/messages.ts';
import { lifeOf, personId } from '#tests/privacy/canaries.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { tell } from '#tests/projections/engine.ts';
import { type Installation, installation, ownFolder } from './installation.ts';

const nobody = new Map<string, string>();

describe('a backup that is not whole', () => {
  let from: Installation;
  let to: Installation;
  const place = ownFolder();
  const whole = { folder: join(place.path, 'whole'), archive: join(place.path, 'whole.tar') };

  beforeAll(async () => {
    [from, to] = [await installation(), await installation()];
    for (const person of [1, 2, 3]) await tell(from, lifeOf(person));
    await from.files.takePdf(personId(1), pdf());
    await makeBackup(from, whole.folder);
    await makeBackup(from, whole.archive);
  });

  afterAll(async () => {
    await from[Symbol.asyncDispose]();
    await to[Symbol.asyncDispose]();
    place[Symbol.dispose]();
  });

  /** Is refused with this code by whoever checks it and by whoever restores it, which leaves nothing behind. */
  const expectRefused = async (path: string, code: string): Promise<void> => {
    const checked = async () => checkBackup(await openBackup(path));
    const restored = async () => restoreBackup(to, await openBackup(path), nobody);
    for (const asked of [checked, restored]) await expect(asked()).rejects.toMatchObject({ code: `backup.${code}` });
    expect(messages.fr).toHaveProperty([`backup.${code}`]);
    expect(await to.store.head()).toBe('0');
    expect(readdirSync(to.folder)).toEqual([]);
  };

  const damaged = (kind: keyof typeof whole): string => {
    const path = join(place.path, `damaged-${kind}${kind === 'archive' ? '.tar' : ''}`);
    rmSync(path, { recursive: true, force: true });
    cpSync(whole[kind], path, { recursive: true });
    return path;
  };

  test('for a byte that changed in any of its parts', async () => {
    for (const name of readdirSync(whole.folder)) {
      const path = damaged('folder');
      const bytes = readFileSync(join(path, name));
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      writeFileSync(join(path, name), bytes);
      await expectRefused(path, 'altered');
    }
  });

  test('for a part that was cut, or went', async () => {
    for (const name of readdirSync(whole.folder)) {
      const cut = damaged('folder');
      truncateSync(join(cut, name), readFileSync(join(cut, name)).length - 1);
      // the last byte of the manifest is a line feed
      if (name !== 'manifest.json') await expectRefused(cut, 'altered');
      const less = damaged('folder');
      rmSync(join(less, name));
      await expectRefused(less, name === 'manifest.json' ? 'not-a-backup' : 'part-missing');
    }
  });

  test('for an archive that was cut anywhere', async () => {
    const { length } = readFileSync(whole.archive);
    for (const size of [0, 1, 511, 512, 513, length >> 2, length >> 1, length - 1_025, length - 10_000]) {
      const path = damaged('archive');
      truncateSync(path, size);
      await expectRefused(path, 'cut-off');
    }
  });

  test('for one of another version, and what is none', async () => {
    const path = damaged('folder');
    const manifest = readFileSync(join(path, 'manifest.json'), 'utf8');
    writeFileSync(join(path, 'manifest.json'), manifest.replace('"version": 1', '"version": 2'));
    await expectRefused(path, 'other-version');
    writeFileSync(join(path, 'manifest.json'), '{}');
    await expectRefused(path, 'not-a-backup');
    writeFileSync(join(place.path, 'other.tar'), 'Not an archive at all. '.repeat(100));
    await expectRefused(join(place.path, 'other.tar'), 'cut-off');
    await expectRefused(join(place.path, 'nowhere'), 'unreadable');
  });

  test('nothing is written where something is', async () => {
    for (const path of [whole.folder, whole.archive])
      await expect(makeBackup(from, path)).rejects.toMatchObject({ code: 'backup.path-taken' });
    writeFileSync(join(place.path, 'a-file'), '');
    await expect(makeBackup(from, join(place.path, 'a-file', 'one'))).rejects.toMatchObject({
      code: 'backup.unwritable',
    });
  });

  test('nothing is restored where something is', async () => {
    const source = await openBackup(whole.folder);
    await expect(restoreBackup(from, source, nobody)).rejects.toMatchObject({ code: 'backup.target-not-empty' });
    await using other = await installation();
    await tell(other, lifeOf(9).slice(0, 1));
    const before = await other.store.head();
    await expect(restoreBackup(other, source, nobody)).rejects.toMatchObject({ code: 'backup.target-not-empty' });
    expect(await other.store.head()).toBe(before);
  });
});

test('keys that are kept apart open what they belong to, and nothing does without them', async () => {
  await using from = await installation();
  await using to = await installation();
  using place = ownFolder();
  await tell(from, lifeOf(1));
  const [path, keys] = [join(place.path, 'one.tar'), join(place.path, 'safe', 'keys')];
  await makeBackup(from, path, { keys });
  const { rows } = await from.pool.query<{ secret: string }>('select secret::text from person_keys.key');
  for (const { secret } of rows) expect(readFileSync(path).includes(Buffer.from(secret.slice(2), 'hex'))).toBe(false);
  await expect(openBackup(path)).rejects.toMatchObject({ code: 'backup.keys-apart' });
  await expect(openBackup(path, join(place.path, 'nowhere'))).rejects.toMatchObject({ code: 'backup.unreadable' });
  writeFileSync(join(place.path, 'others'), readFileSync(keys).fill(0));
  await expect(checkBackup(await openBackup(path, join(place.path, 'others')))).rejects.toMatchObject({
    code: 'backup.altered',
  });
  await expect(makeBackup(from, join(place.path, 'two.tar'), { keys })).rejects.toMatchObject({
    code: 'backup.path-taken',
  });
  await restoreBackup(to, await openBackup(path, keys), nobody);
  expect((await to.pool.query('select secret::text from person_keys.key')).rows).toEqual(rows);
});
