import { stateAfter } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { type Problem, problems, problemsStream } from '#domain/moderation/problems.ts';
import { eventsOf, type Log } from '#infra/event-store/stream-state.ts';

/** Something that visitors find wrong on a company's page. */
export type ReportedProblem = Omit<Problem, 'status'> & {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
};

/** What somebody reported with a company's page, and whether it is decided. */
export type OwnProblem = Pick<Problem, 'kind' | 'message' | 'status'> & Pick<ReportedProblem, 'id' | 'at'>;

const problemsOf = async (log: Log, companyId: number) => {
  const events = (await eventsOf(log, problemsStream(companyId))).filter(isOneOf(problemEvents));
  const reports = new Map(
    events.flatMap(({ type, data, metadata: { at } }) =>
      type === 'ProblemReported' ? [[data.problemId, { at, reporterId: data.reporterId }] as const] : [],
    ),
  );
  return [...stateAfter(problems, events, problems.initial)].map(([id, problem]) => ({
    id,
    ...problem,
    ...(reports.get(id) ?? { at: '', reporterId: null }),
  }));
};

/** Returns what is reported with a company's page and not settled yet, oldest first. */
export const reportedProblems = async (log: Log, companyId: number): Promise<readonly ReportedProblem[]> =>
  (await problemsOf(log, companyId)).flatMap(({ status, reporterId: _, ...problem }) =>
    status === 'open' ? [problem] : [],
  );

/** Returns what an account reported with a company's page, newest first. */
export const ownProblems = async (log: Log, companyId: number, accountId: string): Promise<readonly OwnProblem[]> =>
  (await problemsOf(log, companyId))
    .filter(({ reporterId }) => reporterId === accountId)
    .map(({ id, kind, message, status, at }) => ({ id, kind, message, status, at }))
    .reverse();
