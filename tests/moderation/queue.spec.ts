import { expect, test } from 'vitest';
import { batchesRun } from '#commands/moderation/batches-run.reactor.ts';
import { performBatch } from '#commands/moderation/perform-batch.ts';
import { visitor } from '#domain/actor.ts';
import type { StoredIntent } from '#infra/reactions/intents.ts';
import { moderationQueue as queueModel } from '#projections/moderation/moderation-queue.ts';
import { readModel } from '#projections/projection.ts';
import { casesWaiting } from '#read-api/moderation/desk-counts.ts';
import { moderationCase } from '#read-api/moderation/moderation-case.ts';
import {
  moderationBatch,
  moderationQueue,
  moderationQueueParams,
  recentBatches,
} from '#read-api/moderation/moderation-queue.ts';
import { moderatesAlone } from '#read-api/moderation/other-moderators.ts';
import { companyReviews } from '#read-api/review/company-reviews.ts';
import { until } from '#tests/projections/running.ts';
import { market, member, moderators, person } from '#tests/review/market.ts';
import { words } from '#tests/review/reviews.ts';

const asked = (params: object = {}) => moderationQueueParams.parse(params);
const [moderator, colleague] = moderators;
const awa = member(1);
const kwame = member(2);

test('what waits is listed, the oldest first, and can be narrowed', async () => {
  await using town = await market();
  const { db, ask } = town;
  const first = await ask('write-review', { companyId: 1, score: 1, comment: words }, awa);
  await ask('write-review', { companyId: 1, score: 5, comment: null }, kwame);
  await town.settled();
  await ask('file-report', { target: { kind: 'review', id: first.id }, type: 'spam', message: 'Publicité' }, kwame);
  await town.settled();
  const all = await moderationQueue(db, asked());
  expect(all).toMatchObject({ found: 3, nbPages: 1, waiting: { review: 2, report: 1, 'report/spam': 1 } });
  expect(all.cases).toMatchObject([
    { kind: 'review', author: 'Awa Kouassi', text: words, reports: 1, company: { id: 1 } },
    { kind: 'review', score: 5, text: null },
    { kind: 'report', type: 'spam', text: 'Publicité', reported: words, company: { id: 1 } },
  ]);
  expect(all.oldestSince).toBe(all.cases[0]?.since);
  expect(await moderationQueue(db, asked({ kind: 'report' }))).toMatchObject({
    found: 1,
    oldestSince: all.cases[2]?.since,
  });
  expect(await moderationQueue(db, asked({ order: 'newest' }))).toMatchObject({ oldestSince: all.oldestSince });
  expect(await moderationQueue(db, asked({ kind: 'appeal' }))).toMatchObject({ found: 0, oldestSince: null });
  expect(await moderationQueue(db, asked({ only: 'low' }))).toMatchObject({ cases: [{ score: 1 }] });
  expect(await moderationQueue(db, asked({ order: 'newest' }))).toMatchObject({ cases: [{ kind: 'report' }, {}, {}] });
});

test('a case keeps its history', async () => {
  await using town = await market();
  const { db, ask } = town;
  const { id: reviewId } = await ask('write-review', { companyId: 1, score: 1, comment: words }, awa);
  await ask('refuse-review', { reviewId, version: 1, reason: 'insult' }, moderator);
  await ask('appeal-refusal', { reviewId, version: 1, message: 'Je conteste.' }, awa);
  await ask('publish-review', { reviewId, version: 1 }, colleague);
  await town.settled();
  const found = await moderationCase(db, String(reviewId));
  expect(found?.shown).toMatchObject({ state: 'published', waits: false, appeal: 'Je conteste.' });
  expect(found?.history.map(({ what, detail, who }) => [what, detail, who])).toEqual([
    ['written', null, 'Awa Kouassi'],
    ['refused', 'insult', 'Mo Dérateur 8'],
    ['appealed', null, 'Awa Kouassi'],
    ['published', 'appeal', 'Mo Dérateur 9'],
  ]);
});

