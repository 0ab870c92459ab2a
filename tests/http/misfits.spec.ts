import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Rejection } from '#domain/rejection.ts';
import { keepMisfits, misfitsOf } from '#infra/http/misfits.ts';
import { problemOf } from '#infra/http/problem.filter.ts';

const told = (error: unknown): readonly string[] | undefined => {
  const request = {} as FastifyRequest;
  keepMisfits(request, problemOf(error, 'en', 'of-a-test'));
  return misfitsOf(request);
};
const misfit = (schema: z.ZodType, given: unknown) => told(schema.safeParse(given).error);

test('a field is told by its name and the rule that it broke', () => {
  const form = z.object({ email: z.email(), place: z.object({ city: z.string().max(3) }) });
  expect(misfit(form, { email: 'ada', place: { city: 'Dakar' } })).toEqual([
    'email invalid_format',
    'place/city too_big',
  ]);
});

test('numbers of a list, and names that a sender made up, are not', () => {
  const lines = z.object({ lines: z.array(z.object({ name: z.string() })) });
  expect(misfit(lines, { lines: [{ name: 1 }, { name: 2 }] })).toEqual(['lines/*/name invalid_type']);
  const open = z.object({ answers: z.record(z.string(), z.string()) });
  expect(misfit(open, { answers: { 'ada@example.org': 1, '+225 07 07 07 07 07': 2 } })).toEqual([
    'answers/* invalid_type',
  ]);
});

test('ten are enough', () => {
  const many = Object.fromEntries('abcdefghijklmnop'.split('').map((name) => [name, z.string()]));
  expect(misfit(z.object(many), {})).toHaveLength(10);
});

test('a rule of the business is told by its code', () => {
  expect(told(new Rejection('profile.too-young', 'invalid', { years: 16 }, '/birthday'))).toEqual([
    'birthday profile.too-young',
  ]);
  expect(told(new Rejection('profile.edited-meanwhile', 'conflict'))).toEqual(['profile.edited-meanwhile']);
});

test('what is forbidden, not there or our own fault is told elsewhere', () => {
  expect(told(new Rejection('request.not-found', 'not-found'))).toBeUndefined();
  expect(told(new Error('a fault'))).toBeUndefined();
});
