import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { versionOf } from '#domain/event.ts';
import { openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projections } from '#infra/main/all-projections.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { dropSchema } from '#projections/aside.ts';
import { createCheckpoints, putCheckpoint } from '#projections/checkpoints.ts';
import { copyRows } from '#projections/copy.ts';
import { schemaOf } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { runProjections } from '#projections/runner.ts';
import { createSql, indexSql, type Shape } from '#projections/shape.ts';
import { type Bench, type BenchRow, median } from './bench.ts';
import { page, pageRow } from './rebuild.page.ts';

const companies = 66_667;
const began = Date.parse('2026-01-01');
const eventsOneByOne = 24_000;
const rounds = 5;

const eventTable: Shape = {
  name: 'event',
  columns: { position: '', stream: '', revision: '', id: '', type: '', data: 'json', metadata: 'json' },
  key: ['position'],
  indexes: [],
  tallies: [],
};

/** Three facts for each company, one after the other and of one command, as an import tells them. */
const facts = (companyId: number): { type: keyof typeof catalogue; data: object }[] => [
  { type: 'CompanyRegistered', data: pageRow(companyId) },
  { type: 'CompanyApproved', data: { companyId } },
  { type: 'CompanyPutOnline', data: { companyId } },
];

const fillLog = async (client: PoolClient): Promise<number> => {
  let position = 0;
  for (let first = 1; first <= companies; first += 5_000) {
    const ids = Array.from({ length: Math.min(5_000, companies - first + 1) }, (_, index) => first + index);
    const rows = ids.flatMap((companyId) => {
      const metadata = {
        $correlationId: randomUUID(),
        $causationId: randomUUID(),
        actor: 'operator',
        at: new Date(began + companyId).toISOString(),
      };
      return facts(companyId).map(({ type, data }, revision) => ({
        ...{ position: ++position, stream: `company-${companyId}`, revision, id: randomUUID() },
        ...{ type, data, metadata: { ...metadata, version: versionOf(catalogue[type]) } },
      }));
    });
    await copyRows(client, 'event_store', eventTable, rows);
  }
  await client.query('analyze event_store.event');
  return position;
};

/** The bytes of the log out of Postgres and in again, understood by nobody, into a table with its key or into a bare heap. */
const copyOutAndIn = async (pool: Pool, including: '' | 'primary key (position)'): Promise<void> => {
  const [reader, writer] = [await pool.connect(), await pool.connect()];
  const columns = ['like event_store.event', including].filter(Boolean).join(', ');
  await writer.query(`drop table if exists public.copied; create table public.copied (${columns})`);
  const out = reader.query(copyTo('copy (select * from event_store.event order by position) to stdout'));
  await pipeline(out, writer.query(copyFrom('copy public.copied from stdin')));
  reader.release();
  writer.release();
};

const emptyPage = async (pool: Pool): Promise<void> => {
  await dropSchema(pool, schemaOf(page));
  for (const sql of [createSql(page, schemaOf(page)), ...indexSql(page, schemaOf(page))]) await pool.query(sql);
};

/** As projectors are usually written: a statement for each event, a commit for every 500. */
const oneByOne = async (pool: Pool, { store }: Log): Promise<void> => {
  await emptyPage(pool);
  const client = await pool.connect();
  const table = `${schemaOf(page)}.company`;
  const project = ({ type, data, metadata }: RecordedEvent) => {
    const { companyId } = data as { companyId: number };
    if (type === 'CompanyApproved') return client.query(`update ${table} set valid = true where id = $1`, [companyId]);
    if (type === 'CompanyPutOnline')
      return client.query(`update ${table} set online = true where id = $1`, [companyId]);
    const { name, slug, category, place, size } = data as ReturnType<typeof pageRow>;
    return client.query(
      `insert into ${table} (id, name, slug, valid, online, category, country, place, size, registered)
       values ($1, $2, $3, false, false, $4, $5, $6, $7, $8)`,
      [companyId, name, slug, category, place.country, place, size, metadata.at],
    );
  };
  let seen = 0;
  await client.query('begin');
  for await (const events of store.readAll({ limit: eventsOneByOne }))
    for (const event of events) {
      await project(event);
      if (++seen % 500 === 0) await client.query('commit; begin');
    }
  await client.query('commit');
  client.release();
};

/** A runner whose read model stands at the beginning of the log, its indexes in place. */
const catchUp = async (pool: Pool, log: Log): Promise<void> => {
  await emptyPage(pool);
  await putCheckpoint(pool, schemaOf(page), page, { position: '0', state: 'live' });
  const ending = new AbortController();
  const silent = { info() {}, warn: console.error, error: console.error };
  const runner = await runProjections({ ...log, pool, projections: [page], log: silent, signal: ending.signal });
  await runner.progress.caughtUp([page], await log.store.head(), 300_000);
  ending.abort();
  await runner.stopped;
};

export const bench: Bench = async (url) => {
  const pool = openPool(url, 20);
  await prepareDatabase(pool);
  await createCheckpoints(pool);
  const client = await pool.connect();
  const events = await fillLog(client);
  client.release();
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const arms = {
    copy: { name: 'COPY out and in', events, run: () => copyOutAndIn(pool, 'primary key (position)') },
    heap: { name: 'COPY out and in, no key', events, run: () => copyOutAndIn(pool, '') },
    rebuild: { name: 'rebuild', events, run: () => rebuild({ ...log, pool }, [page]) },
    single: { name: 'one by one', events: eventsOneByOne, run: () => oneByOne(pool, log) },
    live: { name: 'live', events, run: () => catchUp(pool, log) },
  };
  type Arm = keyof typeof arms;
  const rates: Record<Arm, number[]> = { copy: [], heap: [], rebuild: [], single: [], live: [] };
  for (let round = 0; round < rounds; round++)
    for (const arm of Object.keys(arms) as Arm[]) {
      await pool.query('checkpoint');
      const began = performance.now();
      await arms[arm].run();
      rates[arm].push((arms[arm].events / (performance.now() - began)) * 1000);
    }
  await pool.query('checkpoint');
  const began = performance.now();
  await rebuild({ ...log, pool }, projections);
  const all = (events / (performance.now() - began)) * 1000;
  await log.store.close();
  await pool.end();

  const row = (name: string, arm: Arm, to: Arm, target?: string): BenchRow => ({
    name,
    value: median(rates[arm]),
    unit: 'events/s',
    baseline: arms[to].name,
    ratio: median(rates[arm].map((rate, round) => rate / (rates[to][round] ?? 0))),
    ...(target && { target }),
  });
  return [
    { name: 'COPY of the log out and in, with its key', value: median(rates.copy), unit: 'events/s' },
    row('one statement an event, 500 to a commit', 'single', 'copy'),
    row(`rebuild of ${companies.toLocaleString('en')} pages, 3 indexes`, 'rebuild', 'copy', '≥ 0.7'),
    row('the same rebuild', 'rebuild', 'heap'),
    row('the same rebuild', 'rebuild', 'single', '≥ 12'),
    row('live catch-up, indexes in place', 'live', 'single', '≥ 4'),
    { name: `rebuild of all ${projections.length} read models at once`, value: all, unit: 'events/s' },
  ];
};
