import { describe, test } from 'vitest';
import { review } from '#domain/review/review.ts';
import { given } from '#tests/given.ts';
import {
  ada,
  appealed,
  as,
  colleague,
  edited,
  hidden,
  ids,
  ids2,
  moderator,
  owner,
  published,
  refused,
  reviewId,
  stranger,
  words,
  written,
} from './reviews.ts';

const batchId = null;
const publish = { type: 'PublishReview', data: { reviewId, version: 1, batchId } } as const;
const refuse = {
  type: 'RefuseReview',
  data: { reviewId, version: 1, reason: 'off_topic', explanation: null, batchId },
} as const;
const undo = (undone: 'published' | 'refused') =>
  ({ type: 'UndoReviewDecision', data: { reviewId, version: 1, undone, batchId } }) as const;

describe('a moderator', () => {
  test('publishes', () => given(review, written).when(publish, as(moderator)).then(published));
  test('refuses, with a reason', () => given(review, written).when(refuse, as(moderator)).then(refused));
  test('refuses what was shown, and hides it by that', () =>
    given(review, written, published)
      .when(refuse, as(moderator))
      .then({ ...refused, data: { ...refused.data, hides: { score: 4 } } } as typeof refused));
  test('does not decide on a version that is no more', () => {
    given(review, written, published, edited).when(publish, as(moderator)).rejects('review.newer-version');
    given(review, written, edited).when(refuse, as(moderator)).rejects('review.newer-version');
  });
  test('does not refuse again for another reason', () =>
    given(review, written, refused)
      .when({ ...refuse, data: { ...refuse.data, reason: 'insult' } }, as(moderator))
      .rejects('review.already-decided'));
  test('answers an appeal against a refusal of another', () => {
    const by = colleague.id;
    given(review, written, refused, appealed)
      .when(publish, as(colleague))
      .then({ ...published, data: { ...published.data, ground: 'appeal', by } } as typeof published);
    given(review, written, refused, appealed)
      .when(refuse, as(colleague))
      .then({ ...refused, data: { ...refused.data, onAppeal: true, by } } as typeof refused);
  });
  test('leaves the appeal against their own refusal to another, unless there is none', () => {
    for (const command of [publish, refuse])
      given(review, written, refused, appealed).when(command, as(moderator)).rejects('review.appeal-to-other');
    given(review, written, refused, appealed)
      .when({ ...publish, data: { ...publish.data, alone: true } }, as(moderator))
      .then({ ...published, data: { ...published.data, ground: 'appeal' } } as typeof published);
    const again = { ...refused, data: { ...refused.data, onAppeal: true, by: colleague.id } } as typeof refused;
    const undone = { ...undo('refused'), type: 'ReviewDecisionUndone' } as never;
    given(review, written, refused, appealed, again, undone)
      .when(publish, as(moderator))
      .rejects('review.appeal-to-other');
  });
  test('cannot show a review of a blacklisted member', () =>
    given(review, written, hidden).when(publish, as(moderator)).rejects('review.author-blacklisted'));
  test('does not decide on a review of their own', () =>
    given(review, written)
      .when(publish, as({ ...ada, role: 'moderator' }))
      .rejects('review.own-review'));
  test('is of the staff: neither members nor the company decide', () => {
    for (const actor of [ada, stranger, owner])
      for (const command of [publish, refuse, undo('published')])
        given(review, written, published).when(command, as(actor)).rejects('review.staff-only');
  });
});

describe('a decision undone', () => {
  const undone = (of: 'published' | 'refused', hides: object | null, shows: object | null) =>
    ({
      type: 'ReviewDecisionUndone',
      data: { ...ids, undone: of, hides, shows, by: moderator.id, batchId },
    }) as never;

  test('hides what it had shown', () =>
    given(review, written, published)
      .when(undo('published'), as(moderator))
      .then(undone('published', { score: 4 }, null)));
  test('shows again what it had hidden', () =>
    given(review, written, published, refused)
      .when(undo('refused'), as(moderator))
      .then(undone('refused', null, { score: 4 })));
  test('is undone once', () =>
    given(review, written, published, refused, undone('refused', null, { score: 4 }))
      .when(undo('refused'), as(moderator))
      .thenNothing());
  test('leaves what was written since', () =>
    given(review, written, published, edited).when(undo('published'), as(moderator)).rejects('review.newer-version'));
});

describe('a member who is blacklisted', () => {
  test('is seen no more, and again when that ends', () => {
    given(review, written, published)
      .when({ type: 'HideReview', data: { reviewId, reason: 'author_blacklisted' } }, as(moderator))
      .then({ type: 'ReviewHidden', data: { ...ids, reason: 'author_blacklisted', hides: { score: 4 } } });
    given(review, written, published, hidden)
      .when({ type: 'ShowReviewAgain', data: { reviewId } }, as(moderator))
      .then({ type: 'ReviewShownAgain', data: { ...ids, shows: { score: 4 } } });
  });
});

describe('the company', () => {
  const reply = { type: 'ReplyToReview', data: { reviewId, text: words } } as const;
  const replied = { type: 'ReviewReplied', data: { ...ids, replierId: owner.id, text: words } } as const;

  test('replies to what is shown', () => {
    given(review, written, published).when(reply, as(owner)).then(replied);
    given(review, written).when(reply, as(owner)).rejects('review.not-shown');
  });
  test('replies by its own people', () =>
    given(review, written, published).when(reply, as(moderator)).rejects('review.not-manager'));
  test('says something, and not a book', () => {
    const says = (text: string) =>
      given(review, written, published).when({ ...reply, data: { reviewId, text } }, as(owner));
    says('').rejects('review.reply-empty');
    says('a'.repeat(2001)).rejects('review.reply-too-long');
  });
  test('takes its reply back', () =>
    given(review, written, published, replied)
      .when({ type: 'WithdrawReviewReply', data: { reviewId } }, as(owner))
      .then({ type: 'ReviewReplyWithdrawn', data: { ...ids, by: owner.id } }));
  test('keeps its reply through another version', () =>
    given(review, written, published, replied, edited, {
      ...published,
      data: { ...published.data, ...ids2 },
    })
      .when(reply, as(owner))
      .thenNothing());
});
