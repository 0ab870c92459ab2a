import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import { addObservation, addProblem, deleteContract } from '#commands/contract/contract.commands.ts';
import { createContract } from '#commands/contract/create-contract.ts';
import { deletedContracts } from '#commands/contract/deleted-contracts.reactor.ts';
import { askContract } from '#commands/contract/of-contract.ts';
import { performForgettingContract } from '#commands/contract/perform-forgetting-contract.ts';
import { execute } from '#commands/execute.ts';
import { handle } from '#commands/handle.ts';
import { forgetAgain } from '#commands/privacy/forget-again.ts';
import { operator } from '#domain/actor.ts';
import { dayAfter } from '#domain/calendar.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { contractOptions, contractPackages } from '#domain/contract/contract.choices.ts';
import type { ContractCommand } from '#domain/contract/contract.commands.ts';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream, itemsOf } from '#domain/contract/contract-state.ts';
import { decide, stateAfter } from '#domain/decider.ts';
import { Rejection } from '#domain/rejection.ts';
import { openAccess } from '#infra/access/access.ts';
import { kyselyOf } from '#infra/database/database.ts';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { makeBackup } from '#infra/main/backup/make-backup.ts';
import { restoreBackup } from '#infra/main/backup/restore-backup.ts';
import { openBackup } from '#infra/main/backup/source.ts';
import { seedDemoAccounts } from '#infra/main/demo/demo-accounts.ts';
import { seedDemoContracts } from '#infra/main/demo/seed-contracts.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { prune } from '#projections/prune.ts';
import { rebuild } from '#projections/rebuild.ts';
import { contractHistory } from '#read-api/contract/contract-history.ts';
import { filesBelow, installation, ownFolder } from '#tests/backup/installation.ts';
import { contextWith } from '#tests/command-context.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { expectRebuildEqualsLive } from '#tests/given.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { rowsOf, type Told } from '#tests/projections/engine.ts';
import { dice } from '#tests/projections/history.ts';

const worldOf = (pool: Pool) => ({ store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)), pool });

const start = '2026-01-10';
const idOf = (number: number): string => `0d9f6a52-3c58-4d0e-9f5b-${String(number).padStart(12, '0')}`;

/** What people may ask of a contract, by chance; some of it is refused, some changes nothing. */
const actions = (below: (most: number) => number, next: () => string, contractId: string, number: string) => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const day = () => dayAfter(start, below(700));
  const item = () => ({ itemId: next(), scheduledDate: day() });
  const option = () => ({
    optionId: next(),
    kind: one(contractOptions),
    title: null,
    items: Array.from({ length: below(3) }, item),
  });
  const amounts = () => ({ amount: below(9) * 1000, amountService: 0, amountCurrency: one(['XOF', 'KES'] as const) });
  const initialPackage = () => one(contractPackages);
  const files = [next(), next(), next()];
  return (known: readonly string[], options: readonly string[]): ContractCommand => {
    const itemId = one(known.length > 0 ? known : [contractId]);
    const asked: readonly (() => ContractCommand)[] = [
      () => ({ type: 'AddObservation', data: { observationId: next(), itemId: one([null, itemId]), text: 'Vu.' } }),
      () => ({ type: 'DoItem', data: { itemId, on: day() } }),
      () => ({ type: 'UndoItem', data: { itemId } }),
      () => ({ type: 'RetrieveItem', data: { itemId, on: day() } }),
      () => ({ type: 'UnretrieveItem', data: { itemId } }),
      () => ({ type: 'ChangeDates', data: { signatureDate: day(), endDate: day() } }),
      () => ({ type: 'ChangePackage', data: { initialPackage: initialPackage() } }),
      () => ({ type: 'ChangeEmail', data: { clientEmail: `c${below(99)}@example.org` } }),
      () => ({ type: 'ChangeAmount', data: amounts() }),
      () => ({ type: 'ChangeCommercial', data: { accountId: idOf(below(5)), role: 'commercial' } }),
      () => ({ type: 'ChangeProduction', data: { accountId: idOf(below(5)), role: 'production' } }),
      () => ({ type: 'ChangeProductionLead', data: { accountId: idOf(below(5)), role: 'production_lead' } }),
      () => ({ type: 'AddOption', data: { option: option() } }),
      () => ({ type: 'AddItem', data: { optionId: one(options.length > 0 ? options : [contractId]), item: item() } }),
      () => ({ type: 'AddProblem', data: { problemId: next(), text: 'Pas de logo.' } }),
      () => ({ type: 'ArchiveProblems', data: {} }),
      () => ({ type: 'RescheduleItem', data: { itemId, scheduledDate: day() } }),
      () => ({ type: 'SetItemAlert', data: { itemId, alert: below(2) === 0 } }),
      () => ({ type: 'SetSoldOut', data: { soldOut: below(2) === 0 } }),
      () => ({
        type: 'RenewContract',
        data: { initialPackage: initialPackage(), endDate: day(), ...amounts(), options: [option()] },
      }),
      () => ({ type: 'EndContract', data: { on: day(), reason: 'Fermeture' } }),
      () => ({
        type: 'AddReport',
        data: { reportId: next(), title: 'Mai', nbRecipients: 90, nbUniqueOpening: 30, nbUniqueClicks: below(30) },
      }),
      () => ({
        type: 'AddAttachment',
        data: {
          attachmentId: files[below(files.length)] ?? contractId,
          title: 'Contrat signé',
          file: { id: 'x'.repeat(22), bytes: 9000, pages: 2 },
          shared: below(2) === 0,
        },
      }),
      () => ({ type: 'ShareAttachment', data: { attachmentId: one(files), shared: below(2) === 0 } }),
      () => ({ type: 'RemoveAttachment', data: { attachmentId: one(files) } }),
      () =>
        below(60) === 0
          ? { type: 'DeleteContract', data: { typed: number, reason: 'Doublon' } }
          : { type: 'SetSoldOut', data: { soldOut: true } },
    ];
    return one(asked)();
  };
};

