import type { FastifyRequest } from 'fastify';
import type { Problem } from './problem.filter.ts';

/** The limit of fields recorded per request. */
const mostFields = 10;

/** The form of known field names. Other parts of a pointer are indexes or names chosen by the sender. */
const ours = /^[a-z][a-z-]{0,29}$/i;

const byRequest = new WeakMap<FastifyRequest, readonly string[]>();

const nameOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1, 5)
    .map((part) => (ours.test(part) ? part : '*'))
    .join('/');

/** Remembers for a request which field broke which rule, never the field's value. */
export const keepMisfits = (request: FastifyRequest, { status, code, errors }: Problem): void => {
  if (status !== 422 && status !== 409) return;
  const told = errors?.map((error) => `${nameOf(error.pointer)} ${error.code}`) ?? [code];
  byRequest.set(request, [...new Set(told)].slice(0, mostFields));
};

/** `email invalid_format`, or the code of the rule that was broken. */
export const misfitsOf = (request: FastifyRequest): readonly string[] | undefined => byRequest.get(request);
