import { beforeAll, expect, test } from 'vitest';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { categoryRequests } from '#projections/company/category-requests.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { numberProblems } from '#projections/company/number-problems.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { readModelHealth } from '#read-api/audit/read-model-health.ts';
import { ownWork } from '#read-api/contract/own-work.ts';
import { productionDay } from '#read-api/contract/production-day.ts';
import { productionMonth } from '#read-api/contract/production-month.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, type Told, tell } from '#tests/projections/engine.ts';

const idOf = (n: number): string => `ccaaaaaa-3c58-4d0e-9f5b-${String(n).padStart(12, '0')}`;
const [awa, serge, koffi, thierry] = [idOf(901), idOf(902), idOf(903), idOf(904)];
const today = '2026-11-25';

type Signing = { end: string; by: string; delivers: string | null; due: string; leads?: string };

const signed = (n: number, { end, by, delivers, due, leads }: Signing): Told & ContractEvent => ({
  type: 'ContractCreated',
  data: {
    contractId: idOf(n),
    number: `CI-2026-${String(n).padStart(4, '0')}`,
    companyId: n,
    country: 'CI',
    said: {
      initialPackage: 'article',
      signatureDate: '2026-01-01',
      endDate: end,
      clientEmail: null,
      userCommercial: by,
      userProduction: delivers,
      userProductionN1: leads ?? null,
      amount: 1,
      amountService: 0,
      amountCurrency: 'XOF',
      options: [
        {
          optionId: idOf(n + 100),
          kind: 'article',
          title: null,
          items: [{ itemId: idOf(n + 200), scheduledDate: due }],
        },
      ],
    },
  },
});

const endedEarly = (n: number, on: string): Told => ({
  type: 'ContractEnded',
  data: { contractId: idOf(n), said: { on, reason: 'Fermeture' } },
});

const managementAsked = (one: number): Told => ({
  type: 'ManagementAsked',
  data: { companyId: 3, accountId: idOf(700 + one) },
  at: `2026-11-2${one}T09:00:00.000Z`,
});

let db: ReturnType<typeof kyselyOf>;

beforeAll(async () => {
  const database = await freshDatabase();
  await createCheckpoints(database.pool);
  const read = [contracts, accounts, companyPage, companyAccess, categoryRequests, numberProblems];
  const world = { ...logOf(database.pool, contracts), pool: database.pool };
  await beginEmpty(world, read);
  await tell(world, [
    signed(1, { end: '2026-12-20', by: awa, delivers: koffi, due: '2026-11-01', leads: thierry }),
    signed(2, { end: '2026-12-01', by: awa, delivers: koffi, due: today }),
    signed(3, { end: '2026-12-10', by: serge, delivers: null, due: '2026-10-01' }),
    signed(4, { end: '2027-06-01', by: serge, delivers: null, due: '2027-01-01', leads: thierry }),
    { type: 'ContractProblemAdded', data: { contractId: idOf(4), problemId: idOf(5), said: { text: 'Pas de logo.' } } },
    {
      type: 'CategoryChangeAsked',
      data: {
        companyId: 2,
        requestId: idOf(6),
        currentCategory: 'food-bakery',
        newCategory: 'food-grocery',
        changeReason: 'Nous ne cuisons plus.',
      },
      at: '2026-11-20T09:00:00.000Z',
    },
    {
      type: 'NumberProblemNoted',
      data: { companyId: 1, number: '+2250700000001', code: 'other', note: null },
      at: '2026-11-19T09:00:00.000Z',
    },
    ...Array.from({ length: 6 }, (_, one) => managementAsked(one)),
    { type: 'ContractItemAlertSet', data: { contractId: idOf(2), itemId: idOf(202), alert: true } },
    {
      type: 'ContractRenewalAsked',
      data: {
        ...{ contractId: idOf(1), number: 'CI-2026-0001', companyId: 1 },
        said: { initialPackage: 'premium', userCommercial: awa },
      },
      at: '2026-11-18T09:00:00.000Z',
    },
    signed(5, { end: '2027-06-01', by: serge, delivers: koffi, due: '2026-11-10' }),
    endedEarly(5, '2026-11-01'),
    signed(6, { end: '2027-06-01', by: serge, delivers: koffi, due: '2027-02-01' }),
    endedEarly(6, '2026-11-02'),
    {
      type: 'ContractRenewed',
      data: {
        ...{ contractId: idOf(6), number: null, companyId: null },
        said: {
          ...{ initialPackage: 'article', endDate: '2028-06-01', options: [] },
          ...{ amount: 1, amountService: 0, amountCurrency: 'XOF' },
        },
      },
    },
  ]);
  for (const one of read) await applyInOddBatches(world, one);
  db = kyselyOf(database.pool);
  return () => database[Symbol.asyncDispose]();
});

