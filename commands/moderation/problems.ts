import { z } from 'zod';
import { accountId } from '#domain/account-id.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { company, companyStream, isPublic } from '#domain/company/company.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { problemEvents, problemOutcomes } from '#domain/moderation/problem.events.ts';
import { problems, problemsStream } from '#domain/moderation/problems.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';

const { companyId, problemId, kind, about, message } = problemEvents.ProblemReported.schema.shape;

/** An optional text field of a form: blank becomes null; more than `max` characters are refused, even blanks. */
const blankOr = (max: number, field: typeof about | typeof message) =>
  z
    .string()
    .max(max)
    .nullable()
    .transform((text) => text?.trim() || null)
    .pipe(field)
    .default(null);

const isShown = async (log: Log, id: number): Promise<boolean> => {
  const { state } = await stateOf(log, company, companyStream(id));
  return isPublic(state);
};

export const reportProblem = command({
  context: 'moderation',
  name: 'report-problem',
  schema: z.object({
    companyId,
    kind,
    about: blankOr(300, about),
    message: blankOr(1000, message),
  }),
  allowed: ({ level }) => level !== 'blacklisted',
  limit: { burst: 10, perMinute: perHour(10) },
  // counted for each sender, so that nobody can use up the limit of others
  limitPer: { burst: 5, perMinute: perHour(1), of: ({ companyId }) => companyId },
  async handle(context, problem, envelope) {
    if (!(await isShown(context, problem.companyId))) throw refuse('unknown');
    const reporterId = accountId.safeParse(envelope.actor.id).data ?? null;
    const data = { ...problem, problemId: envelope.commandId, reporterId };
    const { position } = await handle(
      context,
      problems,
      problemsStream(problem.companyId),
      { type: 'ReportProblem', data },
      envelope,
    );
    return { id: data.problemId, position };
  },
});

export const settleProblem = command({
  context: 'moderation',
  name: 'settle-problem',
  schema: z.object({ companyId, problemId, outcome: z.enum(problemOutcomes) }),
  allowed: mayModerate,
  async handle(context, data, envelope) {
    const stream = problemsStream(data.companyId);
    const { position } = await handle(
      context,
      problems,
      stream,
      { type: 'SettleProblem', data: { ...data, batchId: null } },
      envelope,
    );
    return { id: data.problemId, position };
  },
});

export const reopenProblem = command({
  context: 'moderation',
  name: 'reopen-problem',
  schema: z.object({ companyId, problemId }),
  allowed: mayModerate,
  async handle(context, data, envelope) {
    const stream = problemsStream(data.companyId);
    const { position } = await handle(
      context,
      problems,
      stream,
      { type: 'ReopenProblem', data: { ...data, batchId: null } },
      envelope,
    );
    return { id: data.problemId, position };
  },
});

/** Anybody may report a problem with a company; moderators settle it, and may open it again. */
export const problemCommands: readonly Command[] = [reportProblem, settleProblem, reopenProblem];