test('many are decided at once, what changed meanwhile is left, and all of it can be undone', async () => {
  await using town = await market();
  const { db, ask } = town;
  const written = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      ask('write-review', { companyId: 1 + (index % 3), score: 4, comment: null }, member(100 + index)),
    ),
  );
  await town.settled();
  const all = await readModel(db, queueModel).selectFrom('case').select('since').execute();
  const oldestFirst = all.map(({ since }) => since).toSorted();
  expect(await casesWaiting(db)).toEqual({ count: 40, oldestSince: oldestFirst[0], mostSince: oldestFirst[3] });
  const items = written.map(({ id }) => ({ id, version: 1 }));
  await ask('write-review', { companyId: 1, score: 2, comment: null }, member(100));
  const { id: batchId } = await ask('decide-batch', { decision: 'publish', items }, moderator);
  await town.settled();
  const batch = () => moderationBatch(db, String(batchId));
  await until(async () => (await batch())?.state === 'decided');
  expect(await batch()).toMatchObject({
    total: 40,
    done: 39,
    by: moderator.id,
    skipped: [{ id: items[0]?.id, code: 'review.newer-version' }],
  });
  await until(async () => (await companyReviews(db, 1, { page: 1 })).nbHits === 13);
  expect(await recentBatches(db)).toMatchObject([{ id: batchId, who: 'Mo Dérateur 8' }]);

  await ask('write-review', { companyId: 2, score: 1, comment: null }, member(101));
  await ask('undo-batch', { batchId }, moderator);
  await until(async () => (await batch())?.state === 'undone');
  expect(await batch()).toMatchObject({ undone: 38 });
  await town.settled();
  await until(async () => (await companyReviews(db, 1, { page: 1 })).nbHits === 0);
  expect((await moderationQueue(db, asked())).found).toBe(40);
  await ask('undo-batch', { batchId }, moderator);
  expect(await batch()).toMatchObject({ state: 'undone', undone: 38 });
});

test('a batch that was cut short is taken up again', async () => {
  await using town = await market();
  const { db, ask } = town;
  const { id } = await ask('write-review', { companyId: 1, score: 4, comment: null }, awa);
  const batchId = '3f0d4f5c-91a7-4f54-8f6e-0a1b2c3d4e5f';
  const data = {
    batchId,
    decision: 'publish',
    reason: null,
    items: [{ id, version: 1, company: null }],
    by: moderator.id,
  };
  await town.tell([{ stream: `decision-batch-${batchId}`, type: 'BatchDecided', data }]);
  await town.settled();
  await ask('resume-batch', { batchId }, moderator);
  await until(async () => (await moderationBatch(db, batchId))?.state === 'decided');
  await until(async () => (await companyReviews(db, 1, { page: 1 })).nbHits === 1);
});

test('a batch whose process died is finished by another, and nothing happens to it afterwards', async () => {
  await using town = await market();
  const { db, ask } = town;
  const { id } = await ask('write-review', { companyId: 1, score: 4, comment: null }, awa);
  const batchId = '7c9d7a1e-52b2-4c53-9f9a-0d9f5a6b7c8d';
  const items = [{ id, version: 1, company: null }];
  const data = { batchId, decision: 'publish', reason: null, items, by: moderator.id };
  await town.tell([{ stream: `decision-batch-${batchId}`, type: 'BatchDecided', data }]);
  await town.settled();
  const [intent] = batchesRun.on.BatchDecided?.({ id: 'event', data, at: '', actor: moderator.id } as never) ?? [];
  expect(intent).toMatchObject({ key: 'event/run', kind: 'run-batch', delayS: 60 });
  const finish = () => performBatch(town)({ ...intent, data: intent, person: null, sealed: null } as StoredIntent);
  expect(await finish()).toBe('done');
  await until(async () => (await moderationBatch(db, batchId))?.state === 'decided');
  await until(async () => (await companyReviews(db, 1, { page: 1 })).nbHits === 1);
  const head = await town.store.head();
  expect(await finish()).toBe('done');
  expect(await town.store.head()).toBe(head);
});

test('members and companies decide nothing', async () => {
  await using town = await market();
  const items = [{ id: person(7), version: 1 }];
  for (const name of ['decide-batch', 'undo-batch', 'publish-review', 'uphold-report'])
    await expect(town.ask(name, { decision: 'publish', items }, awa)).rejects.toThrow('not allowed');
});

