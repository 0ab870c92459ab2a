import { expect, test } from 'vitest';
import { verify } from '#projections/verify.ts';
import { companyPage } from '#read-api/company/company-page.ts';
import { companyReviews } from '#read-api/review/company-reviews.ts';
import { ownReview, ownReviews } from '#read-api/review/own-reviews.ts';
import { reviewIntegrity } from '#read-api/review/review-integrity.ts';
import { market, member, person, projections } from './market.ts';
import { colleague, moderator, words } from './reviews.ts';

const awa = member(1);
const kwame = member(2, 'trust');

test('a review waits for its author alone, is published, changed, replied to and retracted', async () => {
  await using town = await market();
  const { db, ask } = town;
  const page = () => companyReviews(db, 1, { page: 1 });
  const { id: reviewId } = await ask('write-review', { companyId: 1, score: 4, comment: `  ${words}\r\n` }, awa);
  await town.settled();
  expect(await page()).toMatchObject({ nbHits: 0, rating: null, results: [] });
  expect(await ownReview(db, awa.id, 1)).toMatchObject({ status: 'pending', score: 4, comment: words });
  expect(await ownReview(db, kwame.id, 1)).toBeNull();

  await ask('publish-review', { reviewId, version: 1 }, moderator);
  await ask('write-review', { companyId: 1, score: 5, comment: '' }, kwame);
  await ask('reply-to-review', { reviewId, text: 'Merci Awa.' }, { ...member(3), companies: { 1: 'editor' } });
  await town.settled();
  expect(await page()).toMatchObject({
    nbHits: 2,
    rating: 4.5,
    stars: [0, 0, 0, 1, 1],
    results: [
      { author: 'Kwame O.', score: 5, comment: null, reply: null },
      { author: 'Awa K.', score: 4, comment: words, reply: { text: 'Merci Awa.' }, edited: false },
    ],
  });
  expect(await companyPage(db, 1, new Date())).toMatchObject({ rating: 4.5, reviewCount: 2, ratingCount: 2 });

  await ask('write-review', { companyId: 1, score: 1, comment: null }, awa);
  await ask('retract-review', { reviewId: (await ownReview(db, kwame.id, 1))?.id }, kwame);
  await town.settled();
  expect(await page()).toMatchObject({ nbHits: 0, rating: null, stars: [0, 0, 0, 0, 0] });
  expect(await ownReview(db, awa.id, 1)).toMatchObject({ status: 'pending', version: 2, score: 1, comment: null });
  expect(await ownReview(db, kwame.id, 1)).toBeNull();
  expect(await reviewIntegrity(db)).toMatchObject({
    written: 2,
    published: 2,
    retracted: 1,
    grounds: [
      { ground: 'author', count: 2 },
      { ground: 'moderator', count: 1 },
      { ground: 'trusted_author', count: 1 },
    ],
    unnamed: 0,
    visible: 0,
    accounted: 0,
  });
  for (const projection of projections) expect(await verify(town, projection)).toMatchObject({ differences: [] });
});

test('a refusal is told with its reason and can be appealed against once', async () => {
  await using town = await market();
  const { db, ask } = town;
  const { id: reviewId } = await ask('write-review', { companyId: 1, score: null, comment: words }, awa);
  const refusal = { reviewId, version: 1, reason: 'insult' };
  await ask('refuse-review', { ...refusal, explanation: { fr: 'Le troisième mot.' } }, moderator);
  await town.settled();
  expect(await ownReview(db, awa.id, 1)).toMatchObject({
    status: 'refused',
    reason: 'insult',
    explanation: { fr: 'Le troisième mot.' },
    mayAppeal: true,
  });
  await ask('appeal-refusal', { reviewId, version: 1, message: 'Ce mot est courant ici.' }, awa);
  await town.settled();
  expect(await ownReview(db, awa.id, 1)).toMatchObject({ status: 'appealed', appeal: 'Ce mot est courant ici.' });
  await ask('refuse-review', refusal, colleague);
  await town.settled();
  expect(await ownReview(db, awa.id, 1)).toMatchObject({ status: 'refused', mayAppeal: false });
  await ask('undo-review-decision', { reviewId, version: 1, undone: 'refused' }, moderator);
  await town.settled();
  expect(await ownReviews(db, awa.id, 1)).toMatchObject({
    nbPages: 1,
    reviews: [{ status: 'appealed', companyId: 1 }],
  });
});

