import { expect, test } from 'vitest';
import type { Planning } from '#domain/company/company.events.ts';
import { statesToCome } from '#read-api/company/states-to-come.ts';
import { planning } from './companies.ts';

const monday = new Date('2026-11-23T07:00:00Z');
const told = (...args: Parameters<typeof statesToCome>) =>
  statesToCome(...args).map(({ at, state }) => [state.state, at.slice(0, 16)]);

const week = (openingMin: number, closingMin: number): Planning['week'] =>
  Array.from({ length: 7 }, () => [{ openingMin, closingMin }]);

test('each state is told once, from the moment at which visitors first read it', () => {
  expect(told([{ ...planning, week: week(480, 1080) }], monday)).toEqual([
    ['closed', '2026-11-23T07:00'],
    ['open', '2026-11-23T08:00'],
    ['closing', '2026-11-23T17:30'],
  ]);
});

test('who never closes is open, and of whom nothing is known it is said', () => {
  expect(told([{ ...planning, week: week(0, 1440) }], monday)).toEqual([['open', '2026-11-23T07:00']]);
  expect(told([], monday)).toEqual([['unknown', '2026-11-23T07:00']]);
});

test('hours that end with a period lead to a day of which nothing is known', () => {
  const once = { ...planning, week: week(480, 1080), endDate: '2026-11-24' };
  expect(told([once], monday).at(-1)).toEqual(['unknown', '2026-11-25T00:00']);
});
