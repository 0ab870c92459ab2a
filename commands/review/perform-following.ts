import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import type { Following } from '#infra/reactions/reactor.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { reviewIdsOf } from '#read-api/review/own-reviews.ts';
import { followLevel } from './follow-level.ts';

type Needs = Log & { readonly db: Database; readonly progress: Pick<ProjectionProgress, 'caughtUp'> };

const patienceMs = 5000;

/** Applies an author's level to one review, or to all once the read model has caught up with the log. */
export const performFollowing =
  ({ db, progress, ...log }: Needs): Perform =>
  async ({ data }) => {
    const { account, review } = data as Following;
    if (review) {
      await followLevel(log, account, [review]);
      return 'done';
    }
    if (!(await progress.caughtUp([companyReviews], await log.store.head(), patienceMs)))
      throw new Error('the reviews are not known yet');
    await followLevel(log, account, await reviewIdsOf(db, account));
    return 'done';
  };
