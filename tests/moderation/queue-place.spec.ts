import { expect, test } from 'vitest';
import { nextCase, placeOf } from '#web/moderation/queue-place.ts';
import { waitingText } from '#web/moderation/waiting-text.ts';
import { textOf } from '#web/page/text.ts';

const before = ['a', 'b', 'c', 'd'];

test('once a case has left the queue, the next one follows; the one before where it was the last', () => {
  expect(nextCase(before, ['a', 'c', 'd'], 'b')).toBe('c');
  expect(nextCase(before, ['a', 'd'], 'b')).toBe('d');
  expect(nextCase(before, ['a', 'c'], 'd')).toBe('c');
  expect(nextCase(before, ['new'], 'd')).toBe(null);
  expect(nextCase(before, [], 'a')).toBe(null);
});

test('a decision is told where its case stood', () => {
  expect(placeOf(before, ['a', 'c', 'd'], 'b')).toEqual({ before: 'c' });
  expect(placeOf(before, before, 'b')).toEqual({ before: 'b' });
  expect(placeOf(before, ['a', 'b'], 'd')).toBe('end');
  expect(placeOf(before, before, 'elsewhere')).toBe(null);
  expect(placeOf(before, [], 'a')).toBe(null);
});

test.each([
  { minutes: 0, fr: '2 cas attendent votre décision, le plus ancien depuis 1 minute.' },
  { minutes: 59, fr: '2 cas attendent votre décision, le plus ancien depuis 59 minutes.' },
  { minutes: 200, fr: '2 cas attendent votre décision, le plus ancien depuis 3 heures.' },
  { minutes: 3000, fr: '2 cas attendent votre décision, le plus ancien depuis 2 jours.' },
])('the head of the queue says how long the oldest has waited: $minutes min', ({ minutes, fr }) => {
  const at = new Date('2026-03-10T12:00:00Z');
  const oldestSince = new Date(at.getTime() - minutes * 60_000).toISOString();
  expect(waitingText(textOf('fr'), { found: 2, oldestSince, at }).replace(/\s/g, ' ')).toBe(fr);
  expect(waitingText(textOf('en'), { found: 0, oldestSince: null, at })).toBe('Nothing to decide for now.');
});
