import { expect, test } from 'vitest';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import type { ReviewEvent } from '#domain/review/review.events.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { contractDays } from '#projections/contract/contract-days.ts';
import { schemaOf } from '#projections/projection.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { reviewIntegrity as model } from '#projections/review/review-integrity.ts';
import { reviewIntegrity } from '#read-api/review/review-integrity.ts';
import { expectRebuildEqualsLive } from '#tests/given.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, type Told, tell } from '#tests/projections/engine.ts';

const uuid = (kind: string, n: number) => `${kind.repeat(8)}-3c58-4d0e-9f5b-${String(n).padStart(12, '0')}`;
const on = (day: string, event: ContractEvent | ReviewEvent): Told => ({ at: `${day}T10:00:00.000Z`, ...event });
const contractId = uuid('c', 1);

const signed = (companyId: number, day: string): Told =>
  on(day, {
    type: 'ContractCreated',
    data: {
      contractId,
      number: 'CI-2026-0001',
      companyId,
      country: 'CI',
      said: {
        initialPackage: 'premium',
        signatureDate: day,
        endDate: '2027-12-31',
        clientEmail: null,
        userCommercial: uuid('a', 1),
        userProduction: null,
        userProductionN1: null,
        amount: 1,
        amountService: 0,
        amountCurrency: 'XOF',
        options: [],
      },
    },
  });

const review = (n: number, companyId: number) => ({
  ...{ reviewId: uuid('f', n), companyId, authorId: uuid('b', n), version: 1 },
});
const published = (n: number, companyId: number, day: string): Told =>
  on(day, {
    type: 'ReviewPublished',
    data: { ...review(n, companyId), score: 4, ground: 'moderator', by: uuid('d', 1), batchId: null },
  });

const told: readonly Told[] = [
  published(1, 1, '2026-01-10'),
  signed(1, '2026-02-01'),
  // company 1 within 30 days of it, and not; company 2 has no contract
  published(2, 1, '2026-03-02'),
  published(3, 1, '2026-04-20'),
  published(4, 2, '2026-02-02'),
  on('2026-06-01', { type: 'ContractSoldOutSet', data: { contractId, soldOut: true } }),
  on('2026-05-03', {
    type: 'ReviewRetracted',
    data: { ...review(3, 1), hides: { score: 4 } },
  }),
  on('2026-07-15', {
    type: 'ContractDeleted',
    data: { contractId, number: 'CI-2026-0001', companyId: 1, reason: 'Doublon' },
  }),
  published(5, 1, '2026-08-14'),
  published(6, 1, '2026-08-15'),
];

test('what became of reviews around a contract of their company has a named reason, or the report says it has none', async () => {
  await using database = await freshDatabase();
  const world = { ...logOf(database.pool, model), pool: database.pool };
  const read = [model, companyReviews, contractDays];
  await beginEmpty(world, read);
  await tell(world, told);
  for (const one of read) await applyInOddBatches(world, one);
  const db = kyselyOf(database.pool);
  expect(await reviewIntegrity(db)).toMatchObject({ unnamed: 0, nearContracts: { count: 4, unnamed: 0 } });

  const change = `${schemaOf(model)}.change`;
  const unsaid = async (companyId: number, day: string) =>
    database.pool.query(
      `insert into ${change} select 'unsaid-' || $1 || $2, $1::int, extract(epoch from $2::date)::int / 86400, what, -1, true, null
       from ${change} limit 1`,
      [companyId, day],
    );
  await unsaid(1, '2026-04-10');
  await unsaid(2, '2026-02-02');
  expect(await reviewIntegrity(db)).toMatchObject({ unnamed: 2, nearContracts: { count: 4, unnamed: 0 } });
  await unsaid(1, '2026-02-20');
  expect(await reviewIntegrity(db)).toMatchObject({ unnamed: 3, nearContracts: { count: 5, unnamed: 1 } });
});

test('rebuilt, the days of contracts are those that were kept up live', { timeout: 60_000 }, () =>
  expectRebuildEqualsLive(contractDays, told),
);
