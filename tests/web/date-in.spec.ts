import { expect, test } from 'vitest';
import { visitMonths } from '#web/review/visit-months.ts';
import { dateIn } from '#web/ui/date-in.ts';

test.each([
  [['03', '2019'], '2019-03'],
  [['7', '3', '1990'], '1990-03-07'],
  [['', ''], ''],
  [[' ', '', ''], ''],
  [['03', ''], '-03'],
  [['', '2019'], '2019-'],
  [['31', '', '2019'], '2019--31'],
  [['2015-01'], '2015-01'],
  [[], ''],
])('%j is %j', (parts, date) => {
  expect(dateIn(parts)).toBe(date);
});

test('a visit was this month or one before, and the day that is stored stays', () => {
  const months = visitMonths('2026-01-31');
  expect(months.slice(0, 3)).toEqual(['2026-01-01', '2025-12-01', '2025-11-01']);
  expect(visitMonths('2026-01-31', '2025-12-24').slice(0, 2)).toEqual(['2026-01-01', '2025-12-24']);
  expect(visitMonths('2026-01-31', '2019-05-02').at(-1)).toBe('2019-05-02');
});
