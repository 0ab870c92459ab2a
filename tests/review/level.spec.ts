import { expect, test } from 'vitest';
import { handle } from '#commands/handle.ts';
import { performFollowing } from '#commands/review/perform-following.ts';
import { reviewsFollowLevel } from '#commands/review/reviews-follow-level.reactor.ts';
import { account, accountStream } from '#domain/account/account.ts';
import { type Level, operator } from '#domain/actor.ts';
import { beginAt } from '#infra/reactions/places.ts';
import { verify } from '#projections/verify.ts';
import { companyPage } from '#read-api/company/company-page.ts';
import { moderationCase } from '#read-api/moderation/moderation-case.ts';
import { moderationQueue, moderationQueueParams } from '#read-api/moderation/moderation-queue.ts';
import { companyReviews } from '#read-api/review/company-reviews.ts';
import { ownReview } from '#read-api/review/own-reviews.ts';
import { reviewIntegrity } from '#read-api/review/review-integrity.ts';
import { until } from '#tests/projections/running.ts';
import { startReacting } from '#tests/reactions/reacting.ts';
import { market, member, person, projections } from './market.ts';
import { moderator, words } from './reviews.ts';

const awa = member(1);
const kwame = member(2, 'trust');

/** A market where what hangs on levels follows them. */
const ruled = async () => {
  const town = await market();
  await beginAt(town.pool, [reviewsFollowLevel], await town.store.head());
  const reacting = startReacting(town, [reviewsFollowLevel], { 'follow-level': performFollowing(town) });
  let commands = 0;
  const give = (level: Level, accountId = awa.id) => {
    const commandId = `00000000-0000-4000-9000-${String(++commands).padStart(12, '0')}`;
    const envelope = { commandId, actor: operator, now: new Date(), correlationId: 'test' };
    const data = { accountId, level, reason: null };
    return handle(town, account, accountStream(accountId), { type: 'GiveLevel', data }, envelope);
  };
  /** Once whatever follows from what happened has happened. */
  const followed = () =>
    until(async () => {
      const { rows } = await town.pool.query<{ is: boolean }>(
        `select (select position::numeric from reactions.reactor) >= (select max(position) from event_store.event where type = any($1))
           and not exists (select from reactions.intent where state = 'waiting') as is`,
        [Object.keys(reviewsFollowLevel.on)],
      );
      return rows[0]?.is && town.progress.caughtUp(projections, await town.store.head(), 1000);
    });
  return {
    ...town,
    give,
    followed,
    rating: async (companyId: number) => {
      const page = await companyPage(town.db, companyId, new Date());
      const { results } = await town.search.search({
        what: '',
        where: '',
        page: 1,
        lang: 'fr',
        at: new Date(),
        sort: 'rating',
      });
      const found = results.find(({ id }) => id === companyId);
      expect([found?.rating, found?.reviewCount]).toEqual([page?.rating, page?.reviewCount]);
      return [page?.rating, page?.reviewCount, (await companyReviews(town.db, companyId, { page: 1 })).nbHits];
    },
    async [Symbol.asyncDispose]() {
      expect(reacting.said).toEqual([]);
      await reacting.stop();
      await town[Symbol.asyncDispose]();
    },
  };
};

test('what whoever is blacklisted published is gone from pages, ratings and the search, and comes back', async () => {
  await using town = await ruled();
  const { ask, db, give, followed, rating } = town;
  for (const companyId of [1, 2]) {
    const { id: reviewId } = await ask('write-review', { companyId, score: 2, comment: words }, awa);
    await ask('publish-review', { reviewId, version: 1 }, moderator);
  }
  await ask('write-review', { companyId: 1, score: 4 }, kwame);
  await followed();
  expect(await rating(1)).toEqual([3, 2, 2]);

  await give('blacklisted');
  await give('blacklisted');
  await followed();
  expect(await rating(1)).toEqual([4, 1, 1]);
  expect(await rating(2)).toEqual([null, 0, 0]);
  expect(await ownReview(db, awa.id, 1)).toMatchObject({ status: 'pending', comment: words });

  await give('young');
  await followed();
  expect(await rating(1)).toEqual([3, 2, 2]);
  expect(await rating(2)).toEqual([2, 1, 1]);
  expect(await reviewIntegrity(db)).toMatchObject({
    grounds: expect.arrayContaining([
      { ground: 'author_blacklisted', count: 2 },
      { ground: 'shown_again', count: 2 },
    ]),
    unnamed: 0,
    visible: 3,
    accounted: 3,
  });
  for (const projection of projections) expect(await verify(town, projection)).toMatchObject({ differences: [] });
});