/** The events that follow from so many actions on one contract. */
const lifeOf = (seed: number, many: number): Told[] => {
  const below = dice(seed);
  let ids = seed * 100_000;
  const next = () => idOf(++ids);
  const [contractId, number] = [next(), `CI-2026-${String(seed).padStart(4, '0')}`];
  const said = {
    initialPackage: 'premium',
    signatureDate: start,
    endDate: dayAfter(start, 365),
    clientEmail: 'client@example.org',
    userCommercial: idOf(1),
    userProduction: idOf(2),
    userProductionN1: null,
    amount: 1000,
    amountService: 0,
    amountCurrency: 'XOF',
  } as const;
  const options = [
    { optionId: next(), kind: 'photos' as const, title: null, items: [{ itemId: next(), scheduledDate: start }] },
  ];
  const first: ContractCommand = {
    type: 'CreateContract',
    data: { contractId, number, companyId: 1 + below(8), country: 'CI', said: { ...said, options } },
  };
  const act = actions(below, next, contractId, number);
  const context = { now: new Date(start), actor: operator };
  let state = contract.initial;
  const told: Told[] = [];
  for (let turn = 0; turn < many; turn++) {
    const known = state.status === 'signed' ? itemsOf(state).map(({ itemId }) => itemId) : [];
    const optionIds = state.status === 'signed' ? state.options.map(({ optionId }) => optionId) : [];
    try {
      const events = decide(contract, turn === 0 ? first : act(known, optionIds), state, context);
      state = stateAfter(contract, events, state);
      told.push(...events.map((event) => ({ stream: contractStream(number), ...event })));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
    }
  }
  return told;
};

test('after 10,000 actions, the tables rebuilt are those that were live', { timeout: 180_000 }, async () => {
  const told = Array.from({ length: 100 }, (_, index) => lifeOf(index + 1, 100)).flat();
  expect(told.length).toBeGreaterThan(4_000);
  await expectRebuildEqualsLive(contracts, told);
});

test('as of any of 100 days, a contract is what its events make until then', { timeout: 60_000 }, async () => {
  await using db = await freshDatabase();
  const log = worldOf(db.pool);
  const events = lifeOf(7, 300).filter(({ type }) => type !== 'ContractDeleted') as (Told & ContractEvent)[];
  const below = dice(3);
  const at = (index: number): string => new Date(Date.parse(start) + index * 31_000_000).toISOString();
  const stored = [];
  for (const [index, event] of events.entries())
    stored.push(
      await log.codec.encode(event, randomUUID(), {
        $correlationId: 'test',
        $causationId: 'test',
        actor: 'operator',
        at: at(index),
      }),
    );
  const number = 'CI-2026-0007';
  await log.store.append(contractStream(number), 'no-stream', stored);
  for (let turn = 0; turn < 100; turn++) {
    const day = dayAfter(start, below(Math.ceil((events.length * 31) / 86.4)));
    const until = events.filter((_, index) => at(index).slice(0, 10) <= day);
    const last = (await contractHistory(log, number, day)).at(-1);
    expect(last?.after ?? contract.initial, day).toEqual(stateAfter(contract, until, contract.initial));
  }
  const signed = await contractHistory(log, number, 'signed');
  expect(signed).toHaveLength(1);
  expect(signed[0]?.after).toEqual(stateAfter(contract, events.slice(0, 1), contract.initial));
});

