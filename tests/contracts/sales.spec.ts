import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { sales as model } from '#projections/contract/sales.ts';
import { contractsList, contractsParams } from '#read-api/contract/contracts-list.ts';
import { sales, salesSeenBy } from '#read-api/contract/sales.ts';
import { monthsOf } from '#read-api/contract/sales-months.ts';
import { expectRebuildEqualsLive } from '#tests/given.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, type Told, tell } from '#tests/projections/engine.ts';

const idOf = (n: number): string => `ccaaaaaa-3c58-4d0e-9f5b-${String(n).padStart(12, '0')}`;
const [awa, serge] = [idOf(901), idOf(902)];
const on = (day: string, event: ContractEvent): Told => ({ stream: 'contracts', at: `${day}T10:00:00.000Z`, ...event });

const place = { number: null, companyId: null, was: null };

type Signing = { country?: string; day: string; end: string; by?: string; cash: number; in?: 'XOF' | 'KES' };

const signed = (n: number, { country = 'CI', day, end, by = awa, cash, in: amountCurrency = 'XOF' }: Signing): Told =>
  on(day, {
    type: 'ContractCreated',
    data: {
      contractId: idOf(n),
      number: `${country}-2025-${String(n).padStart(4, '0')}`,
      companyId: n,
      country,
      said: {
        initialPackage: 'visibility',
        signatureDate: day,
        endDate: end,
        clientEmail: null,
        userCommercial: by,
        userProduction: null,
        userProductionN1: null,
        amount: cash,
        amountService: cash / 10,
        amountCurrency,
        options: [],
      },
    },
  });
const renewed = (n: number, day: string, endDate: string, amount: number): Told =>
  on(day, {
    type: 'ContractRenewed',
    data: {
      ...{ contractId: idOf(n), number: null, companyId: null },
      said: { initialPackage: 'premium', endDate, amount, amountService: 0, amountCurrency: 'XOF', options: [] },
    },
  });

/** Today is 25 November 2026. */
const today = '2026-11-25';
const told: readonly Told[] = [
  signed(1, { day: '2025-06-10', end: '2026-06-09', cash: 100 }),
  renewed(1, '2026-06-01', '2027-06-09', 150),
  signed(2, { day: '2026-03-05', end: '2027-03-04', cash: 200, by: serge }),
  signed(3, { day: '2026-03-20', end: '2026-12-10', cash: 9.5, in: 'KES', country: 'KE', by: serge }),
  signed(4, { day: '2025-10-01', end: '2026-09-30', cash: 400 }),
  signed(5, { day: '2026-05-02', end: '2027-05-01', cash: 500 }),
  on('2026-05-03', {
    type: 'ContractAmountChanged',
    data: { contractId: idOf(5), said: { amount: 550, amountService: 5, amountCurrency: 'XOF' } },
  }),
  on('2026-05-04', {
    type: 'ContractPackageChanged',
    data: { contractId: idOf(5), said: { initialPackage: 'article' } },
  }),
  on('2026-05-05', {
    type: 'ContractCommercialChanged',
    data: { contractId: idOf(5), ...place, said: { userCommercial: serge } },
  }),
  on('2026-05-06', {
    type: 'ContractDatesChanged',
    data: { contractId: idOf(5), said: { signatureDate: '2026-04-30', endDate: '2027-04-29' } },
  }),
  on('2026-10-01', {
    type: 'ContractEnded',
    data: { contractId: idOf(5), said: { on: '2026-10-31', reason: 'Fermeture' } },
  }),
  // the present term moves to another commercial, the one before stays with who sold it; its day may be corrected
  on('2026-07-01', {
    type: 'ContractCommercialChanged',
    data: { contractId: idOf(1), ...place, said: { userCommercial: serge } },
  }),
  on('2026-07-02', {
    type: 'ContractDatesChanged',
    data: { contractId: idOf(1), said: { signatureDate: '2025-12-01', endDate: '2027-06-30' } },
  }),
  on('2026-11-05', {
    type: 'ContractObservationAdded',
    data: { contractId: idOf(3), observationId: idOf(90), itemId: null, said: { text: 'Rappeler en décembre.' } },
  }),
  ...['2026-11-16', '2026-11-20'].map((day, index) =>
    on(day, {
      type: 'ContractProblemAdded',
      data: { contractId: idOf(2), problemId: idOf(80 + index), said: { text: 'Pas de logo.' } },
    }),
  ),
  signed(6, { day: '2026-08-01', end: '2027-07-31', cash: 1e6 }),
  on('2026-08-02', {
    type: 'ContractDeleted',
    data: { contractId: idOf(6), number: 'CI-2025-0006', companyId: 6, reason: 'Doublon' },
  }),
];

let db: ReturnType<typeof kyselyOf>;

beforeAll(async () => {
  const database = await freshDatabase();
  const read = [model, contracts, accounts, companyPage, companySearch];
  const log = { ...logOf(database.pool, model), pool: database.pool };
  await beginEmpty(log, read);
  await tell(log, told);
  for (const one of read) await applyInOddBatches(log, one);
  db = kyselyOf(database.pool);
  return database[Symbol.asyncDispose];
});

const sum = (kind: string, currency: string, count: number, amount: number, amountService: number) => ({
  ...{ kind, currency, count, amount, amountService },
});

