import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openAccess } from '#infra/access/access.ts';
import { projections } from '#infra/main/all-projections.ts';
import { checkBackup } from '#infra/main/backup/check-backup.ts';
import { compareModels } from '#infra/main/backup/compare-models.ts';
import { makeBackup } from '#infra/main/backup/make-backup.ts';
import { restoreBackup } from '#infra/main/backup/restore-backup.ts';
import { openBackup } from '#infra/main/backup/source.ts';
import { accounts } from '#projections/account/accounts.ts';
import { schemaOf } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { photo } from '#tests/media/pictures.ts';
import { lifeOf, personId } from '#tests/privacy/canaries.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { rowsOf, tell } from '#tests/projections/engine.ts';
import { filesBelow, type Installation, installation, logOf, ownFolder, textOf } from './installation.ts';

const nobody = new Map<string, string>();
const people = [1, 2, 3, 4, 5];

const live = async (world: Installation, person: number): Promise<void> => {
  await tell(world, lifeOf(person));
  await world.access.credentials.keep(personId(person), { password: `hash ${person}`, long: false });
  await world.files.takePdf(personId(person), pdf({ word: `person ${person}` }));
  await world.files.takeImage(personId(person), 'profile-photo', await photo(500, 700));
};

/** Writes until it is asked to stop; answers how many events were acknowledged. */
const keepWriting = (world: Installation, writer: number, signal: AbortSignal): Promise<number> => {
  const write = async (): Promise<number> => {
    let person = 1_000 * writer;
    for (; !signal.aborted; person++) await tell(world, lifeOf(person).slice(0, 3));
    return (person - 1_000 * writer) * 3;
  };
  return write();
};

describe.each(['folder', 'archive.tar'])('a backup in a %s', (name) => {
  test('brings back the log to the byte, keys, log-ins, files, and read models that are the same', async () => {
    await using from = await installation();
    await using to = await installation();
    using place = ownFolder();
    const path = join(place.path, name);
    for (const person of people) await live(from, person);
    await rebuild(from, projections);
    const { log, at } = await makeBackup(from, path);
    expect(log.head).toBe(await from.store.head());
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    expect(readdirSync(place.path)).toEqual([name]);

    const source = await openBackup(path);
    await checkBackup(source);
    await restoreBackup(to, source, nobody);
    expect(await logOf(to.pool, log.head)).toEqual(await logOf(from.pool, log.head));
    for (const table of ['person_keys.key', 'access.credential', 'access.secret', 'numbers.number', 'setup.done'])
      expect(await textOf(to.pool, table), table).toEqual(await textOf(from.pool, table));
    expect(filesBelow(join(to.folder, 'media'))).toEqual(filesBelow(join(from.folder, 'media')));
    expect(filesBelow(join(to.folder, 'documents'))).toEqual(filesBelow(join(from.folder, 'documents')));

    await rebuild(to, projections);
    for (const projection of projections)
      expect(await rowsOf(to.pool, projection), projection.name).toEqual(await rowsOf(from.pool, projection));
    const compared = await compareModels(to.pool, source.manifest.models, projections);
    expect(compared.map(({ schema, is }) => `${schema} ${is}`)).toEqual(compared.map(({ schema }) => `${schema} same`));
    const { secret } = await openAccess(to.pool);
    expect(secret.hash('x')).toEqual(from.access.secret.hash('x'));
  });

  test('made while others write, shows one moment: no event lacks what came before it, no person their key', async () => {
    await using from = await installation();
    await using to = await installation();
    using place = ownFolder();
    const path = join(place.path, name);
    for (const person of people) await live(from, person);
    const ending = new AbortController();
    const writers = [1, 2, 3].map((writer) => keepWriting(from, writer, ending.signal));
    const first = await from.store.head();
    while ((await from.store.head()) === first) await new Promise(setImmediate);
    const { log } = await makeBackup(from, path);
    const seen = await from.store.head();
    while ((await from.store.head()) === seen) await new Promise(setImmediate);
    ending.abort();
    await Promise.all(writers);
    expect(Number(await from.store.head())).toBeGreaterThan(Number(log.head));

    await restoreBackup(to, await openBackup(path), nobody);
    expect(await logOf(to.pool, '999999999')).toEqual(await logOf(from.pool, log.head));
    const { rows } = await to.pool.query(
      `select from event_store.event e where metadata ->> 'subject' is not null
         and not exists (select from person_keys.key k where k.subject = e.metadata ->> 'subject')`,
    );
    expect(rows).toEqual([]);
    await rebuild(to, projections);
    expect(Number(await to.store.head())).toBe(Number(log.head));
    await tell(to, lifeOf(7)); // and it goes on
  });
});

test('a row that is wrong in the restored read models is told', async () => {
  await using world = await installation();
  using place = ownFolder();
  for (const person of people) await tell(world, lifeOf(person));
  await rebuild(world, projections);
  const { models } = await makeBackup(world, join(place.path, 'one'));
  await world.pool.query(`update ${schemaOf(accounts)}.account set level = 'trust' where id = $1`, [personId(3)]);
  const compared = await compareModels(world.pool, models, projections);
  expect(compared.filter(({ is }) => is !== 'same').map(({ schema }) => schema)).toEqual([schemaOf(accounts)]);
});

test('nothing that can be made again is in it: sessions, codes, other sizes of photos', async () => {
  await using world = await installation();
  using place = ownFolder();
  await live(world, 1);
  const { parts } = await makeBackup(world, join(place.path, 'one'));
  expect(parts.map(({ table }) => table)).not.toContain('access.session');
  expect(parts.find(({ name }) => name === 'media.tar')?.count).toBe(2);
  expect(existsSync(join(place.path, 'one', 'manifest.json'))).toBe(true);
});
