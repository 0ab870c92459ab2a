import { randomBytes, randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { dayAfter } from '#domain/calendar.ts';
import { contractPackages } from '#domain/contract/contract.choices.ts';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import type { Message } from '#domain/decider.ts';
import { versionOf } from '#domain/event.ts';
import { kyselyOf, openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys, seal } from '#infra/keys/person-keys.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { audit } from '#projections/audit/audit.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { categoryRequests } from '#projections/company/category-requests.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { numberProblems } from '#projections/company/number-problems.ts';
import { contractDays } from '#projections/contract/contract-days.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { sales as salesModel } from '#projections/contract/sales.ts';
import { copyRows } from '#projections/copy.ts';
import { rebuild } from '#projections/rebuild.ts';
import type { Shape } from '#projections/shape.ts';
import { auditEntries } from '#read-api/audit/audit-entries.ts';
import { auditedEvents } from '#read-api/audit/audited-events.ts';
import { contractLog } from '#read-api/contract/contract-log.ts';
import { contractPage } from '#read-api/contract/contract-page.ts';
import { contractPeople, contractPeopleGone } from '#read-api/contract/contract-people.ts';
import { contractCounts, contractsList, contractsParams } from '#read-api/contract/contracts-list.ts';
import { ownWork } from '#read-api/contract/own-work.ts';
import { contractCountries, sales } from '#read-api/contract/sales.ts';
import { shownViews } from '#web/contract/shown-views.ts';
import { type Bench, type BenchRow, median, numberOption, percentile } from './bench.ts';
import { pageRow } from './rebuild.page.ts';

const many = numberOption('contracts', 50_000);
const reads = numberOption('reads', 200);
const rounds = numberOption('rounds', 3);
const eventsEach = 40;
const longLog = 500;
const companies = 5_000;
const dayMs = 86_400_000;
/** Contracts are signed over two years up to now. */
const span = 730;

const eventTable: Shape = {
  name: 'event',
  columns: { position: '', stream: '', revision: '', id: '', type: '', data: 'json', metadata: 'json' },
  key: ['position'],
  indexes: [],
  tallies: [],
};
const keyTable: Shape = {
  name: 'key',
  columns: { subject: '', secret: '' },
  key: ['subject'],
  indexes: [],
  tallies: [],
};

const people = Array.from({ length: 40 }, () => randomUUID());
const countries = ['CI', 'SN', 'KE', 'CM'] as const;
const currencyOf = { CI: 'XOF', SN: 'XOF', KE: 'KES', CM: 'XAF' } as const;
const of = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

const numberAt = (index: number): string => `${of(countries, index)}-2026-${String(index + 1).padStart(5, '0')}`;

/** What happens to a contract: signed, worked through, now and then with a problem, and renewed every second time. */
const story = (index: number, contractId: string, today: string, events: number): ContractEvent[] => {
  const on = dayAfter(today, Math.floor((index / many) * span) - span);
  const endDate = dayAfter(on, 365);
  const country = of(countries, index);
  const items = Array.from({ length: 12 }, (_, month) => ({
    itemId: randomUUID(),
    scheduledDate: dayAfter(on, 30 * month),
  }));
  const initialPackage = of(contractPackages, index);
  const amounts = {
    amount: 100_000 + (index % 97) * 5_000,
    amountService: (index % 7) * 10_000,
    amountCurrency: currencyOf[country],
  };
  const option = (kind: 'article' | 'newsletter', from: number) => ({
    optionId: randomUUID(),
    kind,
    title: null,
    items: items.slice(from, from + 6),
  });
  const ofContract = { contractId };
  const told: ContractEvent[] = [
    {
      type: 'ContractCreated',
      data: {
        ...ofContract,
        number: numberAt(index),
        companyId: 1 + (index % companies),
        country,
        said: {
          initialPackage,
          signatureDate: on,
          endDate,
          clientEmail: `client-${index}@example.org`,
          userCommercial: of(people, index),
          userProduction: index % 9 === 0 ? null : of(people, index + 7),
          userProductionN1: null,
          ...amounts,
          options: [option('article', 0), option('newsletter', 6)],
        },
      },
    },
    ...items.slice(0, 12 - (index % 4)).flatMap(({ itemId, scheduledDate }): ContractEvent[] => [
      { type: 'ContractItemRetrieved', data: { ...ofContract, itemId, said: { on: scheduledDate } } },
      { type: 'ContractItemDone', data: { ...ofContract, itemId, said: { on: scheduledDate } } },
    ]),
    { type: 'ContractAmountChanged', data: { ...ofContract, said: { ...amounts, amount: amounts.amount + 5_000 } } },
    { type: 'ContractProblemAdded', data: { ...ofContract, problemId: randomUUID(), said: { text: 'Pas de logo.' } } },
    ...(index % 40 === 0 ? [] : [{ type: 'ContractProblemsArchived', data: ofContract } as const]),
    { type: 'ContractSoldOutSet', data: { ...ofContract, soldOut: index % 3 !== 0 } },
  ];
  if (index % 2 === 0 && endDate < today) {
    const said = { initialPackage, endDate: dayAfter(endDate, 365), ...amounts, options: [] };
    const number = numberAt(index);
    told.push({ type: 'ContractRenewed', data: { ...ofContract, number, companyId: 1 + (index % companies), said } });
  }
  while (told.length < events)
    told.push({
      type: 'ContractObservationAdded',
      data: {
        ...ofContract,
        observationId: randomUUID(),
        itemId: told.length % 2 === 0 ? (items[0]?.itemId ?? null) : null,
        said: { text: 'Le client préfère être appelé le matin, avant dix heures.' },
      },
    });
  return told.slice(0, events);
};

type Stored = Readonly<Record<string, unknown>>;

const fillLog = async (client: PoolClient, pool: Pool, today: string): Promise<number> => {
  let position = 0;
  const { encode } = codec(catalogue, personKeys(pool));
  const plain: [string, Message][] = [
    ...people.map((accountId, index): [string, Message] => [
      `account-${accountId}`,
      {
        type: 'AccountOpened',
        data: {
          ...{ accountId, email: `someone-${index}@example.org`, firstname: 'Awa', lastname: `Démo ${index}` },
          ...{ language: 'fr', registeredBy: 'site', demo: true },
        },
      },
    ]),
    ...Array.from({ length: companies }, (_, index): [string, Message] => [
      `company-${index + 1}`,
      { type: 'CompanyRegistered', data: pageRow(index + 1) },
    ]),
  ];
  const began = Date.parse(today) - span * dayMs;
  const metadata = { $correlationId: randomUUID(), $causationId: randomUUID(), actor: 'operator' };
  const rows: Stored[] = [];
  for (const [stream, event] of plain) {
    const at = new Date(began).toISOString();
    const { id, type, data, metadata: more } = await encode(event, randomUUID(), { ...metadata, at });
    rows.push({ position: ++position, stream, revision: 0, id, type, data, metadata: more });
  }
  await copyRows(client, 'event_store', eventTable, rows);
  const all = many * eventsEach;
  for (let first = 0; first <= many; first += 1_000) {
    const keys: Stored[] = [];
    const events: Stored[] = [];
    // the last one has a long log
    for (let index = first; index < Math.min(first + 1_000, many + 1); index += 1) {
      const contractId = randomUUID();
      const key = randomBytes(32);
      keys.push({ subject: contractId, secret: `\\x${key.toString('hex')}` });
      const told = story(index, contractId, today, index === many ? longLog : eventsEach);
      for (const [revision, { type, data }] of told.entries()) {
        const id = randomUUID();
        const at = new Date(began + (position / all) * span * dayMs).toISOString();
        const sealed = 'said' in data;
        events.push({
          ...{ position: ++position, stream: contractStream(numberAt(index)), revision, id, type },
          data: sealed ? { ...data, said: seal(key, `${id}/said`, data.said) } : data,
          metadata: {
            ...{ ...metadata, actor: of(people, index + revision), at, version: versionOf(catalogue[type]) },
            ...(sealed && { subject: contractId }),
          },
        });
      }
    }
    await copyRows(client, 'person_keys', keyTable, keys);
    await copyRows(client, 'event_store', eventTable, events);
  }
  await client.query('analyze event_store.event');
  await client.query('analyze person_keys.key');
  return position;
};

/** The bytes of the log out of Postgres and in again, understood by nobody, into a table with its key. */
const copyOutAndIn = async (pool: Pool): Promise<void> => {
  const [reader, writer] = [await pool.connect(), await pool.connect()];
  await writer.query('drop table if exists public.copied');
  await writer.query('create table public.copied (like event_store.event, primary key (position))');
  const out = reader.query(copyTo('copy (select * from event_store.event order by position) to stdout'));
  await pipeline(out, writer.query(copyFrom('copy public.copied from stdin')));
  await writer.query('drop table public.copied');
  reader.release();
  writer.release();
};

const timed = async (ask: (turn: number) => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let turn = -20; turn < reads; turn++) {
    const from = performance.now();
    await ask(turn + 20);
    if (turn >= 0) times.push(performance.now() - from);
  }
  return times;
};

