import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { openPool } from '#infra/database/database.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projections } from '#infra/main/all-projections.ts';
import { AlreadyBuilding, rebuild } from '#projections/rebuild.ts';
import { runProjections } from '#projections/runner.ts';
import { pharmacy } from '#tests/company/companies.ts';

/** `crash-worker.ts <first> <last>`: registers and changes those companies, says each command that was acknowledged. */
const [first = 0, last = 0] = process.argv.slice(2).map(Number);
const pool = openPool(process.env.DATABASE_URL ?? '', 12);
const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
const ending = new AbortController();
const silent = { info() {}, warn() {}, error: (...told: unknown[]) => console.error(...told) };
const runner = await runProjections({ ...log, pool, projections, log: silent, signal: ending.signal });

const ask = async (commandId: string, stream: string, command: CompanyCommand): Promise<void> => {
  const envelope = { commandId, actor: operator, now: new Date(), correlationId: commandId };
  const { position } = await handle(log, company, stream, command, envelope);
  console.log(`acknowledged ${commandId} ${position}`);
};

const live = async (index: number): Promise<void> => {
  const key = `crash-${index}`;
  const [companyId = 0] = await reserveNumbers(pool, 'company', [key]);
  const stream = companyStream(companyId);
  const name = `Boutique ${index}`;
  await ask(`${key}-register`, stream, {
    type: 'RegisterCompany',
    data: { ...pharmacy, companyId, name, slug: `boutique-${index}`, approved: true, online: true },
  });
  await ask(`${key}-rename`, stream, {
    type: 'RenameCompany',
    data: { companyId, name: `${name} Nouvelle`, shortName: null, slug: `boutique-${index}-nouvelle` },
  });
  if (index % 3 === 0) await ask(`${key}-offline`, stream, { type: 'TakeCompanyOffline', data: { companyId } });
};

const indexes = Array.from({ length: last - first }, (_, i) => first + i);
const rebuilding = process.env.SOKONI_DIE_AT?.startsWith('rebuild')
  ? rebuild({ ...log, pool }, projections).catch((error: unknown) => {
      if (!(error instanceof AlreadyBuilding)) throw error; // by the runner, which found them never built
    })
  : undefined;
for (let at = 0; at < indexes.length; at += 8) await Promise.all(indexes.slice(at, at + 8).map(live));
await rebuilding;
await runner.progress.caughtUp(projections, await log.store.head(), 30_000);
ending.abort();
await runner.stopped;
await log.store.close();
await pool.end();