test('an appeal is decided by another moderator than the one who refused, as long as there is another', async () => {
  await using town = await market();
  const { db, ask } = town;
  const { id: reviewId } = await ask('write-review', { companyId: 1, score: 1, comment: words }, awa);
  const refusal = { reviewId, version: 1, reason: 'insult' };
  await ask('refuse-review', refusal, moderator);
  await ask('appeal-refusal', { reviewId, version: 1, message: 'Je conteste.' }, awa);
  await town.settled();
  const { cases } = await moderationQueue(db, asked({ kind: 'appeal' }));
  expect(cases).toMatchObject([{ id: reviewId, refuser: moderator.id }]);
  expect(await moderatesAlone(db, moderator)).toBe(false);
  for (const name of ['publish-review', 'refuse-review'])
    await expect(ask(name, refusal, moderator)).rejects.toMatchObject({ code: 'review.appeal-to-other' });

  const { id: batchId } = await ask(
    'decide-batch',
    { decision: 'publish', items: [{ id: reviewId, version: 1 }] },
    moderator,
  );
  await until(async () => (await moderationBatch(db, String(batchId)))?.state === 'decided');
  expect((await moderationBatch(db, String(batchId)))?.skipped).toEqual([
    { id: reviewId, code: 'review.appeal-to-other' },
  ]);

  await ask('refuse-review', refusal, colleague);
  await ask('undo-review-decision', { reviewId, version: 1, undone: 'refused' }, colleague);
  await town.settled();
  expect((await moderationQueue(db, asked({ kind: 'appeal' }))).cases).toMatchObject([{ refuser: moderator.id }]);

  await town.tell([
    { stream: `account-${colleague.id}`, type: 'AccountBlocked', data: { accountId: colleague.id, reason: null } },
  ]);
  await town.settled();
  expect(await moderatesAlone(db, moderator)).toBe(true);
  await ask('publish-review', { reviewId, version: 1 }, moderator);
  await town.settled();
  expect((await companyReviews(db, 1, { page: 1 })).nbHits).toBe(1);
});

test('mistakes that visitors report wait in the same queue, and are settled one by one or together', async () => {
  await using town = await market();
  const { db, ask } = town;
  await ask('write-review', { companyId: 1, score: 1, comment: words }, awa);
  await ask('report-problem', { companyId: 1, kind: 'moved', about: 'Cocody' }, visitor);
  const reported = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      ask(
        'report-problem',
        { companyId: 2 + (n % 2), kind: 'wrong_number', about: `+225 07 00 00 00 ${10 + n}` },
        kwame,
      ),
    ),
  );
  await town.settled();
  const queue = () => moderationQueue(db, asked());
  expect(await queue()).toMatchObject({
    found: 14,
    waiting: { review: 1, problem: 13, 'problem/moved': 1, 'problem/wrong_number': 12 },
    cases: [
      { kind: 'review' },
      { kind: 'problem', type: 'moved', about: 'Cocody', author: null, authorId: null, company: { id: 1 } },
      ...reported.map(() => ({ kind: 'problem', author: 'Kwame Otieno' })),
    ],
  });
  expect(await moderationQueue(db, asked({ kind: 'problem', type: 'moved' }))).toMatchObject({ found: 1, cases: [{}] });

  const { cases } = await moderationQueue(db, asked({ kind: 'problem', type: 'wrong_number' }));
  const items = cases.map(({ id, version, company }) => ({ id, version, company: company?.id }));
  const { id: batchId } = await ask('decide-batch', { decision: 'correct', items }, moderator);
  const batch = () => moderationBatch(db, String(batchId));
  await until(async () => (await batch())?.state === 'decided');
  await town.settled();
  expect(await batch()).toMatchObject({ total: 12, done: 12, skipped: [] });
  expect((await queue()).found).toBe(2);
  await ask('undo-batch', { batchId }, moderator);
  await until(async () => (await batch())?.state === 'undone');
  expect(await batch()).toMatchObject({ undone: 12 });
  expect((await queue()).found).toBe(14);
  const history = (await moderationCase(db, items[0]?.id ?? ''))?.history;
  expect(history?.map(({ what, who }) => [what, who])).toEqual([
    ['filed', 'Kwame Otieno'],
    ['corrected', 'Mo Dérateur 8'],
    ['reopened', 'Mo Dérateur 8'],
  ]);
});
