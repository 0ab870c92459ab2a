import { z } from 'zod';
import { accountId } from '#domain/account-id.ts';
import { mayEditCompany, mayEditSomeCompany } from '#domain/company/company.permissions.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { type CompanyState, company, companyStream, isPublic } from '#domain/company/company.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { refuse as problem } from '#domain/moderation/problem.rejections.ts';
import { kindsOfModerators, problemOutcomes } from '#domain/moderation/problem-kinds.ts';
import { mostProblemPictures } from '#domain/moderation/problem-pictures.ts';
import { problems, problemsStream } from '#domain/moderation/problems.ts';
import { storedDocument } from '#domain/stored-document.ts';
import { line } from '#domain/text.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';
import { pictureOwner } from './problem-pictures.ts';
import { proposedIn } from './proposed-in.ts';
import { takeProposed } from './take-proposed.ts';

const { companyId, problemId, kind, about, message } = problemEvents.ProblemReported.schema.shape;

/** An optional text field of a form: blank becomes null; more than `max` characters are refused, even blanks. */
const blankOr = (max: number, field: typeof about | typeof message = line(max).nullable()) =>
  z
    .string()
    .max(max)
    .nullable()
    .transform((text) => text?.trim() || null)
    .pipe(field)
    .default(null);

/** A company as visitors see it. Throws a `Rejection` when they see none. */
const shownTo = async (log: Log, id: number): Promise<Extract<CompanyState, { status: 'registered' }>> => {
  const { state } = await stateOf(log, company, companyStream(id));
  if (state.status === 'unregistered' || !isPublic(state)) throw refuse('unknown');
  return state;
};

export const reportProblem = command({
  context: 'moderation',
  name: 'report-problem',
  schema: z.object({
    companyId,
    kind,
    about: blankOr(300, about),
    message: blankOr(1000, message),
    number: blankOr(100),
    right: blankOr(100),
    address: blankOr(500),
    pin: blankOr(500),
    /** The ids of pictures that the page of the form has taken. */
    pictures: z.array(storedDocument.shape.id).max(mostProblemPictures).default([]),
  }),
  allowed: ({ level }) => level !== 'blacklisted',
  limit: { burst: 10, perMinute: perHour(10) },
  // counted for each sender, so that nobody can use up the limit of others
  limitPer: { burst: 5, perMinute: perHour(1), of: ({ companyId }) => companyId },
  async handle(context, { number, right, address, pin, pictures: sent, ...problem }, envelope) {
    const { sections } = await shownTo(context, problem.companyId);
    const reporterId = accountId.safeParse(envelope.actor.id).data ?? null;
    const proposed = proposedIn({ kind: problem.kind, number, right, address, pin }, sections);
    const owner = pictureOwner(reporterId, problem.companyId);
    const taken = await Promise.all(sent.map((id) => context.facts.profiles.document(owner, id)));
    const pictures = taken.map(({ id, bytes }) => ({ id, bytes }));
    const data = { ...problem, problemId: envelope.commandId, proposed, reporterId, pictures };
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
    const named = { ...data, batchId: null };
    if (data.outcome === 'corrected') await takeProposed(context, named, envelope);
    const settle = { type: 'SettleProblem', data: named } as const;
    const { position } = await handle(context, problems, problemsStream(data.companyId), settle, envelope);
    return { id: data.problemId, position };
  },
});

/**
 * What those who run a company say to a report about their page. What it proposes is on the page before it counts as
 * corrected; only moderators decide that a company has closed, or that another one is in its place.
 */
export const answerProblem = command({
  context: 'moderation',
  name: 'answer-problem',
  schema: z.object({ companyId, problemId, outcome: z.enum(problemOutcomes) }),
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  async handle(context, data, envelope) {
    const { state } = await stateOf(context, problems, problemsStream(data.companyId));
    const kind = state.get(data.problemId)?.kind;
    if (kind && kindsOfModerators.includes(kind)) throw problem('moderators-only');
    return settleProblem.handle(context, data, envelope);
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

/** Anybody may report a problem with a company; its managers answer it, moderators settle it and may open it again. */
export const problemCommands: readonly Command[] = [reportProblem, answerProblem, settleProblem, reopenProblem];
