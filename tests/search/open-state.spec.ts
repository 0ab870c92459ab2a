import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenInterval, Planning } from '#domain/company/company.events.ts';
import { openState } from '#read-api/company/open-state.ts';

const hours = (openingMin: number, closingMin: number): OpenInterval => ({
  openingMin: openingMin * 60,
  closingMin: closingMin * 60,
});
const planning = (given: Partial<Planning>): Planning => ({
  title: null,
  timeZone: 'Africa/Abidjan',
  startingDate: null,
  endDate: null,
  week: [[], [], [], [], [], [], []],
  holidays: [],
  ...given,
});
const everyDay = (...intervals: OpenInterval[]): Planning['week'] => Array.from({ length: 7 }, () => intervals);
const at = (instant: string, ...plannings: Planning[]) => openState(plannings, new Date(instant));

describe('a shop open from 8 to 12 and from 15 to 18', () => {
  const shop = planning({ week: everyDay(hours(8, 12), hours(15, 18)) });

  test('is open in the morning until noon', () =>
    expect(at('2026-03-02T09:00:00Z', shop)).toEqual({
      state: 'open',
      changesAt: '2026-03-02T12:00:00+00:00',
      validUntil: '2026-03-02T11:30:00.000Z',
      timeZone: 'Africa/Abidjan',
    }));

  test('is closing in the last half hour', () =>
    expect(at('2026-03-02T11:30:00Z', shop)).toMatchObject({
      state: 'closing',
      changesAt: '2026-03-02T12:00:00+00:00',
      validUntil: '2026-03-02T12:00:00.000Z',
    }));

  test('is closed at noon and says when it opens again', () =>
    expect(at('2026-03-02T12:00:00Z', shop)).toMatchObject({
      state: 'closed',
      changesAt: '2026-03-02T15:00:00+00:00',
      validUntil: '2026-03-02T15:00:00.000Z',
    }));
});

test('a bar open past midnight is still open on the morning of the day on which it is closed', () => {
  const bar = planning({ week: [[], [], [], [], [], [hours(20, 27)], []] });
  expect(at('2026-03-08T01:00:00Z', bar)).toMatchObject({ state: 'open', changesAt: '2026-03-08T03:00:00+00:00' });
  expect(at('2026-03-08T03:00:00Z', bar)).toMatchObject({ state: 'closed', changesAt: '2026-03-14T20:00:00+00:00' });
});

test('day and night, all week, is open for ever', () => {
  const clinic = planning({ week: everyDay(hours(0, 24)) });
  expect(at('2026-03-02T23:50:00Z', clinic)).toMatchObject({ state: 'open', changesAt: null, validUntil: null });
});

test('day and night all week closes for a holiday months away', () => {
  const clinic = planning({
    week: everyDay(hours(0, 24)),
    holidays: [{ title: null, from: '2026-12-25', to: '2026-12-25', intervals: [], publicHoliday: null }],
  });
  expect(at('2026-03-02T12:00:00Z', clinic)).toMatchObject({ state: 'open', changesAt: '2026-12-25T00:00:00+00:00' });
  expect(at('2026-12-25T12:00:00Z', clinic)).toMatchObject({ state: 'closed', changesAt: '2026-12-26T00:00:00+00:00' });
});

test('a holiday may have hours of its own', () => {
  const shop = planning({
    week: everyDay(hours(8, 18)),
    holidays: [
      { title: 'Assomption', from: '2026-08-15', to: '2026-08-15', intervals: [hours(10, 12)], publicHoliday: null },
    ],
  });
  expect(at('2026-08-15T09:00:00Z', shop)).toMatchObject({ state: 'closed', changesAt: '2026-08-15T10:00:00+00:00' });
  expect(at('2026-08-15T13:00:00Z', shop)).toMatchObject({ state: 'closed', changesAt: '2026-08-16T08:00:00+00:00' });
});

test('the hours of Ramadan stand before those of the year, and holidays before both', () => {
  const year = planning({
    week: everyDay(hours(8, 18)),
    holidays: [{ title: null, from: '2026-03-01', to: '2026-03-01', intervals: [], publicHoliday: null }],
  });
  const ramadan = planning({ startingDate: '2026-02-18', endDate: '2026-03-19', week: everyDay(hours(9, 15)) });
  expect(at('2026-02-20T16:00:00Z', year, ramadan)).toMatchObject({ state: 'closed' });
  expect(at('2026-03-20T16:00:00Z', year, ramadan)).toMatchObject({ state: 'open' });
  expect(at('2026-03-01T10:00:00Z', year, ramadan)).toMatchObject({ state: 'closed' });
});

test('outside its season a company is unknown, until the season begins', () => {
  const season = planning({ startingDate: '2026-06-01', endDate: '2026-09-30', week: everyDay(hours(8, 18)) });
  expect(at('2026-03-01T10:00:00Z', season)).toEqual({
    state: 'unknown',
    changesAt: null,
    validUntil: '2026-06-01T00:00:00.000Z',
    timeZone: 'Africa/Abidjan',
  });
  expect(at('2026-10-01T10:00:00Z', season)).toMatchObject({ state: 'unknown', validUntil: null });
});

