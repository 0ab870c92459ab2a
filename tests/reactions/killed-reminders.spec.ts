import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contractReminders } from '#commands/contract/contract-reminders.reactor.ts';
import { deletedContracts } from '#commands/contract/deleted-contracts.reactor.ts';
import { askContract } from '#commands/contract/of-contract.ts';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { beginAt } from '#infra/reactions/places.ts';
import { accounts } from '#projections/account/accounts.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { rebuild } from '#projections/rebuild.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf, tell } from '#tests/projections/engine.ts';
import { dice } from '#tests/projections/history.ts';
import { firstDay, remindedContracts, remindersOf, seller, signing } from './reminded-contracts.ts';

const kills = process.env.FAULTS === 'large' ? 50 : 8;
const seed = Number(process.env.SEED ?? 20_261_125);
const moments = [
  'append.before',
  'append.after',
  'reaction.before',
  'reaction.inside',
  'reaction.after',
  'effect.before',
  'effect.after',
  'anywhere',
] as const;

/** Killed from outside: so many milliseconds after so many days have begun, however fast the machine is. */
type Anywhere = { readonly days: number; readonly ms: number };

/** Lives on from `day`, and dies at a named moment or anywhere. Answers the day of its death. */
const live = async (url: string, day: string, dieAt: string, anywhere?: Anywhere) => {
  const program = join(import.meta.dirname, 'reminding-worker.ts');
  const child = spawn(process.execPath, [program, day], {
    env: { ...process.env, DATABASE_URL: url, SOKONI_DIE_AT: dieAt },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors = text(child.stderr);
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const days: string[] = [];
  for await (const begun of createInterface({ input: child.stdout })) {
    days.push(begun);
    if (days.length === anywhere?.days) void wait(anywhere.ms).then(() => child.kill('SIGKILL'));
  }
  const [, signal] = await ended;
  expect(await errors).toBe('');
  return { killed: signal === 'SIGKILL', day: days.at(-1) ?? day };
};

test(`${kills} kills while contracts come to their end: each reminder is sent once, and none that no longer holds (seed ${seed})`, {
  timeout: 900_000,
}, async () => {
  await using db = await freshDatabase();
  const { pool } = db;
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const at = { actor: operator, now: new Date('2026-02-01T09:00:00Z'), correlationId: 'test' };
  const registered = { ...pharmacy, companyId: 1, name: 'Pharmacie', approved: true, online: true };
  const register = { type: 'RegisterCompany', data: registered } as const;
  await handle(log, company, companyStream(1), register, { ...at, commandId: seller });
  await tell(logOf(pool, { on: catalogue as never }), [
    {
      stream: `account-${seller}`,
      type: 'AccountOpened',
      data: {
        ...{ accountId: seller, email: 'serge@sokoni.example', firstname: 'Serge', lastname: 'Koné' },
        ...{ language: 'fr', registeredBy: 'site', demo: false },
      },
    },
  ]);
  for (const one of remindedContracts)
    await askContract(log, one.number, signing(one), { ...at, commandId: one.contractId });
  await createCheckpoints(pool);
  await rebuild({ ...log, pool }, [accounts, companyPage, companySearch, contracts]);
  await beginAt(pool, [contractReminders, deletedContracts], await log.store.head());

  const below = dice(seed);
  let day = firstDay;
  let died = 0;
  for (let kill = 0; kill < kills; kill++) {
    const moment = moments[kill % moments.length] ?? 'anywhere';
    const anywhere = moment === 'anywhere';
    const dieAt = anywhere ? '' : `${moment}:${1 + below(3)}`;
    const life = await live(db.url, day, dieAt, anywhere ? { days: 1 + below(6), ms: below(100) } : undefined);
    if (life.killed) died++;
    ({ day } = life);
  }
  expect((await live(db.url, day, '')).killed).toBe(false);
  expect(died).toBe(kills);

  const sent = await pool.query<{ subject: string; to_email: string }>('select * from mailbox.mail');
  const lettersTo = (number: string) =>
    sent.rows.filter(({ subject }) => subject.includes(number)).map((mail) => mail.to_email);
  for (const one of remindedContracts) {
    const events = await log.codec.decode(await collect(log.store.readStream(contractStream(one.number))));
    const reminded = events.flatMap(({ type, data }) => {
      if (type !== 'ContractReminded') return [];
      const { said, daysBefore } = data as { said: { endDate: string } | null; daysBefore: number };
      return [`${said?.endDate}/${daysBefore}`];
    });
    const reminders = remindersOf(one);
    expect(reminded, one.number).toEqual(one.fate === 'deleted' ? ['undefined/30'] : reminders);
    const letters = lettersTo(one.number);
    const times = one.fate === 'deleted' ? 0 : reminders.length;
    expect(letters.filter((to) => to === 'serge@sokoni.example').length, one.number).toBe(times);
    expect(letters.length, one.number).toBe(one.clientEmail === null ? times : 2 * times);
  }
  await log.store.close();
});
