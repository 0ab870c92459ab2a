import { beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/actor.ts';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { categoryRequests } from '#projections/company/category-requests.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { numberProblems } from '#projections/company/number-problems.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { rebuild } from '#projections/rebuild.ts';
import { readModelHealth } from '#read-api/audit/read-model-health.ts';
import { contractPeople, contractPeopleGone } from '#read-api/contract/contract-people.ts';
import { contractsList, contractsParams } from '#read-api/contract/contracts-list.ts';
import { ownWork } from '#read-api/contract/own-work.ts';
import { itemsOfPart, productionDay } from '#read-api/contract/production-day.ts';
import { productionMonth } from '#read-api/contract/production-month.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, type Told, tell } from '#tests/projections/engine.ts';

const idOf = (n: number): string => `ccaaaaaa-3c58-4d0e-9f5b-${String(n).padStart(12, '0')}`;
const [awa, serge, koffi, thierry] = [idOf(901), idOf(902), idOf(903), idOf(904)];
const today = '2026-11-25';

type Signing = {
  end: string;
  by: string;
  delivers: string | null;
  due: string;
  leads?: string;
  /** In place of the one that is due. */
  items?: { itemId: string; scheduledDate: string }[];
};

const signed = (n: number, { end, by, delivers, due, leads, items }: Signing): Told & ContractEvent => ({
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
          items: items ?? [{ itemId: idOf(n + 200), scheduledDate: due }],
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

/** An account of the team, in the last of these roles. */
const hired = (accountId: string, firstname: string, ...roles: readonly Role[]): readonly Told[] => [
  {
    type: 'AccountOpened',
    data: {
      ...{ accountId, email: `${firstname.toLowerCase()}@example.org`, firstname, lastname: null },
      ...{ language: 'fr', registeredBy: 'admin', demo: false },
    },
  },
  ...roles.map((role): Told => ({ type: 'RoleGiven', data: { accountId, role } })),
];

let db: ReturnType<typeof kyselyOf>;
let more: (events: readonly Told[]) => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase();
  await createCheckpoints(database.pool);
  const read = [contracts, accounts, companyPage, companyAccess, categoryRequests, numberProblems];
  const world = { ...logOf(database.pool, contracts), pool: database.pool };
  await beginEmpty(world, read);
  await tell(world, [
    ...hired(awa, 'Awa', 'commercial'),
    ...hired(serge, 'Serge', 'commercial', 'support'),
    ...hired(koffi, 'Koffi', 'production'),
    ...hired(thierry, 'Thierry', 'production_lead'),
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
  more = async (events) => {
    await tell(world, events);
    await rebuild(world, [accounts, contracts]);
  };
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
    Object.values(await productionDay(db, { whose: { as: 'production', id: koffi }, from, until }, today)).flatMap(
      ({ items }) => items.map(({ number }) => number),
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
  expect(counts(work)).toEqual({ ending: 1, late: 1, problems: 1, alerts: 0, renewals: 1, unassigned: 1, left: 1 });
  expect(work.views.every(({ filter }) => filter.lead === thierry)).toBe(true);
  expect(counts({ ...work, views: work.everyone })).toEqual({
    ...{ ending: 3, late: 2, problems: 1, alerts: 1, renewals: 1, unassigned: 2, left: 3 },
  });
  expect(work.everyone.some(({ filter }) => 'lead' in filter)).toBe(false);
});

test('administrators see whether a read model has stopped', async () => {
  expect(await readModelHealth(db)).toEqual({ failed: 0, parked: 0 });
});

test('whom contracts still name though they left is told by place, and what they looked after is a list of its own', async () => {
  const numbers = async (filter: Readonly<Record<string, string>>) =>
    (await contractsList(db, contractsParams.parse(filter), today)).contracts.map(({ number }) => number);
  expect(await contractPeopleGone(db)).toEqual([{ place: 'commercial', id: serge, name: 'Serge' }]);
  expect((await contractPeople(db)).map(({ id }) => id)).not.toContain(serge);
  const ofSerge = ['CI-2026-0003', 'CI-2026-0004', 'CI-2026-0006'];
  expect((await numbers({ left: 'yes' })).toSorted()).toEqual(ofSerge);
  // one that is over needs nobody, unless it is asked for
  expect(await numbers({ left: 'yes', state: 'ended' })).toEqual(['CI-2026-0005']);
  expect(counts(await ownWork(db, { role: 'admin', id: idOf(999) }, today)).left).toBe(3);
  for (const role of ['commercial', 'production', 'support'] as const)
    expect(counts(await ownWork(db, { role, id: idOf(999) }, today))).not.toHaveProperty('left');

  await more([
    { type: 'AccountBlocked', data: { accountId: koffi, reason: 'Parti' } },
    { type: 'PersonForgotten', data: { accountId: thierry } },
  ]);
  expect(await contractPeopleGone(db)).toEqual([
    { place: 'lead', id: thierry, name: null },
    { place: 'production', id: koffi, name: 'Koffi' },
    { place: 'commercial', id: serge, name: 'Serge' },
  ]);
  expect((await numbers({ left: 'yes' })).toSorted()).toEqual(['CI-2026-0001', 'CI-2026-0002', ...ofSerge]);
  await more([
    { type: 'AccountUnblocked', data: { accountId: koffi } },
    ...[3, 4, 5, 6].map(
      (n): Told => ({
        type: 'ContractCommercialChanged',
        data: { contractId: idOf(n), number: null, companyId: null, was: null, said: { userCommercial: awa } },
      }),
    ),
  ]);
  expect((await contractPeopleGone(db)).map(({ place }) => place)).toEqual(['lead']);
  expect(await numbers({ left: 'yes' })).toEqual([]);
});

test('each part of a day is counted whole and cut by itself: much that is late hides nothing of today', async () => {
  const [busy, late] = [idOf(905), itemsOfPart + 30];
  const item = (n: number, scheduledDate: string) => ({ itemId: idOf(2000 + n), scheduledDate });
  const items = [
    ...Array.from({ length: late }, (_, n) => item(n, n % 2 ? '2026-10-01' : '2026-09-01')),
    ...[1, 2, 3].map((n) => item(500 + n, today)),
    item(600, '2026-11-28'),
  ];
  await more([
    ...[0, 1, 2].map((n) =>
      signed(20 + n, {
        ...{ end: '2027-06-01', by: awa, delivers: busy, due: today },
        items: items.slice(n * 50, (n + 1) * 50),
      }),
    ),
    { type: 'ContractItemDone', data: { contractId: idOf(22), itemId: idOf(2501), said: { on: today } } },
  ]);
  const asked = { whose: { as: 'production', id: busy }, from: today, until: '2026-12-02' } as const;
  const day = await productionDay(db, asked, today);
  const counted = ({ late: before, today: now, other }: typeof day) =>
    [before, now, other].map(({ all, open, items: shown }) => [all, open, shown.length]);
  expect(counted(day)).toEqual([
    [late, late, itemsOfPart],
    [3, 2, 3],
    [1, 1, 1],
  ]);
  expect([day.today.next, day.other.next]).toEqual([null, null]);

  const rest = await productionDay(db, { ...asked, rest: { part: 'late', after: day.late.next ?? '' } }, today);
  expect(counted(rest)).toEqual([
    [late, late, 30],
    [3, 2, 0],
    [1, 1, 0],
  ]);
  expect(rest.late.next).toBeNull();
  const ids = [...day.late.items, ...rest.late.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(late);
  const again = await productionDay(db, { ...asked, rest: { part: 'late', after: 'nowhere' } }, today);
  expect(again.late.items).toEqual(day.late.items);

  const { due } = await ownWork(db, { role: 'production', id: busy }, today);
  expect([due?.late, due?.today, due?.items.map((one) => one.late)]).toEqual([
    late,
    2,
    [true, true, true, false, false],
  ]);
});
