import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, stateAfter } from '#domain/decider.ts';
import { refusalReasons } from '#domain/refusal-reasons.ts';
import { Rejection } from '#domain/rejection.ts';
import type { ReviewCommand } from '#domain/review/review.commands.ts';
import { review } from '#domain/review/review.ts';
import { isWritten, shownOf } from '#domain/review/review-state.ts';
import { ada, as, asked, blacklisted, moderator, owner, reviewId, trusted, words } from './reviews.ts';

const version = fc.integer({ min: 1, max: 4 });
const batchId = fc.constant(null);
const type = <T extends ReviewCommand['type']>(name: T, data: fc.Arbitrary<object>): fc.Arbitrary<ReviewCommand> =>
  data.map((fields) => ({ type: name, data: { reviewId, ...fields } }) as unknown as ReviewCommand);

const commands = fc.oneof(
  type(
    'WriteReview',
    fc
      .record({ score: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }) })
      .map((said) => ({ ...asked, ...said })),
  ),
  type('RetractReview', fc.constant({})),
  type('AppealRefusal', fc.record({ version, message: fc.constantFrom(words, 'Autre') })),
  type('PublishReview', fc.record({ version, batchId })),
  type(
    'RefuseReview',
    fc.record({ version, batchId, reason: fc.constantFrom(...refusalReasons), explanation: fc.constant(null) }),
  ),
  type('UndoReviewDecision', fc.record({ version, batchId, undone: fc.constantFrom('published', 'refused') })),
  type('HideReview', fc.record({ reason: fc.constant('author_blacklisted') })),
  type('ShowReviewAgain', fc.constant({})),
  type('FollowAuthorLevel', fc.record({ authorLevel: fc.constantFrom('blacklisted', 'young', 'trust') })),
  type('ReplyToReview', fc.record({ text: fc.constantFrom(words, 'Merci') })),
  type('WithdrawReviewReply', fc.constant({})),
);
const actors = fc.constantFrom(ada, trusted, blacklisted, moderator, owner);
const story = fc.array(fc.tuple(commands, actors), { maxLength: 25 });

/** What is decided, or null when a rule refuses. */
const decided = (command: ReviewCommand, state: typeof review.initial, actor: typeof ada) => {
  try {
    return decide(review, command, state, as(actor));
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
};

test('what was accepted, asked again, changes nothing', () => {
  fc.assert(
    fc.property(story, (steps) => {
      let state = review.initial;
      for (const [command, actor] of steps) {
        const events = decided(command, state, actor);
        if (events === null) continue;
        state = stateAfter(review, events, state);
        expect(decided(command, state, actor)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('what events show and hide always adds up to what is seen', () => {
  fc.assert(
    fc.property(story, (steps) => {
      let state = review.initial;
      let seen: object | null = null;
      for (const [command, actor] of steps) {
        for (const event of decided(command, state, actor) ?? []) {
          state = stateAfter(review, [event], state);
          const { data } = event;
          if ('hides' in data) expect(data.hides).toEqual(seen);
          if ('hides' in data && data.hides) seen = null;
          if (event.type === 'ReviewPublished') seen = { score: event.data.score };
          if ('shows' in data && data.shows) seen = data.shows;
          expect(isWritten(state) ? shownOf(state) : null).toEqual(seen);
        }
      }
    }),
    { numRuns: 300 },
  );
});
