import { expect, test } from 'vitest';
import type { OpenInterval, Planning } from '#domain/company/company.events.ts';
import { openWeek } from '#read-api/company/open-week.ts';

const hours = (openingMin: number, closingMin: number): OpenInterval => ({ openingMin, closingMin });
const everyDay = (interval: OpenInterval): Planning['week'] => Array.from({ length: 7 }, () => [interval]);
const planning = (given: Partial<Planning>): Planning => ({
  ...{ title: null, timeZone: 'Africa/Nairobi', startingDate: null, endDate: null, holidays: [] },
  week: [[], [], [], [], [], [], []],
  ...given,
});
const on = (instant: string, ...plannings: Planning[]) => openWeek(plannings, new Date(instant));

test('open on Saturday is about the next one, which is today on a Saturday', () => {
  const shop = planning({
    week: [[], [], [], [], [], [hours(540, 720)], []],
    holidays: [{ title: 'Inventaire', from: '2026-03-07', to: '2026-03-07', intervals: [], publicHoliday: null }],
  });
  expect(on('2026-03-02T10:00:00Z', shop).saturday).toBe(false);
  // closed by now, but today is still the Saturday
  expect(on('2026-03-07T20:00:00Z', shop).saturday).toBe(false);
  // Sunday in Nairobi
  expect(on('2026-03-07T21:30:00Z', shop).saturday).toBe(true);
  expect(on('2026-03-14T18:00:00Z', shop).saturday).toBe(true);
});

test('who is open on Friday until after midnight is not said to open on Saturday', () =>
  expect(on('2026-03-02T10:00:00Z', planning({ week: [[], [], [], [], [hours(1200, 1560)], [], []] }))).toMatchObject({
    saturday: false,
    aroundTheClock: false,
  }));

test.each([
  ['2026-03-02T10:00:00Z', [hours(480, 1200)], false],
  ['2026-03-02T10:00:00Z', [hours(480, 1230)], true],
  ['2026-03-02T10:00:00Z', [hours(1140, 1560)], true],
  // half past eight in Nairobi, and past the closing hour
  ['2026-03-02T17:30:00Z', [hours(480, 1220)], false],
  ['2026-03-02T17:30:00Z', [hours(480, 1320)], true],
])('open tonight is after eight, and not over: at %s', (instant, open, expected) => {
  const { tonightUntil } = on(instant, planning({ week: [open, [], [], [], [], [], []] }));
  expect(Date.parse(instant) < tonightUntil).toBe(expected);
});

test('open tonight is about today, open on Sunday about the next one', () => {
  const bar = planning({ week: [[], [], [], [], [], [], [hours(1080, 1440)]] });
  const monday = on('2026-03-02T10:00:00Z', bar);
  expect([monday.sunday, monday.tonightUntil]).toEqual([true, 0]);
  expect(on('2026-03-08T10:00:00Z', bar).tonightUntil).toBeGreaterThan(Date.parse('2026-03-08T20:00:00Z'));
  const closed = { title: 'Fête', from: '2026-03-08', to: '2026-03-08', intervals: [], publicHoliday: null };
  expect(on('2026-03-02T10:00:00Z', { ...bar, holidays: [closed] }).sunday).toBe(false);
});

test.each([
  ['from midnight to midnight', everyDay(hours(0, 1440)), true],
  ['until a minute before midnight', everyDay(hours(0, 1439)), true],
  ['from six to six', everyDay(hours(360, 1800)), true],
  ['on all days but Sunday', [...everyDay(hours(0, 1440)).slice(1), []], false],
  ['until ten', everyDay(hours(0, 1320)), false],
])('open %s is around the clock or not', (_, week, expected) =>
  expect(on('2026-03-02T10:00:00Z', planning({ week })).aroundTheClock).toBe(expected),
);

test('a day closed in the week ahead is no time around the clock', () => {
  const clinic = planning({
    week: everyDay(hours(0, 1440)),
    holidays: [{ title: 'Noël', from: '2026-12-25', to: '2026-12-25', intervals: [], publicHoliday: null }],
  });
  expect(on('2026-12-15T10:00:00Z', clinic).aroundTheClock).toBe(true);
  expect(on('2026-12-20T10:00:00Z', clinic).aroundTheClock).toBe(false);
});

test('it holds until the end of the day where the company is, and for ever where no hours are known', () => {
  expect(on('2026-03-02T10:00:00Z', planning({})).until).toBe(Date.parse('2026-03-02T21:00:00Z'));
  expect(on('2026-03-02T10:00:00Z')).toEqual({
    ...{ saturday: false, sunday: false, tonightUntil: 0, aroundTheClock: false },
    until: Infinity,
  });
});
