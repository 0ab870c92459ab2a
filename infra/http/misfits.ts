import type { FastifyRequest } from 'fastify';
import type { Problem } from './problem.filter.ts';

/** Fields of one request that are told of. */
const mostFields = 10;

/** How we name fields. Anything else in a pointer is the number of a line, or was named by whoever sent it. */
const ours = /^[a-z][a-z-]{0,29}$/i;

const kept = new WeakMap<FastifyRequest, readonly string[]>();

const nameOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1, 5)
    .map((part) => (ours.test(part) ? part : '*'))
    .join('/');

/** Keeps beside its request which field broke which rule, never what was in it. */
export const keepMisfits = (request: FastifyRequest, { status, code, errors }: Problem): void => {
  if (status !== 422 && status !== 409) return;
  const told = errors?.map((error) => `${nameOf(error.pointer)} ${error.code}`) ?? [code];
  kept.set(request, [...new Set(told)].slice(0, mostFields));
};

/** `email invalid_format`, or the code of the rule that was broken. */
export const misfitsOf = (request: FastifyRequest): readonly string[] | undefined => kept.get(request);