test('levels given one after another end in the last, whatever came between', async () => {
  await using town = await ruled();
  const { ask, give, followed, rating } = town;
  await ask('write-review', { companyId: 1, score: 5 }, { ...awa, level: 'trust' });
  for (const level of ['blacklisted', 'young', 'blacklisted', 'trust', 'blacklisted'] as const) await give(level);
  await followed();
  expect(await rating(1)).toEqual([null, 0, 0]);
  await Promise.all((['young', 'trust'] as const).map((level) => give(level)));
  await followed();
  expect(await rating(1)).toEqual([5, 1, 1]);
});

test('who is blacklisted while writing was trusted when the form was opened: it is hidden all the same', async () => {
  await using town = await ruled();
  const { ask, give, followed, rating } = town;
  await give('blacklisted');
  await ask('write-review', { companyId: 1, score: 5 }, { ...awa, level: 'trust' });
  await followed();
  expect(await rating(1)).toEqual([null, 0, 0]);
  await ask('write-review', { companyId: 1, score: 4 }, { ...awa, level: 'trust' });
  await followed();
  expect(await rating(1)).toEqual([null, 0, 0]);
});

test('what is hidden waits for no moderator, can be refused, and waits again once it is back', async () => {
  await using town = await ruled();
  const { ask, db, give, followed, rating } = town;
  const waiting = async () => (await moderationQueue(db, moderationQueueParams.parse({}))).found;
  const { id: first } = await ask('write-review', { companyId: 1, score: 1, comment: words }, awa);
  const { id: second } = await ask('write-review', { companyId: 2, score: 1 }, awa);
  await give('blacklisted');
  await followed();
  expect(await waiting()).toBe(0);
  await expect(ask('publish-review', { reviewId: first, version: 1 }, moderator)).rejects.toMatchObject({
    code: 'review.author-blacklisted',
  });
  await ask('refuse-review', { reviewId: second, version: 1, reason: 'fake' }, moderator);
  // written under the level, it waits unseen as well
  await ask('write-review', { companyId: 3, score: 5 }, { ...awa, level: 'blacklisted' });
  await followed();
  expect(await waiting()).toBe(0);
  await give('young');
  await followed();
  expect(await waiting()).toBe(2);
  expect(await ownReview(db, awa.id, 2)).toMatchObject({ status: 'refused' });
  await ask('publish-review', { reviewId: first, version: 1 }, moderator);
  await followed();
  expect(await rating(1)).toEqual([1, 1, 1]);
  expect((await moderationCase(db, String(first)))?.history.map(({ what, by }) => [what, by])).toEqual([
    ['written', person(1)],
    ['hidden', 'rule'],
    ['shown_again', 'rule'],
    ['published', moderator.id],
  ]);
});

test('a moderator cannot show what the rule hides; what is hidden for another reason stays so', async () => {
  await using town = await ruled();
  const { ask, give, followed, rating } = town;
  const { id: one } = await ask('write-review', { companyId: 1, score: 5 }, { ...awa, level: 'trust' });
  const { id: other } = await ask('write-review', { companyId: 2, score: 5 }, { ...awa, level: 'trust' });
  await ask('hide-review', { reviewId: other, reason: 'author_manages' }, moderator);
  await give('blacklisted');
  await followed();
  for (const reviewId of [one, other]) await ask('show-review-again', { reviewId }, moderator);
  await followed();
  expect(await rating(1)).toEqual([null, 0, 0]);
  expect(await rating(2)).toEqual([null, 0, 0]);
  await ask('hide-review', { reviewId: other, reason: 'author_manages' }, moderator);
  await give('young');
  await followed();
  expect(await rating(1)).toEqual([5, 1, 1]);
  expect(await rating(2)).toEqual([null, 0, 0]);
});
