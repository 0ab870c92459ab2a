import { stateAfter } from '#domain/decider.ts';
import type { ProblemEvent } from '#domain/moderation/problem.events.ts';
import { type Problem, problems, problemsStream } from '#domain/moderation/problems.ts';
import { collect } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';

/** Something that visitors find wrong on a company's page. */
export type ReportedProblem = Omit<Problem, 'status'> & {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
};

/** Returns what is reported with a company's page and not settled yet, oldest first. */
export const reportedProblems = async (
  { store, codec }: Log,
  companyId: number,
): Promise<readonly ReportedProblem[]> => {
  const events = await codec.decode(await collect(store.readStream(problemsStream(companyId))));
  const times = new Map(
    events.map(({ type, data, metadata }) => [
      type === 'ProblemReported' ? (data as ProblemEvent['data']).problemId : '',
      metadata.at,
    ]),
  );
  return [...stateAfter(problems, events, problems.initial)].flatMap(([id, { status, ...problem }]) =>
    status === 'open' ? [{ id, ...problem, at: times.get(id) ?? '' }] : [],
  );
};
