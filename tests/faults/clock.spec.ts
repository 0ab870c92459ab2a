import { expect, test } from 'vitest';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projections } from '#infra/main/all-projections.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { schemaOf } from '#projections/projection.ts';
import { runProjections } from '#projections/runner.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { broken } from './invariants.ts';

const day = 86_400_000;
/** Two processes: one's clock is three days behind, the other's jumps about and crosses a change to summer time. */
const clocks = [
  (n: number) => new Date(Date.UTC(2026, 10, 18, 9, n)),
  (n: number) => new Date(Date.UTC(2026, 3, 23, 21, 50 + n) + (n % 3) * 3 * day),
];

test('clocks that jump and disagree change what is told of the time, never the order or the outcome', async () => {
  await using db = await freshDatabase();
  const log = { store: postgresEventStore(db.pool), codec: codec(catalogue, personKeys(db.pool)) };
  const ending = new AbortController();
  const silent = { info() {}, warn() {}, error() {} };
  const runner = await runProjections({ ...log, pool: db.pool, projections, log: silent, signal: ending.signal });
  const names: string[] = [];
  for (let n = 0; n < 40; n++) {
    const now = clocks[n % 2]?.(n) ?? new Date(0);
    const name = `Boutique du ${n}`;
    const asked = { commandId: `clock-${n}`, actor: operator, now, correlationId: 'clock' };
    const data = { companyId: 1, name, shortName: null, slug: `boutique-du-${n}` };
    const stream = companyStream(1);
    if (n === 0)
      await handle(
        log,
        company,
        stream,
        { type: 'RegisterCompany', data: { ...pharmacy, ...data, approved: true, online: true } },
        asked,
      );
    else await handle(log, company, stream, { type: 'RenameCompany', data }, asked);
    names.push(name);
  }
  const told = (await collect(log.store.readStream(companyStream(1)))).filter(({ data }) => 'name' in data);
  expect(told.map(({ data }) => (data as { name: string }).name)).toEqual(names);
  const times = told.map(({ metadata }) => metadata.at);
  expect(times).not.toEqual(times.toSorted());
  expect(
    await broken(
      db.pool,
      names.map((_, n) => `clock-${n}`),
    ),
  ).toEqual([]);
  const { rows } = await db.pool.query(`select name from ${schemaOf(companyPage)}.company where id = 1`);
  expect(rows).toEqual([{ name: names.at(-1) }]);
  ending.abort();
  await runner.stopped;
  await log.store.close();
});
