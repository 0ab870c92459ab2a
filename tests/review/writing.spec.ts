import { describe, test } from 'vitest';
import { review } from '#domain/review/review.ts';
import { given } from '#tests/given.ts';
import {
  ada,
  as,
  asked,
  blacklisted,
  edited,
  hidden,
  ids,
  ids2,
  now,
  owner,
  published,
  refused,
  stranger,
  trusted,
  words,
  written,
} from './reviews.ts';

const write = (change: Partial<typeof asked> = {}) => ({ type: 'WriteReview', data: { ...asked, ...change } }) as const;
const retracted = { type: 'ReviewRetracted', data: { ...ids, hides: null } } as const;

describe('a review', () => {
  test('of a young member is written and waits', () => given(review).when(write(), as(ada)).then(written));

  test('of a trusted member is shown at once', () =>
    given(review)
      .when(write(), as(trusted))
      .then(
        { type: 'ReviewWritten', data: { ...asked, authorId: ada.id, version: 1, authorLevel: 'trust' } },
        {
          type: 'ReviewPublished',
          data: { ...ids, score: 4, ground: 'trusted_author', by: ada.id, batchId: null },
        },
      ));

  test('of a blacklisted member is kept and hidden', () =>
    given(review)
      .when(write(), as(blacklisted))
      .then(
        { type: 'ReviewWritten', data: { ...asked, authorId: ada.id, version: 1, authorLevel: 'blacklisted' } },
        hidden,
      ));

  test('sent twice is one', () => given(review, written).when(write(), as(ada)).thenNothing());

  test('written anew is a new version that waits, and hides the one that was shown', () =>
    given(review, written, published)
      .when(write({ score: 2 }), as(ada))
      .then(edited));

  test('written anew by a trusted member is shown in place of the other', () =>
    given(review, written, published)
      .when(write({ score: 2 }), as(trusted))
      .then({ ...edited, data: { ...edited.data, authorLevel: 'trust' } } as typeof edited, {
        type: 'ReviewPublished',
        data: { ...ids2, score: 2, ground: 'trusted_author', by: ada.id, batchId: null },
      }));

  test('stays hidden when its author writes it anew', () =>
    given(review, written, hidden)
      .when(write({ score: 2 }), as(blacklisted))
      .then({
        ...edited,
        data: { ...edited.data, authorLevel: 'blacklisted', hides: null },
      } as typeof edited));

  test('that was retracted can be written again', () =>
    given(review, written, retracted)
      .when(write(), as(ada))
      .then({ type: 'ReviewWritten', data: { ...asked, ...ids2, authorLevel: 'young' } }));

  test('of the company that one manages is refused', () =>
    given(review).when(write(), as(owner)).rejects('review.own-company'));

  test('of somebody else is refused', () =>
    given(review, written).when(write(), as(stranger)).rejects('review.not-author'));
});

describe('what a review says', () => {
  const rejects = (change: Partial<typeof asked>, code: string) =>
    given(review).when(write(change), as(ada)).rejects(`review.${code}`);
  const takes = (change: Partial<typeof asked>) =>
    given(review)
      .when(write(change), as(ada))
      .then({
        ...written,
        data: { ...written.data, ...change },
      } as typeof written);

  test('needs stars or words', () => rejects({ score: null, comment: null }, 'score-or-comment-needed'));
  test('can be stars alone', () => takes({ comment: null }));
  test('can be words alone', () => takes({ score: null }));
  test('nineteen characters are too few, even with stars', () =>
    rejects({ comment: 'a'.repeat(19) }, 'comment-too-short'));
  test('twenty are enough', () => takes({ comment: 'a'.repeat(20) }));
  test('what looks like one character is one', () => {
    rejects({ comment: '👩🏾‍🍳'.repeat(19) }, 'comment-too-short');
    takes({ comment: 'e\u0301'.repeat(20) });
  });
  test('five thousand are enough, also of those made of many parts', () => takes({ comment: '👩🏾‍🍳'.repeat(5000) }));
  test('more are too many', () => rejects({ comment: 'a'.repeat(5001) }, 'comment-too-long'));
  test('is not of days to come', () => rejects({ experiencedOn: '2026-11-23' }, 'experience-ahead'));
  test('may be of a day that has begun in the east', () =>
    takes({ experiencedOn: new Date(now.getTime() + 20 * 3_600_000).toISOString().slice(0, 10) }));
});

describe('its author', () => {
  const appeal = { type: 'AppealRefusal', data: { ...ids, message: words } } as const;
  const told = { type: 'ReviewAppealed', data: { ...ids, message: words } } as const;

  test('takes it back, and visitors see it no more', () =>
    given(review, written, published)
      .when({ type: 'RetractReview', data: ids }, as(ada))
      .then({ type: 'ReviewRetracted', data: { ...ids, hides: { score: 4 } } }));

  test('is the only one to', () =>
    given(review, written).when({ type: 'RetractReview', data: ids }, as(owner)).rejects('review.not-author'));

  test('appeals once', () => {
    given(review, written, refused).when(appeal, as(ada)).then(told);
    given(review, written, refused, told).when(appeal, as(ada)).thenNothing();
    const again = { ...refused, data: { ...refused.data, onAppeal: true } } as typeof refused;
    given(review, written, refused, told, again).when(appeal, as(ada)).rejects('review.appeal-used');
  });

  test('appeals against a refusal only', () =>
    given(review, written, published).when(appeal, as(ada)).rejects('review.not-refused'));
});