test('a blacklisted member sees a review that waits, and nobody else sees anything', async () => {
  await using town = await market();
  await town.ask('write-review', { companyId: 1, score: 5, comment: null }, { ...awa, level: 'blacklisted' });
  await town.settled();
  expect(await ownReview(town.db, awa.id, 1)).toMatchObject({ status: 'pending' });
  expect((await companyReviews(town.db, 1, { page: 1 })).nbHits).toBe(0);
});

test('what a forgotten person wrote is gone, and the stars stay', async () => {
  await using town = await market();
  await town.ask('write-review', { companyId: 1, score: 5, comment: words }, { ...awa, level: 'trust' });
  await town.tell([{ stream: 'erasure', type: 'PersonForgotten', data: { accountId: person(1) } }]);
  await town.settled();
  expect((await companyReviews(town.db, 1, { page: 1 })).results).toMatchObject([
    { author: null, comment: null, score: 5 },
  ]);
});

test('double clicks, other tabs and repeated requests leave one review', async () => {
  await using town = await market();
  const { db, ask } = town;
  const said = { companyId: 1, score: 4, comment: words };
  const key = '3f0d4f5c-91a7-4f54-8f6e-0a1b2c3d4e5f';
  const all = await Promise.all([
    ...Array.from({ length: 5 }, () => ask('write-review', said, awa)),
    ...Array.from({ length: 5 }, () => ask('write-review', said, awa, key)),
    ask('write-review', { ...said, score: 3 }, awa),
  ]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  await town.settled();
  const { reviews: own } = await ownReviews(db, awa.id, 1);
  expect(own).toHaveLength(1);
  expect([3, 4]).toContain(own[0]?.score);
});

test('when it is published and changed at once, what is shown is what was read', async () => {
  await using town = await market();
  const { db, ask } = town;
  for (const companyId of [1, 2, 3]) {
    const { id: reviewId } = await ask('write-review', { companyId, score: 5, comment: null }, awa);
    const [published] = await Promise.allSettled([
      ask('publish-review', { reviewId, version: 1 }, moderator),
      ask('write-review', { companyId, score: 1, comment: null }, awa),
    ]);
    await town.settled();
    if (published.status === 'rejected') expect(published.reason).toMatchObject({ code: 'review.newer-version' });
    expect(await ownReview(db, awa.id, companyId)).toMatchObject({ status: 'pending', version: 2, score: 1 });
    expect((await companyReviews(db, companyId, { page: 1 })).nbHits).toBe(0);
  }
});

test('searches are sorted by the most reviewed, and by the best rated where few reviews weigh little', async () => {
  await using town = await market();
  const by = async (sort: 'reviews' | 'rating') =>
    (await town.search.search({ what: '', where: '', sort, page: 1, lang: 'fr', at: new Date() })).results.map(
      ({ id }) => id,
    );
  const give = (companyId: number, ...scores: number[]) =>
    Promise.all(
      scores.map((score, index) => town.ask('write-review', { companyId, score }, member(10 + index, 'trust'))),
    );
  await give(1, 5);
  await give(2, 5, 5, 4, 5, 5, 4, 5, 5);
  await give(3, 3, 3, 2, 3, 2, 3, 3, 3, 3);
  await town.settled();
  expect(await by('reviews')).toEqual([3, 2, 1]);
  expect(await by('rating')).toEqual([2, 1, 3]);
  const { results } = await town.search.search({
    what: '',
    where: '',
    minRating: 4,
    sort: 'rating',
    page: 1,
    lang: 'fr',
    at: new Date(),
  });
  expect(results).toMatchObject([
    { id: 2, rating: 4.75, reviewCount: 8 },
    { id: 1, rating: 5, reviewCount: 1 },
  ]);
});
