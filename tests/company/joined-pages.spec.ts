import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinedRatings } from '#commands/company/joined-ratings.reactor.ts';
import { performCountingJoined } from '#commands/company/perform-counting-joined.ts';
import { declareSameCompany } from '#commands/company/same-company.commands.ts';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { beginAt } from '#infra/reactions/places.ts';
import { verify } from '#projections/verify.ts';
import { companyPage } from '#read-api/company/company-page.ts';
import { companyReviews, publicReview } from '#read-api/review/company-reviews.ts';
import { until } from '#tests/projections/running.ts';
import { startReacting } from '#tests/reactions/reacting.ts';
import { market, member, moderators, projections } from '#tests/review/market.ts';

const [moderator] = moderators;
const [awa, kwame] = [member(1), member(2, 'trust')];
const words = 'They repaired the car in one day, well done.';
const image = (letter: string) => ({
  id: letter.repeat(22),
  width: 640,
  height: 480,
  placeholder: 'data:image/webp;base64,UklGRg==',
});

/** A market where the reviews of joined pages are counted together. */
const joining = async () => {
  const town = await market();
  await beginAt(town.pool, [joinedRatings], await town.store.head());
  const reacting = startReacting(town, [joinedRatings], { 'count-joined': performCountingJoined(town) });
  let commands = 0;
  const say = (command: CompanyCommand) =>
    handle(town, company, companyStream(command.data.companyId), command, {
      commandId: `00000000-0000-4000-9000-${String(++commands).padStart(12, '0')}`,
      actor: operator,
      now: new Date(),
      correlationId: 'test',
    });
  return {
    ...town,
    join: (companyId: number, stays: number) =>
      say({ type: 'DeclareSameCompany', data: { companyId, stays, standing: 'public' } }),
    part: (companyId: number) => say({ type: 'UndoSameCompany', data: { companyId } }),
    /** Once whatever follows from what happened has happened. */
    followed: () =>
      until(async () => {
        const { rows } = await town.pool.query<{ is: boolean }>(
          `select (select position::numeric from reactions.reactor) >= (select max(position) from event_store.event where type = any($1))
             and not exists (select from reactions.intent where state = 'waiting') as is`,
          [Object.keys(joinedRatings.on)],
        );
        return rows[0]?.is && town.progress.caughtUp(projections, await town.store.head(), 1000);
      }),
    /** What its page, its reviews and search say: the same. */
    shown: async (companyId: number) => {
      const page = await companyPage(town.db, companyId, new Date());
      const reviews = await companyReviews(town.db, companyId, { page: 1 });
      const { results } = await town.search.search({
        ...{ what: '', where: '', page: 1, lang: 'fr', at: new Date(), sort: 'rating' },
      });
      const found = results.find(({ id }) => id === companyId);
      const told = [page?.rating, page?.reviewCount];
      expect([found?.rating, found?.reviewCount]).toEqual(told);
      if (page) expect([reviews.rating, reviews.nbHits, reviews.results.length]).toEqual([...told, page.reviewCount]);
      return told;
    },
    photos: async (companyId: number) =>
      (await companyPage(town.db, companyId, new Date()))?.content.photos.map(({ image: { id } }) => id[0]).join(''),
    async [Symbol.asyncDispose]() {
      expect(reacting.said).toEqual([]);
      await reacting.stop();
      await town[Symbol.asyncDispose]();
    },
  };
};

