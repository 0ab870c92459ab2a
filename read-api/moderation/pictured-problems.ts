import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { reportedProblems } from '../company/reported-problems.ts';
import { problemPictureCounts } from './problem-pictures.ts';

/** What is reported with a company's page and not settled yet, with how many pictures came with each. */
export const picturedProblems = async (log: Log, db: Database, companyId: number) => {
  const reported = await reportedProblems(log, companyId);
  const pictures = await problemPictureCounts(
    db,
    reported.map(({ id }) => id),
    new Date(),
  );
  return reported.map((one) => ({ ...one, pictures: pictures.get(one.id) ?? 0 }));
};
