import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { claimIdentity, emailClaim } from '#commands/account/identity.ts';
import { askErasure } from '#commands/privacy/ask-erasure.ts';
import { erasing, forgetPerson } from '#commands/privacy/forget-person.ts';
import { forgottenInDatabase } from '#commands/privacy/forgotten-list.ts';
import { maintain } from '#commands/privacy/maintenance.ts';
import { operator } from '#domain/actor.ts';
import { inBoth } from '#domain/language.ts';
import { openAccess } from '#infra/access/access.ts';
import { openPool } from '#infra/database/database.ts';
import { startEmbeddedPostgres } from '#infra/database/embedded-postgres.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { ownFiles } from '#infra/documents/own-files.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { toMailbox } from '#infra/mail/mailbox.ts';
import { queueMail } from '#infra/mail/queue-mail.ts';
import { projections } from '#infra/main/all-projections.ts';
import { makeBackup } from '#infra/main/backup/make-backup.ts';
import { openBackup } from '#infra/main/backup/source.ts';
import { leftTables } from '#infra/main/backup/tables.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { mediaIn } from '#infra/media/media.ts';
import { schemaOf } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { rowsOf, tell } from '#tests/projections/engine.ts';
import { running } from '#tests/projections/running.ts';
import { canariesIn, canary, lifeOf, personId } from './canaries.ts';
import { restoredAside, unpacked } from './restored.ts';
import { tracesBelow } from './traces.ts';

const people = process.env.CANARIES === 'large' ? 1_000 : 40;
const numbers = Array.from({ length: people }, (_, index) => index + 1);
const isErased = (person: number): boolean => person % 2 === 0;
const personOf = (trace: string): number => Number(trace.slice(6, 11));

const folder = mkdtempSync(join(tmpdir(), 'sokoni-canaries-'));
chmodSync(folder, 0o755);
const safe = mkdtempSync(join(tmpdir(), 'sokoni-canaries-safe-'));

