import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '#infra/event-store/event-store.ts';
import { eventStoreDb } from '#infra/event-store/eventstoredb.ts';
import { makeBackup } from '#infra/main/backup/make-backup.ts';
import { restoreBackup } from '#infra/main/backup/restore-backup.ts';
import { openBackup } from '#infra/main/backup/source.ts';
import { beginAt } from '#infra/reactions/places.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { rebuild } from '#projections/rebuild.ts';
import { startEventStoreDbServer } from '#tests/contract/eventstoredb-server/server.ts';
import { lifeOf } from '#tests/privacy/canaries.ts';
import { rowsOf, tell } from '#tests/projections/engine.ts';
import { type Installation, installation, ownFolder } from './installation.ts';

const nobody = new Map<string, string>();

/** What everybody wrote, whatever the places of it are called. */
const storyOf = async ({ store }: Pick<Installation, 'store'>) =>
  (await collect(store.readAll())).map(({ position: _, ...event }) => event);

test('a log moves from PostgreSQL to EventStoreDB and back, and says the same', async () => {
  const server = await startEventStoreDbServer();
  try {
    await using from = await installation();
    await using there = await installation();
    await using back = await installation();
    using place = ownFolder();
    const elsewhere = eventStoreDb(server.connectionString);
    const moved = { ...there, store: elsewhere, logIn: 'eventstoredb' as const };
    for (const person of [1, 2, 3]) await tell(from, lifeOf(person));
    await tell(from, lifeOf(1).slice(0, 2)); // to streams that are there already
    await beginAt(from.pool, [{ name: 'someone', on: {} }], await from.store.head());

    await makeBackup(from, join(place.path, 'one'));
    await restoreBackup(moved, await openBackup(join(place.path, 'one')), nobody);
    expect(await storyOf(moved)).toEqual(await storyOf(from));
    const { rows } = await there.pool.query('select position from reactions.reactor');
    expect(rows).toEqual([{ position: await elsewhere.head() }]);
    expect((await there.pool.query('select from event_store.event')).rowCount).toBe(0);

    const { log } = await makeBackup(moved, join(place.path, 'two.tar'));
    expect(log).toEqual({ from: 'eventstoredb', head: await elsewhere.head() });
    await tell(moved, lifeOf(4)); // after it
    await restoreBackup(back, await openBackup(join(place.path, 'two.tar')), nobody);
    expect(await storyOf(back)).toEqual(await storyOf(from));
    const whoAndWhat = [accounts, profiles, companyPage]; // others keep places in the log
    await rebuild(from, whoAndWhat);
    await rebuild(back, whoAndWhat);
    for (const projection of whoAndWhat)
      expect(await rowsOf(back.pool, projection), projection.name).toEqual(await rowsOf(from.pool, projection));
    await expect(restoreBackup(moved, await openBackup(join(place.path, 'one')), nobody)).rejects.toMatchObject({
      code: 'backup.target-not-empty',
    });
    await elsewhere.close();
  } finally {
    await server.close();
  }
});
