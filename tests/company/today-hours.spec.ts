import { describe, expect, test } from 'vitest';
import type { Planning } from '#domain/company/company.events.ts';
import { closingEarlier, hoursDone, openingLater, pressed, pressOf, todayOf } from '#web/company-edit/today-hours.ts';
import { planning as fixture } from './companies.ts';

const interval = (from: number, to: number) => ({ openingMin: from * 60, closingMin: to * 60 });
const split = [interval(8, 12), interval(15, 18)];

describe('closing earlier', () => {
  test('is an hour before, and not before now', () => {
    expect(closingEarlier(split, 600)).toEqual([interval(8, 12), interval(15, 17)]);
    expect(closingEarlier(split, 17 * 60 + 20)).toEqual([interval(8, 12), interval(15, 17.5)]);
  });

  test('is not offered in the last quarter of an hour, after it, or on a day that is closed', () => {
    expect(closingEarlier(split, 17 * 60 + 50)).toBeNull();
    expect(closingEarlier(split, 19 * 60)).toBeNull();
    expect(closingEarlier([], 600)).toBeNull();
    expect(closingEarlier([interval(8, 9)], 0)).toBeNull();
  });

  test('works past midnight', () => {
    expect(closingEarlier([interval(18, 26)], 600)).toEqual([interval(18, 25)]);
  });
});

test('opening later is about the next opening', () => {
  expect(openingLater(split, 400)).toEqual([interval(9, 12), interval(15, 18)]);
  expect(openingLater(split, 600)).toEqual([interval(8, 12), interval(16, 18)]);
  expect(openingLater(split, 16 * 60)).toBeNull();
  expect(openingLater([interval(8, 9)], 0)).toBeNull();
});

test('what a button sends is read again, and nothing else', () => {
  for (const day of [split, [interval(18, 26)], []]) expect(pressed(pressOf(day))).toEqual(day);
  expect(pressed('usual')).toBeNull();
  for (const sent of ['', '8-12', '08:00-12:00,15:00-18:00', 'toString']) expect(pressed(sent)).toBeUndefined();
});

test('today is the day where the company is, and what stands before its usual hours', () => {
  const usual: Planning = { ...fixture, timeZone: 'Africa/Nairobi', week: Array(7).fill(split) };
  const day = { title: null, from: '2026-11-26', to: '2026-11-26', intervals: [interval(8, 10)], publicHoliday: null };
  const at = new Date('2026-11-25T22:30:00Z');
  expect(todayOf([usual], at)).toMatchObject({ date: '2026-11-26', hours: split, exception: null });
  expect(todayOf([{ ...usual, holidays: [day] }], at)).toMatchObject({ hours: day.intervals, exception: day });
  expect(todayOf([], at)).toBeNull();
});

test('what was done can be taken back until somebody saves the hours again', () => {
  expect(hoursDone(new URLSearchParams('hours=5'), 5)).toEqual({ done: 'changed', undo: 5 });
  expect(hoursDone(new URLSearchParams('hours=5'), 6)).toEqual({ done: 'changed', undo: null });
  expect(hoursDone(new URLSearchParams('hours=undone'), 6)).toEqual({ done: 'undone', undo: null });
  expect(hoursDone(new URLSearchParams(), 6)).toBeNull();
});
