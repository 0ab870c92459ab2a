import { expect, test } from 'vitest';
import type { Planning } from '#domain/company/company.events.ts';
import { businessHours } from '#web/company/business-hours.ts';

const at = new Date('2026-11-21T10:00:00Z');
const interval = (openingMin: number, closingMin: number) => ({ openingMin, closingMin });
const week = (...given: Planning['week']): Planning['week'] => Array.from({ length: 7 }, (_, day) => given[day] ?? []);
const planning = (more: Partial<Planning>): Planning => ({
  title: null,
  timeZone: 'Africa/Abidjan',
  startingDate: null,
  endDate: null,
  week: week(),
  holidays: [],
  ...more,
});
const day = (name: string) => `https://schema.org/${name}`;
type Told = ReturnType<typeof businessHours>['openingHoursSpecification'];
const untyped = (all: Told) => all?.map(({ '@type': _type, ...more }) => more);
const told = (...plannings: Planning[]) => untyped(businessHours(plannings, at).openingHoursSpecification);
const special = (...plannings: Planning[]) => untyped(businessHours(plannings, at).specialOpeningHoursSpecification);

test('days with the same hours stand together, a lunch break makes two', () => {
  const morning = interval(480, 720);
  expect(told(planning({ week: week([morning, interval(840, 1080)], [morning]) }))).toEqual([
    { dayOfWeek: [day('Monday'), day('Tuesday')], opens: '08:00', closes: '12:00' },
    { dayOfWeek: [day('Monday')], opens: '14:00', closes: '18:00' },
  ]);
});

test('past midnight closes before it opens, midnight and round the clock end with the last minute', () => {
  expect(
    told(planning({ week: week([interval(1080, 1560)], [interval(600, 1440)], [interval(0, 1440)]) }))?.map(
      ({ opens, closes }) => [opens, closes],
    ),
  ).toEqual([
    ['18:00', '02:00'],
    ['10:00', '23:59'],
    ['00:00', '23:59'],
  ]);
});

test('a week for a time says when it holds and which days it shuts', () => {
  const ramadan = planning({
    startingDate: '2027-02-08',
    endDate: '2027-03-09',
    week: week([interval(540, 900)]),
  });
  expect(told(ramadan)).toEqual([
    {
      validFrom: '2027-02-08',
      validThrough: '2027-03-09',
      dayOfWeek: [day('Monday')],
      opens: '09:00',
      closes: '15:00',
    },
    {
      validFrom: '2027-02-08',
      validThrough: '2027-03-09',
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(day),
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});

test('special days stand apart with hours of their own, shut or open; what is over is not told', () => {
  const holiday = (date: string, ...intervals: Planning['holidays'][number]['intervals']) => ({
    title: null,
    from: date,
    to: date,
    intervals,
    publicHoliday: null,
  });
  const over = planning({ endDate: '2026-01-31', week: week([interval(0, 600)]) });
  const now = planning({
    holidays: [holiday('2026-12-25'), holiday('2026-12-31', interval(480, 720)), holiday('2026-08-07')],
  });
  expect(told(over, now)).toBeUndefined();
  expect(special(over, now)).toEqual([
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '08:00', closes: '12:00' },
  ]);
});

test('unknown hours are not told at all', () => {
  expect(businessHours([], at)).toEqual({});
});