test('the page that stays shows and counts the reviews and photos of those that lead to it, until that is undone', async () => {
  await using town = await joining();
  const { ask, tell, db, join, part, followed, shown, photos } = town;
  const { id: reviewId } = await ask('write-review', { companyId: 1, score: 2, comment: words }, awa);
  await ask('publish-review', { reviewId, version: 1 }, moderator);
  await ask('write-review', { companyId: 2, score: 4 }, kwame);
  await ask('write-review', { companyId: 3, score: 5 }, kwame);
  const photo = (companyId: number, letter: string, validated: boolean) => {
    const [stream, data] = [companyStream(companyId), { companyId, imageId: image(letter).id }];
    return [
      { stream, type: 'CompanyPhotoAdded', data: { companyId, image: image(letter), caption: null } },
      ...(validated ? [{ stream, type: 'CompanyPhotoValidated', data }] : []),
    ];
  };
  await tell([...photo(1, 'a', true), ...photo(1, 'b', false), ...photo(2, 'c', true)]);
  await followed();
  const apart = [await shown(1), await shown(2), await shown(3), await photos(1), await photos(2)];
  expect(apart).toEqual([[2, 1], [4, 1], [5, 1], 'a', 'c']);

  await join(1, 2);
  await followed();
  expect(await shown(1)).toEqual([undefined, undefined]);
  expect(await shown(2)).toEqual([3, 2]);
  expect(await photos(2)).toBe('ca');

  // a chain: all three on the last page, and what changes on the first counts there
  await join(2, 3);
  await followed();
  expect(await shown(3)).toEqual([11 / 3, 3]);
  await ask('retract-review', { reviewId }, awa);
  await followed();
  expect(await shown(3)).toEqual([4.5, 2]);
  for (const projection of projections) expect(await verify(town, projection)).toMatchObject({ differences: [] });

  const { id: again } = await ask('write-review', { companyId: 3, score: 2, comment: words }, awa);
  await ask('publish-review', { reviewId: again, version: 1 }, moderator);
  await part(2);
  await part(1);
  await followed();
  expect([await shown(1), await shown(2), await shown(3)]).toEqual([
    [null, 0],
    [4, 1],
    [3.5, 2],
  ]);
  expect([await photos(1), await photos(2)]).toEqual(['a', 'c']);
  expect((await companyReviews(db, 2, { page: 1 })).stars).toEqual([0, 0, 0, 1, 0]);
  for (const projection of projections) expect(await verify(town, projection)).toMatchObject({ differences: [] });
});

test('whoever manages the page that stays answers the reviews of the other, as long as they are joined', async () => {
  await using town = await joining();
  const { ask, db, join, part, followed, settled } = town;
  const { id: reviewId } = await ask('write-review', { companyId: 1, score: 4 }, kwame);
  const manager = { ...member(3), companies: { 2: 'admin' as const } };
  const reply = () => ask('reply-to-review', { reviewId, text: 'Thank you, come again.' }, manager);
  await expect(reply()).rejects.toMatchObject({ code: 'review.not-manager' });
  await join(1, 2);
  await followed();
  await reply();
  await settled();
  expect(await publicReview(db, 2, String(reviewId))).toMatchObject({ reply: { text: 'Thank you, come again.' } });
  await part(1);
  await expect(ask('withdraw-review-reply', { reviewId }, manager)).rejects.toMatchObject({
    code: 'review.not-manager',
  });
});

test('of two people who join the same two pages the other way round, one at most is followed', async () => {
  await using town = await market();
  const { store, codec } = town;
  const standing = async (id: number) => (await stateOf(town, company, companyStream(id))).state;
  const declare = (context: typeof town, companyId: number, stays: number) =>
    declareSameCompany.handle(
      context,
      { companyId, stays },
      { commandId: randomUUID(), actor: operator, now: new Date(), correlationId: 'test' },
    );
  // the other one says so after this one was found public, and before this one is written
  const late: typeof store = {
    ...store,
    async append(stream, expected, recorded) {
      if (stream === companyStream(1) && (await standing(2)).status === 'registered' && !said) {
        said = true;
        await declare(town, 2, 1);
      }
      return store.append(stream, expected, recorded);
    },
  };
  let said = false;
  await expect(declare({ ...town, store: late, codec }, 1, 2)).rejects.toMatchObject({
    code: 'company.same-stays-moved',
  });
  expect(await standing(1)).toMatchObject({ same: null, presence: 'online' });
  expect(await standing(2)).toMatchObject({ same: { stays: 1 }, presence: 'offline' });
  await declare(town, 3, 1);
  await expect(declare(town, 1, 3)).rejects.toMatchObject({ code: 'company.same-stays-moved' });
});