const register = async (log: ReturnType<typeof worldOf>, companyId: number): Promise<void> => {
  const data = { ...pharmacy, companyId, approved: true, online: true };
  const at = { commandId: randomUUID(), actor: operator, now: new Date(), correlationId: 'test' };
  await handle(log, company, companyStream(companyId), { type: 'RegisterCompany', data }, at);
};

/** Everything in the database, as text. */
const everything = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const parts = await Promise.all(
    rows.map(async ({ name }) => (await pool.query(`select string_agg(t::text, ' ') as text from ${name} t`)).rows[0]),
  );
  return parts.map((part) => (part as { text: string | null }).text ?? '').join('\n');
};

const signing = {
  companyId: 1,
  initialPackage: 'custom',
  signatureDate: start,
  endDate: '2027-01-09',
  amount: 7_654_321,
  amountCurrency: 'XOF',
  clientEmail: 'kanari-client@example.org',
} as const;

const begin = async (pool: Pool) => {
  const log = worldOf(pool);
  const access = await openAccess(pool);
  const sokoni = contextWith({ ...log, db: kyselyOf(pool) }, {}, { access });
  await createCheckpoints(pool);
  await register(log, 1);
  await seedDemoAccounts(sokoni, 1);
  const holder = async (name: string) =>
    (await holderOf(log, emailClaim(access.secret, `${name}@sokoni.example`))) ?? '';
  const [seller, lead] = [await holder('commercial'), await holder('lead')];
  const by = (id: string, role: 'commercial' | 'production_lead') => ({
    commandId: randomUUID(),
    actor: { id, role },
    now: new Date('2026-01-10T10:00:00Z'),
    correlationId: 'test',
  });
  const asSeller = () => by(seller, 'commercial');
  const asLead = () => by(lead, 'production_lead');
  const signed = async () => {
    const number = String((await execute(sokoni, createContract, signing, asSeller())).id);
    await execute(sokoni, addObservation, { number, text: 'kanari-observation' }, asSeller());
    await execute(sokoni, addProblem, { number, text: 'kanari-problem' }, asSeller());
    return number;
  };
  return { log, sokoni, lead, asSeller, asLead, signed };
};

test('after a deletion neither the tables nor a replay hold what a contract said; its stub stays', {
  timeout: 60_000,
}, async () => {
  await using db = await freshDatabase();
  const { log, sokoni, lead, asLead, signed } = await begin(db.pool);
  const number = await signed();
  expect(number).toBe('CI-2026-0001');
  await rebuild(log, [contracts]);
  expect((await rowsOf(db.pool, contracts)).contract).toMatchObject([{ number, amount: 7_654_321 }]);
  expect((await contractHistory(log, number)).at(-1)?.after).toMatchObject({
    observations: [{ text: 'kanari-observation' }],
  });
  const reason = 'Saisi deux fois';
  await expect(execute(sokoni, deleteContract, { number, typed: 'CI', reason }, asLead())).rejects.toThrow(
    'number-differs',
  );
  await execute(sokoni, deleteContract, { number, typed: ` ${number} `, reason }, asLead());
  await rebuild(log, [contracts]);
  await prune(db.pool, [contracts]); // the tables from before the rebuild
  const { contract: left, deleted } = await rowsOf(db.pool, contracts);
  expect(left).toEqual([]);
  expect(deleted).toEqual([{ number, company: 1, actor: lead, at: '2026-01-10T10:00:00.000Z', reason }]);
  const replayed = await log.codec.decode(await collect(log.store.readStream(contractStream(number))));
  const said = JSON.stringify([replayed, await contractHistory(log, number)]);
  for (const text of [said, await everything(db.pool)]) {
    expect(text).not.toMatch(/kanari|7654321/);
    expect(text).toContain(number);
  }
});