test('without hours, or with a time zone that does not exist, it is unknown', () => {
  const nothing = { state: 'unknown', changesAt: null, validUntil: null, timeZone: null };
  expect(at('2026-03-01T10:00:00Z')).toEqual(nothing);
  expect(at('2026-03-01T10:00:00Z', planning({ timeZone: 'Africa/Wakanda' }))).toEqual(nothing);
});

test('closed all week never opens', () =>
  expect(at('2026-03-01T10:00:00Z', planning({}))).toMatchObject({
    state: 'closed',
    changesAt: null,
    validUntil: null,
  }));

test('in Cairo the night in which clocks go forward is an hour shorter', () => {
  const cairo = planning({ timeZone: 'Africa/Cairo', week: everyDay(hours(8, 20)) });
  expect(at('2026-04-23T20:00:00Z', cairo)).toMatchObject({ changesAt: '2026-04-24T08:00:00+03:00' });
  expect(at('2026-04-22T20:00:00Z', cairo)).toMatchObject({ changesAt: '2026-04-23T08:00:00+02:00' });
});

test('day and night stays open over every shift of the clocks', () => {
  for (const timeZone of ['Africa/Cairo', 'Africa/Casablanca'])
    for (const instant of ['2026-04-23T12:00:00Z', '2026-10-29T12:00:00Z', '2026-02-14T12:00:00Z'])
      expect(at(instant, planning({ timeZone, week: everyDay(hours(0, 24)) }))).toMatchObject({
        state: 'open',
        validUntil: null,
      });
});

test('in Casablanca hours follow the clocks of Ramadan', () => {
  const shop = planning({ timeZone: 'Africa/Casablanca', week: everyDay(hours(9, 18)) });
  expect(at('2026-02-13T20:00:00Z', shop)).toMatchObject({ changesAt: '2026-02-14T09:00:00+01:00' });
  expect(at('2026-02-15T20:00:00Z', shop)).toMatchObject({ changesAt: '2026-02-16T09:00:00+00:00' });
});

test('a long holiday of hours that meet past midnight ends when its last day does', () => {
  const intervals = [
    { openingMin: 0, closingMin: 5 },
    { openingMin: 6, closingMin: 1446 },
  ];
  const holidays = [{ title: null, from: '2026-01-01', to: '2026-01-15', intervals, publicHoliday: null }];
  const shop = planning({ timeZone: 'Africa/Cairo', week: everyDay(), holidays });
  expect(at('2026-01-01T00:00:00Z', shop)).toMatchObject({ state: 'open', changesAt: '2026-01-16T00:06:00+02:00' });
});

const interval = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 5, max: 1440 }))
  .map(([openingMin, length]) => ({ openingMin, closingMin: openingMin + length }));
const date = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const dates = fc.tuple(date, date).map(([a, b]) => (a <= b ? [a, b] : [b, a]) as [string, string]);
const someDay: fc.Arbitrary<OpenInterval[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<OpenInterval[]>([]) },
  { weight: 3, arbitrary: fc.array(interval, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant<OpenInterval[]>([hours(0, 24)]) },
);
const somePlanning: fc.Arbitrary<Planning> = fc.record({
  title: fc.constant(null),
  timeZone: fc.constantFrom('Africa/Cairo', 'Africa/Casablanca', 'Africa/Abidjan', 'Africa/Nairobi'),
  startingDate: fc.option(dates.map(([from]) => from)),
  endDate: fc.constant(null),
  week: fc.oneof(
    fc.array(someDay, { minLength: 7, maxLength: 7 }),
    someDay.map((each) => Array.from<OpenInterval[]>({ length: 7 }).fill([...each])),
  ),
  holidays: fc.array(
    fc
      .tuple(dates, someDay)
      .map(([[from, to], intervals]) => ({ title: null, from, to, intervals, publicHoliday: null })),
    { maxLength: 2 },
  ),
});
const ranged = fc
  .tuple(somePlanning, fc.option(dates))
  .map(([each, range]) => (range ? { ...each, startingDate: range[0], endDate: range[1] } : each));

test('an answer holds until the instant it gives, and not at it', () => {
  fc.assert(
    fc.property(
      fc.array(ranged, { maxLength: 2 }),
      fc.integer({ min: 0, max: 400 * 1440 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
      (plannings, minutes, samples) => {
        const instant = Date.UTC(2026, 0, 1) + minutes * 60_000;
        const now = openState(plannings, new Date(instant));
        const until = now.validUntil === null ? instant + 500 * 86_400_000 : Date.parse(now.validUntil);
        expect(until).toBeGreaterThan(instant);
        for (const sample of [...samples, 1])
          expect(openState(plannings, new Date(Math.floor(instant + sample * (until - 1 - instant))))).toEqual(now);
        if (now.validUntil) expect(openState(plannings, new Date(until)).state).not.toBe(now.state);
      },
    ),
    { numRuns: 400 },
  );
});
