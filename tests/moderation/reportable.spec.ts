import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { market, member } from '#tests/review/market.ts';
import { words } from '#tests/review/reviews.ts';

const [awa, kwame] = [member(1), member(2)];

test('what is there can be reported, and nothing else', async () => {
  await using town = await market();
  const { ask } = town;
  const { id } = await ask('write-review', { companyId: 1, score: 1, comment: words }, awa);
  await town.settled();
  const report = (kind: string, target: unknown) =>
    ask('file-report', { target: { kind, id: String(target) }, type: 'spam', message: null }, kwame);
  await expect(report('review', id)).resolves.toMatchObject({ created: true });
  await expect(report('company', 1)).resolves.toMatchObject({ created: true });
  const missing = [
    ['review', randomUUID()],
    ['review', 'no-id-of-ours'],
    ['company', 999],
    ['company', '99999999999'],
    ['profile', randomUUID()],
    ['post', randomUUID()],
    ['media', randomUUID()],
  ] as const;
  for (const [kind, target] of missing)
    await expect(report(kind, target)).rejects.toMatchObject({ code: 'moderation.target-unknown' });
});

test('a review that was taken back is no longer there to report', async () => {
  await using town = await market();
  const { ask } = town;
  const { id } = await ask('write-review', { companyId: 2, score: 1, comment: words }, awa);
  await ask('retract-review', { reviewId: id }, awa);
  await town.settled();
  const target = { kind: 'review', id: String(id) };
  await expect(ask('file-report', { target, type: 'spam', message: null }, kwame)).rejects.toMatchObject({
    code: 'moderation.target-unknown',
  });
});