test('a backup made after a deletion holds nothing of what the contract said, nor its files; its stub stays', {
  timeout: 60_000,
}, async () => {
  await using from = await installation();
  await using to = await installation();
  using place = ownFolder();
  const { log, sokoni, lead, asLead, signed } = await begin(from.pool);
  const number = await signed();
  const { state } = await stateOf(log, contract, contractStream(number));
  const id = state.status === 'none' ? '' : state.contractId;
  await from.files.takePdf(id, pdf({ word: 'kanari' }));
  const path = join(place.path, 'backup');
  const back = worldOf(to.pool);
  const filesIn = () => readFileSync(join(path, 'documents.tar')).toString('latin1');
  await makeBackup(from, path);
  expect(filesIn()).toContain('.pdf');
  rmSync(path, { recursive: true });

  await execute(sokoni, deleteContract, { number, typed: number, reason: 'Saisi deux fois' }, asLead());
  const forget = { key: 'k', kind: 'forget-contract', data: { contract: id }, person: null, sealed: null };
  expect(await performForgettingContract({ pool: from.pool, ownFiles: from.files })(forget)).toBe('done');
  await makeBackup(from, path);
  expect(filesIn()).not.toContain('.pdf');

  await restoreBackup(to, await openBackup(path), new Map());
  await rebuild(back, [contracts]);
  expect(filesBelow(to.folder)).toEqual({});
  expect(await personKeys(to.pool).find([id])).toEqual(new Map());
  const { contract: left, deleted } = await rowsOf(to.pool, contracts);
  expect(left).toEqual([]);
  expect(deleted).toMatchObject([{ number, company: 1, actor: lead, reason: 'Saisi deux fois' }]);
  const said = JSON.stringify(await contractHistory(back, number));
  for (const text of [said, await everything(to.pool)]) {
    expect(text).not.toMatch(/kanari|7654321/);
    expect(text).toContain(number);
  }
});

test('a deletion that was interrupted is finished by the process, and made again after a restore', {
  timeout: 60_000,
}, async () => {
  await using db = await freshDatabase();
  const { log, asLead, signed } = await begin(db.pool);
  const [first, second] = [await signed(), await signed()];
  const keyOf = async (id: string) => (await personKeys(db.pool).find([id])).has(id);
  const idIn = async (number: string): Promise<string> => {
    const { state } = await stateOf(log, contract, contractStream(number));
    return state.status === 'none' ? '' : state.contractId;
  };
  const [one, other] = [await idIn(first), await idIn(second)];
  await askContract(log, first, { type: 'DeleteContract', data: { typed: first, reason: 'Doublon' } }, asLead());
  expect(await keyOf(one)).toBe(true);
  const { events } = { events: (await contractHistory(log, first)).map(({ event }) => event) };
  const deletion = events.find(({ type }) => type === 'ContractDeleted');
  const react = deletedContracts.on.ContractDeleted as (occurred: object) => readonly { key: string; kind: string }[];
  const intents = react({ data: deletion?.data, id: 'event', at: start, actor: 'lead' });
  expect(intents).toEqual([{ key: `forget-contract/${one}`, kind: 'forget-contract', contract: one }]);
  const gone: string[] = [];
  const ownFiles = {
    removeDocuments: async (owner: string) => gone.push(owner),
  } as unknown as OwnFiles;
  const perform = performForgettingContract({ pool: db.pool, ownFiles });
  for (let turn = 0; turn < 2; turn++)
    expect(
      await perform({ key: 'k', kind: 'forget-contract', data: { contract: one }, person: null, sealed: null }),
    ).toBe('done');
  expect(await keyOf(one)).toBe(false);
  // the other was deleted after the backup that was restored
  const restored = { ...log, ownFiles, projected: async () => {} };
  const forgotten = new Map([[other, '2026-02-01T00:00:00Z']]);
  expect(await forgetAgain(restored, forgotten, new Date())).toBe(1);
  expect(await forgetAgain(restored, forgotten, new Date())).toBe(0);
  expect(await keyOf(other)).toBe(false);
  expect(gone).toEqual([one, one, other, other]);
  expect((await stateOf(log, contract, contractStream(second))).state).toMatchObject({
    status: 'deleted',
    companyId: 1,
  });
});

test('the demo has contracts of every standing, once', { timeout: 60_000 }, async () => {
  await using db = await freshDatabase();
  const { log, sokoni } = await begin(db.pool);
  for (const companyId of [2, 3, 4, 5, 6, 7]) await register(log, companyId);
  await seedDemoContracts(sokoni);
  await rebuild(log, [contracts]);
  const { contract: rows = [] } = await rowsOf(db.pool, contracts);
  expect(rows).toHaveLength(7);
  expect(rows.some(({ problematic }) => problematic)).toBe(true);
  expect(rows.some(({ alerts }) => Number(alerts) > 0)).toBe(true);
  expect(rows.some(({ renewals }) => renewals === 1)).toBe(true);
  expect(rows.some(({ production }) => production === null)).toBe(true);
  await seedDemoContracts(sokoni);
  await rebuild(log, [contracts]);
  expect((await rowsOf(db.pool, contracts)).contract).toEqual(rows);
});