const counts = (work: Awaited<ReturnType<typeof ownWork>>) =>
  Object.fromEntries(work.views.map(({ view, count }) => [view, count]));

test('a commercial sees their own contracts first, those that end soonest on top', async () => {
  const work = await ownWork(db, { role: 'commercial', id: awa }, today);
  expect(counts(work)).toEqual({ ending: 2, late: 1, problems: 0, alerts: 1, renewals: 1 });
  expect(work.views[0]?.filter).toEqual({ commercial: awa, state: 'ending' });
  expect(work.ending.map(({ number }) => number)).toEqual(['CI-2026-0002', 'CI-2026-0001']);
  expect([work.due, work.lateBy]).toEqual([null, []]);
});

test('a commercial sees what waits at their own clients, the oldest first', async () => {
  const { requests } = await ownWork(db, { role: 'commercial', id: awa }, today);
  expect(requests.map(({ kind, number, company }) => [kind, number, company.id])).toEqual([
    ['renewal', 'CI-2026-0001', 1],
    ['numbers', 'CI-2026-0001', 1],
    ['category', 'CI-2026-0002', 2],
  ]);
  const others = (await ownWork(db, { role: 'commercial', id: serge }, today)).requests;
  expect(others.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'management'));
  expect((await ownWork(db, { role: 'production', id: koffi }, today)).requests).toEqual([]);
});

test('production sees what is late and due today', async () => {
  const { due, ending } = await ownWork(db, { role: 'production', id: koffi }, today);
  expect(due).toMatchObject({ late: 1, today: 1, items: [{ number: 'CI-2026-0001' }, { number: 'CI-2026-0002' }] });
  expect(ending).toEqual([]);
});

test('what was planned after an early end is due no more, until the contract is renewed', async () => {
  const due = async (from: string, until: string) =>
    (await productionDay(db, { whose: { as: 'production', id: koffi }, from, until }, today)).map(
      ({ number }) => number,
    );
  expect(await due('2026-11-10', today)).toEqual(['CI-2026-0001', 'CI-2026-0002']);
  expect(await due('2027-02-01', '2027-02-28')).toEqual(['CI-2026-0001', 'CI-2026-0006']);
  const month = async (one: string) =>
    (await productionMonth(db, { whose: { as: 'production', id: koffi }, month: one }, today)).days.flatMap(
      ({ items }) => items.map(({ number }) => number),
    );
  expect(await month('2026-11')).toEqual(['CI-2026-0001', 'CI-2026-0002']);
  expect(await month('2027-02')).toEqual(['CI-2026-0006']);
});

test('a lead sees first what they lead, who is late with it and what nobody delivers, then everyone’s', async () => {
  const work = await ownWork(db, { role: 'production_lead', id: thierry }, today);
  expect(work.lateBy.map(({ id, count }) => [id, count])).toEqual([[koffi, 1]]);
  expect(counts(work)).toEqual({ ending: 1, late: 1, problems: 1, alerts: 0, renewals: 1, unassigned: 1 });
  expect(work.views.every(({ filter }) => filter.lead === thierry)).toBe(true);
  expect(counts({ ...work, views: work.everyone })).toEqual({
    ...{ ending: 3, late: 2, problems: 1, alerts: 1, renewals: 1, unassigned: 2 },
  });
  expect(work.everyone.some(({ filter }) => 'lead' in filter)).toBe(false);
});

test('administrators see whether a read model has stopped', async () => {
  expect(await readModelHealth(db)).toEqual({ failed: 0, parked: 0 });
});
