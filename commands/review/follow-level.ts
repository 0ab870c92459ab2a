import { randomUUID } from 'node:crypto';
import { account, accountStream } from '#domain/account/account.ts';
import { type Level, rule } from '#domain/actor.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { handle } from '../handle.ts';

const levelOf = async (log: Log, accountId: string): Promise<Level> => {
  const { state } = await stateOf(log, account, accountStream(accountId));
  return state.status === 'open' ? state.level : 'young';
};

/** Hides or shows an author's reviews according to the author's level. A second time changes nothing. */
export const followLevel = async (log: Log, accountId: string, reviewIds: readonly string[]): Promise<void> => {
  const follow = (reviewId: string, authorLevel: Level) =>
    handle(
      log,
      review,
      reviewStream(reviewId),
      { type: 'FollowAuthorLevel', data: { reviewId, authorLevel } },
      {
        commandId: randomUUID(),
        actor: rule,
        now: new Date(),
        correlationId: accountId,
      },
    );
  for (let level: Level | undefined; ; ) {
    const now = await levelOf(log, accountId);
    if (now === level) return; // the level may change while this runs: then it starts again
    level = now;
    for (const reviewId of reviewIds) await follow(reviewId, level);
  }
};
