import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { Rejection, type RejectionReason } from '#domain/rejection.ts';
import { isPassing, isUnfit } from '#infra/database/passing.ts';
import { WrongExpectedRevision } from '#infra/event-store/event-store.ts';
import { translate } from '#locales/messages.ts';
import { TooManyRequests } from '../limits/limit.ts';
import { type FieldError, fieldErrors } from './field-errors.ts';
import { MethodNotAllowed } from './methods.ts';
import { keepMisfits } from './misfits.ts';
import { requestLanguage } from './request.ts';

/** RFC 9457, with the code that the web translates and the id under which the logs know the request. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  /** The message for the reader: that of the first invalid field, if there is one. */
  readonly message: string;
  readonly status: number;
  readonly code: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly FieldError[];
  readonly correlationId: string;
};

const statusOf: Readonly<Record<RejectionReason, number>> = {
  invalid: 422,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
};

/** Converts an error to a problem in `lang`. An error that is not the caller's fault is a 500 without details. */
export const problemOf = (error: unknown, lang: Language, correlationId: string): Problem => {
  const problem = (status: number, code: string, more: Partial<Problem> = {}): Problem => {
    const title = translate(lang, `rejection.${code}`, more.values);
    return {
      type: `https://sokoni.example/problems/${code}`,
      title,
      message: more.errors?.[0]?.message ?? title,
      status,
      code,
      ...more,
      correlationId,
    };
  };
  if (error instanceof Rejection) {
    const { code, reason, values, pointer } = error;
    const message = translate(lang, `rejection.${code}`, values);
    return problem(statusOf[reason], code, { values, ...(pointer && { errors: [{ pointer, code, message }] }) });
  }
  if (error instanceof z.ZodError) return problem(422, 'request.invalid', { errors: fieldErrors(error, lang) });
  if (error instanceof TooManyRequests) {
    const { of, retryAfterS } = error;
    const values = {
      seconds: retryAfterS,
      minutes: Math.ceil(retryAfterS / 60),
      long: retryAfterS > 90 ? 'yes' : 'no',
    };
    return problem(429, of === 'mailbox' ? 'request.mailbox-full' : 'request.too-many', { values });
  }
  if (error instanceof WrongExpectedRevision) return problem(409, 'request.changed-meanwhile');
  if (error instanceof HttpException || (error as { statusCode?: unknown })?.statusCode) {
    const status =
      error instanceof HttpException ? error.getStatus() : Number((error as { statusCode: number }).statusCode);
    if (status === 404) return problem(404, 'request.not-found');
    if (status === 503) return problem(503, 'request.unavailable');
    if (status === 405) return problem(405, 'request.method');
    if (status === 413) return problem(413, 'request.too-large');
    if (status < 500) return problem(status, 'request.malformed');
  }
  if (isUnfit(error)) return problem(400, 'request.malformed');
  if (isPassing(error)) return problem(503, 'request.unavailable');
  return problem(500, 'request.failed');
};

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly log: Logger,
    /** Answers with an error page and returns true; false when the client wants data. */
    private readonly showPage: (error: unknown, request: FastifyRequest, reply: FastifyReply) => boolean = () => false,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = problemOf(error, requestLanguage(request), request.id);
    keepMisfits(request, problem);
    if (problem.status >= 500) this.log.error({ correlationId: request.id, err: error }, 'request failed');
    if (error instanceof TooManyRequests) reply.header('Retry-After', String(error.retryAfterS));
    if (error instanceof MethodNotAllowed) reply.header('Allow', error.allow);
    if (problem.status === 503) reply.header('Retry-After', '5');
    if (this.showPage(error, request, reply)) return;
    reply.status(problem.status).type('application/problem+json').send(problem);
  }
}
