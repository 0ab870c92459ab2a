import type { Log } from '#commands/handle.ts';
import type { Following } from '#commands/reactor.ts';
import { followLevel } from '#commands/review/follow-level.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { reviewIdsOf } from '#read-api/review/own-reviews.ts';
import type { Database } from '../database/database.ts';
import type { Perform } from './perform.ts';

type Needs = Log & { readonly db: Database; readonly progress: Pick<ProjectionProgress, 'caughtUp'> };

const patienceMs = 5000;

/** Has what an account published follow its level; all of it, once the read model knows what was written until now. */
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
