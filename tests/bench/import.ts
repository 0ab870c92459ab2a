import { randomUUID } from 'node:crypto';
import { gate } from '#commands/company/import/gate.ts';
import { importCompanies } from '#commands/company/import/import-companies.ts';
import { rejectsFile } from '#commands/company/import/rejects.ts';
import { openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import type { EventStore, NewEvent } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { temporaryFile } from '../import/importing.ts';
import { gazetteer } from '../import/small-africa.ts';
import { type Bench, median } from './bench.ts';

const rows = 15_000;
const inFlight = 768;
const rounds = 5;

/** As a directory writes it: a name, a category, a city, a point; one in five with a phone and hours. */
const csv = (): string => {
  const row = (index: number) =>
    `${index},Pharmacie du Marché ${index},amenity/pharmacy,CI,Abidjan,${(5 + index / 1e5).toFixed(5)},-3.99,` +
    (index % 5 ? ',' : '27 20 30 40 50,"Mo-Fr 08:00-12:00,14:00-18:00"');
  return ['id,name,category,country,city,lat,lng,phone,hours', ...Array.from({ length: rows }, (_, i) => row(i))].join(
    '\n',
  );
};

/** The same events again under other names, as many companies at once as the import has on its way. */
const append = async (store: EventStore, streams: readonly (readonly NewEvent[])[]): Promise<number> => {
  const fresh = streams.map((events) => ({
    stream: `bench-${randomUUID()}`,
    events: events.map((event) => ({ ...event, id: randomUUID() })),
  }));
  const door = gate(inFlight);
  const started = performance.now();
  for (const { stream, events } of fresh) {
    await door.enter();
    void store.append(stream, 'no-stream', events).finally(door.leave);
  }
  await door.empty();
  return (performance.now() - started) / 1000;
};

export const bench: Bench = async (url) => {
  const pool = openPool(url, 20);
  await prepareDatabase(pool);
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const file = temporaryFile('companies.csv', csv());
  const rejects = await rejectsFile(`${file}.rejects.ndjson`, (_, id) => id);
  const imported: number[] = [];
  const appended: number[] = [];
  let companies = 0;
  for (let round = 0; round < rounds; round++) {
    const before = Number(await log.store.head());
    const { seconds, registered } = await importCompanies(
      { pool, log, gazetteer, rejects, inFlight },
      { file, source: `round ${round}`, map: [], defaults: [], published: true, demo: false, dryRun: false },
    );
    companies = registered / seconds;
    const streams = new Map<string, NewEvent[]>();
    for await (const batch of log.store.readAll({ after: String(before) }))
      for (const { stream, id, type, data, metadata } of batch) {
        const events = streams.get(stream) ?? [];
        events.push({ id, type, data, metadata });
        streams.set(stream, events);
      }
    const events = [...streams.values()].reduce((sum, { length }) => sum + length, 0);
    imported.push(events / seconds);
    appended.push(events / (await append(log.store, [...streams.values()])));
  }
  await rejects.close();
  await log.store.close();
  await pool.end();
  const baseline = 'append of the same events';
  return [
    { name: baseline, value: median(appended), unit: 'events/s' },
    {
      name: `import of ${rows} rows`,
      value: median(imported),
      unit: 'events/s',
      baseline,
      ratio: median(imported.map((rate, round) => rate / (appended[round] ?? rate))),
      target: '≥ 0.4',
    },
    { name: 'companies, last round', value: companies, unit: 'rows/s' },
  ];
};
