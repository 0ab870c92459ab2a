import type { FastifyRequest } from 'fastify';
import { rateLimit, subscriberOf } from './rate-limit.ts';

const problems = rateLimit({ burst: 10, perMinute: 1 / 6 });

/** Forms that anyone may send without an account, and how often one address may. */
export type LimitForm = (form: 'problem') => number;

/** The seconds that whoever asks has to wait before the form is taken again; 0 for not at all. */
export const formLimits =
  (request: FastifyRequest): LimitForm =>
  () =>
    problems.take(subscriberOf(request.ip));
