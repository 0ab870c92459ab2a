import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { v5 as uuidV5 } from 'uuid';
import { gate } from '#commands/company/import/gate.ts';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import type { CompanyEvent, Coordinate } from '#domain/company/company.events.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { DataOf } from '#domain/decider.ts';
import { openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { now, pharmacy } from '../company/companies.ts';
import { type Bench, numberOption } from './bench.ts';

/** With two phones each. */
const companies = numberOption('companies', 50_000);
const inFlight = 64;
const program = join(import.meta.dirname, '../../infra/main/sokoni.mjs');

const phone = (raw: string, type: 'tel' | 'gsm'): Coordinate => ({ type, value: raw, raw, public: type === 'tel' });

/** Pharmacies that were listed before the numbers of Côte d’Ivoire changed, as people wrote them. */
const register = async (log: Log): Promise<void> => {
  const door = gate(inFlight);
  for (let companyId = 1; companyId <= companies; companyId++) {
    await door.enter();
    const last = String(100_000 + (companyId % 900_000)).replace(/(..)(?=.)/g, '$1 ');
    const coordinates = [phone(`20 2${companyId % 6} ${last.slice(3)}`, 'tel'), phone(`07 ${last}`, 'gsm')];
    const data = { ...pharmacy, companyId, coordinates: { coordinates, whatsappInitialText: null } };
    const commandId = uuidV5(`bench/${companyId}`, eventIds);
    void handle(
      log,
      company,
      companyStream(companyId),
      { type: 'RegisterCompany', data },
      { commandId, actor: operator, now, correlationId: 'bench' },
    ).finally(door.leave);
  }
  await door.empty();
};

/** What each company lists, to the byte. */
const listed = async ({ store, codec: { decode } }: Log): Promise<ReadonlyMap<number, string>> => {
  const all = new Map<number, string>();
  for await (const batch of store.readAll({ types: ['CompanyCoordinatesListed'] }))
    for (const { data } of await decode(batch)) {
      const { companyId, ...said } = data as DataOf<CompanyEvent, 'CompanyCoordinatesListed'>;
      all.set(companyId, JSON.stringify(said));
    }
  return all;
};

/** Runs `sokoni phones` and kills it when it has told so many lines of its progress; returns those it told, and its seconds. */
const run = async (url: string, way: 'convert' | 'undo', lines = Number.POSITIVE_INFINITY) => {
  const started = performance.now();
  const child = spawn(process.execPath, [program, 'phones', way, 'ci-2021'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let told = 0;
  for await (const line of createInterface({ input: child.stderr }))
    if (/\d+\/\d+/.test(line) && ++told === lines && child.pid) process.kill(-child.pid, 'SIGKILL'); // all of its processes
  await ended;
  return { told, seconds: (performance.now() - started) / 1000 };
};

const differing = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): number =>
  [...one].filter(([id, said]) => other.get(id) !== said).length;

export const bench: Bench = async (url) => {
  const pool = openPool(url, 20);
  await prepareDatabase(pool);
  const log: Log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  await register(log);
  const before = await listed(log);

  const begun = await run(url, 'convert', 2);
  const half = differing(before, await listed(log));
  const further = await run(url, 'convert', 3);
  const most = differing(before, await listed(log));
  const last = await run(url, 'convert');
  const converted = differing(before, await listed(log));

  await run(url, 'undo', 4);
  const undoing = differing(before, await listed(log));
  const undone = await run(url, 'undo');
  const left = differing(before, await listed(log));
  await log.store.close();
  await pool.end();
  const seconds = begun.seconds + further.seconds + last.seconds;
  return [
    { name: 'phones that were converted', value: converted * 2, unit: 'phones', target: `≥ ${companies * 2}` },
    { name: 'of them when it was killed first', value: half * 2, unit: 'phones' },
    { name: 'of them when it was killed again', value: most * 2, unit: 'phones' },
    { name: 'lines of progress that it told', value: begun.told + further.told + last.told, unit: 'lines' },
    { name: 'converted, with two kills and three starts', value: (converted * 2) / seconds, unit: 'phones/s' },
    { name: 'still converted when the undoing was killed', value: undoing * 2, unit: 'phones' },
    { name: 'undone, the rest of it', value: (undoing * 2) / undone.seconds, unit: 'phones/s' },
    { name: 'that say otherwise than before, once undone', value: left * 2, unit: 'phones', target: '≤ 0' },
  ];
};