/** Fifty thousand contracts of forty events each: what the team opens, and how long making its tables anew takes. */
export const bench: Bench = async (url) => {
  const pool = openPool(url, 20);
  await prepareDatabase(pool);
  await createCheckpoints(pool);
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const client = await pool.connect();
  const from = performance.now();
  const events = await fillLog(client, pool, today);
  client.release();
  console.error(`${events} events in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const read = [contracts, salesModel, contractDays];
  const rates: Record<'copy' | 'rebuild', number[]> = { copy: [], rebuild: [] };
  for (let round = 0; round < rounds; round++)
    for (const [arm, run] of [
      ['copy', () => copyOutAndIn(pool)],
      ['rebuild', () => rebuild({ ...log, pool }, read)],
    ] as const) {
      await pool.query('checkpoint');
      const since = performance.now();
      await run();
      rates[arm].push((events / (performance.now() - since)) * 1000);
      console.error(`${arm}: ${rates[arm].at(-1)?.toFixed(0)} events/s`);
    }
  const others = [accounts, companyPage, companySearch, audit, companyAccess, categoryRequests, numberProblems];
  await rebuild({ ...log, pool }, others);

  const db = kyselyOf(pool);
  const reading = { ...log, db };
  const viewer = { id: of(people, 0), role: 'admin' } as const;
  const filters = (turn: number) =>
    contractsParams.parse(
      of(
        [
          { state: 'running', commercial: of(people, turn), country: of(countries, turn) },
          { state: 'ending', package: of(contractPackages, turn), country: of(countries, turn) },
          { package: of(contractPackages, turn), soldOut: 'no', late: 'yes', order: 'signed' },
          { q: `2026-0${turn % 5}`, state: 'ended', production: of(people, turn) },
          { problematic: 'yes', country: of(countries, turn), package: of(contractPackages, turn) },
        ],
        turn,
      ),
    );
  const numbers = (turn: number) => numberAt((turn * 7919) % many);
  const auditFilters = (turn: number) =>
    of(
      [{}, { type: 'ContractItemDone' }, { actor: of(people, turn) }, { stream: contractStream(numbers(turn)) }],
      turn,
    );
  const measured: readonly [string, number, readonly number[]][] = [
    [
      `list of ${many.toLocaleString('en')}, three filters`,
      60,
      await timed((turn) => contractsList(db, filters(turn), today)),
    ],
    [
      'all that its page reads: the list, people, countries, counts of the views',
      60,
      await timed((turn) => {
        const views = shownViews({ commercial: of(people, turn) }, [], true).map(({ filter }) => filter);
        return Promise.all([
          contractsList(db, filters(turn), today),
          contractPeople(db),
          contractPeopleGone(db),
          contractCountries(db),
          contractCounts(db, views, today),
        ]);
      }),
    ],
    [
      'first page of a commercial',
      60,
      await timed((turn) => ownWork(db, { role: 'commercial', id: of(people, turn) }, today)),
    ],
    [
      'first page of somebody who delivers',
      60,
      await timed((turn) => ownWork(db, { role: 'production', id: of(people, turn) }, today)),
    ],
    ['page of a contract', 40, await timed((turn) => contractPage(reading, numbers(turn), { viewer, now }))],
    [`log of ${longLog} entries`, 60, await timed(() => contractLog(reading, numberAt(many), viewer))],
    [
      `audit of ${events.toLocaleString('en')} events, by cursor`,
      150,
      await timed(async (turn) => {
        const before = 1 + ((turn * 104_729) % events);
        return auditedEvents(reading, await auditEntries(db, auditFilters(turn), { before, limit: 51 }), true);
      }),
    ],
    [
      'figures of the sales',
      200,
      await timed((turn) =>
        sales(
          db,
          of(
            [{}, { period: '24' }, { kind: 'ending' }, { commercial: of(people, turn) }, { country: 'CI' }] as const,
            turn,
          ),
          today,
        ),
      ),
    ],
  ];
  await log.store.close();
  await pool.end();
  return [
    { name: 'events', value: events, unit: 'events' },
    { name: 'COPY of the log out and in, with its key', value: median(rates.copy), unit: 'events/s' },
    {
      name: `rebuild of ${read.length} read models of contracts`,
      value: median(rates.rebuild),
      unit: 'events/s',
      baseline: 'COPY out and in',
      ratio: median(rates.rebuild.map((rate, round) => rate / (rates.copy[round] ?? 0))),
      target: '≥ 0.7',
    },
    ...measured.flatMap(([name, most, times]): BenchRow[] => [
      { name: `${name}, median`, value: median(times), unit: 'ms' },
      { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', target: `≤ ${most}` },
    ]),
  ];
};