test('what ends soon is told by whether anyone spoke with the client in the last 30 days', async () => {
  const ending = async (spoken: string, day: string) =>
    (await contractsList(db, contractsParams.parse({ ending: '30', spoken }), day)).contracts.map(
      ({ number }) => number,
    );
  const third = [expect.stringMatching(/0003$/)];
  expect([await ending('yes', today), await ending('no', today)]).toEqual([third, []]);
  expect([await ending('yes', '2026-12-08'), await ending('no', '2026-12-08')]).toEqual([[], third]);
});

test('the oldest open problem is told', async () => {
  const { problems } = await sales(db, {}, today);
  expect([problems.count, problems.since?.slice(0, 10)]).toEqual([1, '2026-11-16']);
  expect((await sales(db, { country: 'KE' }, today)).problems).toEqual({ count: 0, since: null });
});

describe('the figures of the sales', () => {
  test('what was signed, renewed and ended in twelve months, without a deleted contract', async () => {
    const { from, to, total, before, ended, by, countries } = await sales(db, {}, today);
    expect([from, to]).toEqual(['2025-12-01', '2026-11-30']);
    expect(total).toEqual({ signed: 4, renewed: 1, ending: 2 });
    expect(before).toEqual({ signed: 1, renewed: 0, ending: 0 });
    expect(ended).toEqual({ count: 3, renewed: 1 });
    expect(countries).toEqual(['CI', 'KE']);
    expect(by.month).toHaveLength(12);
    expect(by.month.filter(({ of }) => of.signed + of.renewed + of.ending > 0).map(({ key, of }) => [key, of])).toEqual(
      [
        ['2025-12', { signed: 1, renewed: 0, ending: 0 }],
        ['2026-03', { signed: 2, renewed: 0, ending: 0 }],
        ['2026-04', { signed: 1, renewed: 0, ending: 0 }],
        ['2026-06', { signed: 0, renewed: 1, ending: 0 }],
        ['2026-09', { signed: 0, renewed: 0, ending: 1 }],
        ['2026-10', { signed: 0, renewed: 0, ending: 1 }],
      ],
    );
    expect(by.package.map(({ key, of }) => [key, of.signed])).toEqual([
      ['visibility', 3],
      ['article', 1],
      ['premium', 0],
    ]);
    expect(by.commercial.map(({ key, of }) => [key, of])).toEqual([
      [serge, { signed: 3, renewed: 1, ending: 1 }],
      [awa, { signed: 1, renewed: 0, ending: 1 }],
    ]);
  });

  test('amounts of two currencies, and money and services, are never added up', async () => {
    const { by } = await sales(db, {}, today);
    expect(by.currency.map(({ key }) => key)).toEqual(['XOF', 'KES']);
    const [xof, kes] = by.currency;
    expect(xof?.sums).toContainEqual(sum('signed', 'XOF', 3, 850, 35));
    expect(xof?.sums).toContainEqual(sum('renewed', 'XOF', 1, 150, 0));
    expect(kes?.sums).toEqual([sum('signed', 'KES', 1, 9.5, 0.95)]);
    expect(by.country.map(({ key, sums }) => [key, sums.filter(({ kind }) => kind === 'signed')])).toEqual([
      ['CI', [sum('signed', 'XOF', 3, 850, 35)]],
      ['KE', [sum('signed', 'KES', 1, 9.5, 0.95)]],
    ]);
    const march = by.month.find(({ key }) => key === '2026-03');
    expect(march?.sums.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['KES', 9.5],
      ['XOF', 200],
    ]);
  });

  test('narrowed to one commercial, package and country', async () => {
    const asked = await sales(db, { commercial: serge, package: 'visibility', country: 'KE' }, today);
    expect(asked.total).toEqual({ signed: 1, renewed: 0, ending: 0 });
    expect(asked.asked).toMatchObject({ commercial: serge, package: 'visibility', country: 'KE' });
  });

  test('what ends is looked for in the months to come, once, unless another period is asked for', async () => {
    const asked = await sales(db, { kind: 'ending' }, today);
    expect(asked.by.month[0]?.key).toBe('2026-11');
    expect(asked.by.month.filter(({ of }) => of.ending > 0).map(({ key, of }) => [key, of.ending])).toEqual([
      ['2026-12', 1],
      ['2027-03', 1],
      ['2027-06', 1],
    ]);
    expect((await sales(db, { kind: 'ending', period: '3' }, today)).total.ending).toBe(2);
  });

  test('a commercial sees their own, whatever they ask for; others what they ask for', () => {
    expect(salesSeenBy({ role: 'commercial', id: awa }, { commercial: serge, period: '3' })).toEqual({
      commercial: awa,
      period: '3',
    });
    expect(salesSeenBy({ role: 'production_lead', id: awa }, { commercial: serge })).toEqual({ commercial: serge });
  });

  test('the months of a period over the end of a year', () => {
    expect(monthsOf('3', '2027-01-31')).toEqual({
      months: ['2026-11', '2026-12', '2027-01'],
      from: '2026-11-01',
      to: '2027-01-31',
      before: { from: '2026-08-01', to: '2026-10-31' },
    });
    expect(monthsOf('next', '2027-02-10')).toMatchObject({ from: '2027-02-01', to: '2028-01-31' });
  });
});

test('rebuilt, the figures are those that were kept up live', { timeout: 60_000 }, () =>
  expectRebuildEqualsLive(model, told),
);