const begin = async () => {
  const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' });
  const pool = openPool(postgres.url, 10);
  await prepareDatabase(pool);
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)), pool };
  const access = await openAccess(pool);
  const folders = { media: join(folder, 'media'), documents: join(folder, 'documents') };
  const documents = documentsIn(folders.documents);
  const files = ownFiles(mediaIn(folders.media), documents, access.secret, folders);
  const runner = await running(log, projections);
  await vi.waitUntil(() => runner.ready(), { timeout: 60_000 });
  // long texts would be packed, and a search for their bytes would not see them
  const { rows } = await pool.query<{ sql: string }>(
    `select format('alter table %I.%I alter column %I set storage external', table_schema, table_name, column_name) as sql
     from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
     where data_type in ('text', 'jsonb') and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { sql } of rows) await pool.query(sql);
  const projected = async () => {
    const there = await runner.progress.caughtUp(projections, await log.store.head(), 60_000);
    if (!there) throw new Error('The read models are behind');
  };
  return { ...log, postgres, access, files, documents, folders, runner, projected };
};

/** Every canary that a table shows to whoever reads it, but for tables that are `left` out. */
const inTables = async (pool: Pool, left: readonly string[] = []): Promise<string[]> => {
  const { rows: tables } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and schemaname || '.' || tablename != all($1)`,
    [left],
  );
  const found = new Set<string>();
  for (const { table } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t`);
    for (const trace of canariesIn(rows)) found.add(trace);
  }
  return [...found];
};

/** Fills every place that keeps anything of a person. */
const live = async ({ pool, access, files, store, codec }: Awaited<ReturnType<typeof begin>>, person: number) => {
  const id = personId(person);
  await tell({ store, codec }, lifeOf(person));
  const email = `${canary(person, 900)}@example.org`;
  await claimIdentity({ store, codec }, emailClaim(access.secret, email), id, erasing(new Date()));
  await access.credentials.keep(id, { password: `hash of ${canary(person, 901)}`, long: false });
  await access.sessions.open({ account: id, ip: '192.0.2.1', device: canary(person, 902), now: new Date() });
  const values = { code: '123456', minutes: 15, url: inBoth(() => `/${canary(person, 903)}`) };
  const to = { email, language: 'fr', name: canary(person, 904) } as const;
  const expiresAt = new Date(Date.now() + 3_600_000);
  await queueMail(pool, { key: randomUUID(), template: 'confirmRegistration', person: id, to, values, expiresAt });
  const [known = ''] = lifeOf(person).flatMap(({ type, data }) =>
    type === 'AccountOpened' && 'email' in data ? String(data.email) : [],
  );
  const mail = { subject: canary(person, 905), text: 'Bonjour', html: '<p>Bonjour</p>', headers: {} };
  await toMailbox(pool)({ key: randomUUID(), to: { email: known, name: null }, ...mail } as never);
  await pool.query(
    `with head as (update live.head set last = last + 1 returning last)
     insert into live.message (id, topic, body) select last, $1, $2 from head`,
    [`/users/${id}`, canary(person, 906)],
  );
  if (person <= 8) await files.takePdf(id, pdf({ more: `/Lang (${canary(person, 907)})` })); // a word that is not packed
};

describe(`of ${people} people, every second one is forgotten`, () => {
  let world: Awaited<ReturnType<typeof begin>>;
  let before: Map<string, string[]>;
  let erased: Map<string, string[]>;
  let after: Map<string, string[]>;

  beforeAll(async () => {
    world = await begin();
    for (let first = 0; first < people; first += 8)
      await Promise.all(numbers.slice(first, first + 8).map((person) => live(world, person)));
    await world.projected();
    await world.pool.query('checkpoint');
    before = tracesBelow(folder);
    await makeBackup({ ...world, logIn: 'postgres', projections }, join(safe, 'before'));
    for (const person of numbers.filter(isErased)) {
      const data = { accountId: personId(person), reason: 'operator', at: 'once' } as const;
      const asked = { ...erasing(new Date(Date.now() - 1_000)), actor: operator };
      await askErasure(world, { type: 'RequestErasure', data }, asked);
      await forgetPerson({ ...world, ownFiles: world.files }, personId(person), new Date());
    }
    await world.projected();
    await world.runner.stop();
    await world.pool.query('checkpoint');
    erased = tracesBelow(folder);
    await maintain(world.pool, projections);
    after = tracesBelow(folder);
    await makeBackup({ ...world, logIn: 'postgres', projections }, join(safe, 'new', 'after.tar'));
  }, 3_000_000);

  afterAll(async () => {
    await world.runner.stop();
    await world.store.close();
    await world.pool.end();
    await world.postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(safe, { recursive: true, force: true });
    rmSync(world.postgres.folder, { recursive: true, force: true });
  });

  test('before, something of each of them could be read in the files', () => {
    expect(new Set([...before.keys()].map(personOf)).size).toBe(people);
    const places = [...before.values()].flat().map((file) => file.replace(/^postgres\/data\//, '').split('/')[0]);
    expect([...new Set(places)].toSorted()).toEqual(expect.arrayContaining(['base', 'documents', 'pg_wal']));
  });

  test('and without maintenance it still could, in dead rows and in the journal', () => {
    expect([...erased.keys()].some((trace) => isErased(personOf(trace)))).toBe(true);
  });

  test('no file holds a byte of what they said', () => {
    const left = [...after].filter(([trace]) => isErased(personOf(trace)));
    expect(left).toEqual([]);
  });

  test('and of the others the files hold everything that the tables show', async () => {
    const shown = await inTables(world.pool);
    expect(shown.filter((trace) => !after.has(trace))).toEqual([]);
    const each = Map.groupBy(shown, personOf);
    expect([...each.keys()].toSorted((a, b) => a - b)).toEqual(numbers.filter((person) => !isErased(person)));
    for (const traces of each.values()) expect(traces.length).toBeGreaterThan(30);
  });

  test('nor does the log, read from its beginning, while the others are told in full', async () => {
    const told = new Set<string>();
    for await (const batch of world.store.readAll())
      for (const trace of canariesIn(await world.codec.decode(batch))) told.add(trace);
    const expected = numbers.filter((person) => !isErased(person)).flatMap((person) => canariesIn(lifeOf(person)));
    expect([...told].toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  test('every read model built from nothing is the same', async () => {
    for (const projection of projections) {
      const live = await rowsOf(world.pool, projection);
      await rebuild(world, [projection]);
      expect(await rowsOf(world.pool, projection), schemaOf(projection)).toEqual(live);
    }
  }, 1_200_000);

  test('a new backup holds nothing of them, packed or unpacked, and no key', async () => {
    const source = await openBackup(join(safe, 'new', 'after.tar'));
    await unpacked(source, join(safe, 'new', 'unpacked'));
    const traces = [...tracesBelow(join(safe, 'new')).keys()];
    expect(traces.filter((trace) => isErased(personOf(trace)))).toEqual([]);
    expect(new Set(traces.map(personOf))).toContain(1); // whose résumé is in it
    const keys = readFileSync(join(safe, 'new', 'unpacked', 'person_keys.key.copy'), 'utf8').split('\n');
    for (const person of numbers) {
      const key = keys.find((line) => line.startsWith(personId(person)))?.split('\t');
      expect(key?.[1]?.startsWith('\\\\x'), `person ${person}`).toBe(!isErased(person));
    }
  });

  test('restored, it shows of the others what was shown, and of them nothing', async () => {
    const shown = await inTables(world.pool, Object.keys(leftTables));
    await using restored = await restoredAside(world, folder, join(safe, 'new', 'after.tar'), new Map());
    expect(restored.differing).toEqual([]);
    expect((await inTables(restored.pool)).toSorted()).toEqual(shown.toSorted());
    expect([...tracesBelow(folder).keys()].filter((trace) => isErased(personOf(trace)))).toEqual([]);
  }, 1_200_000);

  test('nor do they come back with a backup of before', async () => {
    const list = await forgottenInDatabase(world.pool);
    expect(list.size).toBe(numbers.filter(isErased).length);
    await using restored = await restoredAside(world, folder, join(safe, 'before'), list);
    expect(restored.again).toBe(list.size);
    const shown = await inTables(restored.pool);
    expect(shown.filter((trace) => isErased(personOf(trace)))).toEqual([]);
    expect(new Set(shown.map(personOf)).size).toBe(numbers.length - list.size);
    expect([...tracesBelow(folder).keys()].filter((trace) => isErased(personOf(trace)))).toEqual([]);
    const claim = emailClaim(restored.secret, `${canary(2, 900)}@example.org`);
    await claimIdentity(restored, claim, personId(people + 1), erasing(new Date()));
  }, 1_200_000);

  test('the address of someone who was forgotten is free again', async () => {
    for (const person of [1, 2]) {
      const claim = emailClaim(world.access.secret, `${canary(person, 900)}@example.org`);
      const again = claimIdentity(world, claim, personId(people + 1), erasing(new Date()));
      if (isErased(person)) await again;
      else await expect(again).rejects.toMatchObject({ code: 'account.email-taken' });
    }
  });
});
