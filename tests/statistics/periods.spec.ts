import { describe, expect, test } from 'vitest';
import { barsOf, lastFourWeeks, startOf } from '#read-api/statistics/periods.ts';

const today = '2026-11-25'; // a Wednesday
const days = [
  { day: '2026-11-25', count: 4 },
  { day: '2026-11-22', count: 3 }, // a Sunday
  { day: '2026-11-16', count: 2 }, // a Monday
  { day: '2026-10-31', count: 5 },
  { day: '2026-10-20', count: 7 },
  { day: '2025-01-01', count: 100 },
];

describe('what was counted', () => {
  test('is added up by day, with 0 where nothing was', () => {
    const bars = barsOf(days, 'day', today, false);
    expect([bars.length, bars[0]?.from, bars.at(-1)]).toEqual([28, '2026-10-29', { from: today, count: 4 }]);
    expect(bars.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([5, 2, 3, 4]);
  });

  test('by week, from Monday on in French and from Sunday on in English', () => {
    expect([startOf('week', '2026-11-22', false), startOf('week', '2026-11-22', true)]).toEqual([
      '2026-11-16',
      '2026-11-22',
    ]);
    expect(barsOf(days, 'week', today, false).slice(-2)).toEqual([
      { from: '2026-11-16', count: 5 },
      { from: '2026-11-23', count: 4 },
    ]);
    expect(barsOf(days, 'week', today, true).slice(-2)).toEqual([
      { from: '2026-11-15', count: 2 },
      { from: '2026-11-22', count: 7 },
    ]);
  });

  test('by month, twelve of them', () => {
    const bars = barsOf(days, 'month', today, false);
    expect([bars.length, bars[0]?.from]).toEqual([12, '2025-12-01']);
    expect(bars.slice(-2).map(({ count }) => count)).toEqual([12, 9]);
  });

  test('in the last four weeks stands beside the four before', () =>
    expect(lastFourWeeks(days, today)).toEqual({ count: 14, before: 7 }));
});
