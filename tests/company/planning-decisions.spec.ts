import { describe, expect, test } from 'vitest';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import type { Planning } from '#domain/company/company.events.ts';
import { company } from '#domain/company/company.ts';
import { hoursOn } from '#domain/company/hours-on-day.ts';
import type { Message } from '#domain/decider.ts';
import { given } from '#tests/given.ts';
import { context as anywhere, planning as fixture, pharmacy } from './companies.ts';

const { approved: _, online: __, ...facts } = pharmacy;
const registered: Message = { type: 'CompanyRegistered', data: facts };
const context = { ...anywhere, now: new Date('2026-11-25T10:00:00Z') };
const interval = (from: number, to: number) => ({ openingMin: from * 60, closingMin: to * 60 });
const everyDay = (...intervals: ReturnType<typeof interval>[]): Planning['week'] => Array(7).fill(intervals);
const usual: Planning = {
  ...fixture,
  ...{ title: null, timeZone: 'Africa/Nairobi', startingDate: null, endDate: null },
  week: everyDay(interval(8, 18)),
  holidays: [],
};
const day = (date: string, more: Partial<Planning['holidays'][number]> = {}) => ({
  ...{ title: null, from: date, to: date, intervals: [], publicHoliday: null },
  ...more,
});
const planned = (...plannings: Planning[]) => ({
  type: 'OpeningHoursPlanned' as const,
  data: { companyId: 1, plannings },
});
const change = (date: string, intervals: ReturnType<typeof interval>[] | null): CompanyCommand => ({
  type: 'ChangeDayHours',
  data: { companyId: 1, date, title: null, intervals },
});

describe('a single day', () => {
  test('is closed, or has hours of its own; the usual week stays', () => {
    given(company, registered, planned(usual))
      .when(change('2026-11-25', []), context)
      .then(planned({ ...usual, holidays: [day('2026-11-25')] }));
    given(company, registered, planned({ ...usual, holidays: [day('2026-11-25')] }))
      .when(change('2026-11-25', [interval(8, 17)]), context)
      .then(planned({ ...usual, holidays: [day('2026-11-25', { intervals: [interval(8, 17)] })] }));
  });

  test('is as usual again, and the same said twice changes nothing', () => {
    const closed = { ...usual, holidays: [day('2026-11-25'), day('2026-12-24')] };
    given(company, registered, planned(closed))
      .when(change('2026-11-25', null), context)
      .then(planned({ ...usual, holidays: [day('2026-12-24')] }));
    given(company, registered, planned(closed)).when(change('2026-11-25', []), context).thenNothing();
  });

  test('that is over for more than a year is forgotten', () => {
    given(company, registered, planned({ ...usual, holidays: [day('2025-11-01'), day('2026-01-02')] }))
      .when(change('2026-11-25', []), context)
      .then(planned({ ...usual, holidays: [day('2026-01-02'), day('2026-11-25')] }));
  });

  test('is refused where openings overlap, where no usual week is known, and when somebody saved meanwhile', () => {
    given(company, registered, planned(usual))
      .when(change('2026-11-25', [interval(8, 12), interval(11, 18)]), context)
      .rejects('company.hours-overlap');
    given(company, registered).when(change('2026-11-25', []), context).rejects('company.usual-week-missing');
    given(company, registered, planned(usual))
      .when(
        { type: 'ChangeDayHours', data: { companyId: 1, edited: 0, date: '2026-11-25', title: null, intervals: [] } },
        context,
      )
      .rejects('company.edited-meanwhile');
  });
});

const ramadan = {
  ...{ title: 'Ramadan', timeZone: 'Africa/Nairobi', startingDate: '2027-02-08', endDate: '2027-03-09' },
  week: everyDay(interval(9, 15)),
};

describe('a period', () => {
  const plan = (period: Omit<Planning, 'holidays'>, instead: object | null = null): CompanyCommand =>
    ({ type: 'PlanPeriod', data: { companyId: 1, period, instead } }) as CompanyCommand;

  test('is added beside the usual week', () => {
    given(company, registered, planned(usual))
      .when(plan(ramadan), context)
      .then(planned(usual, { ...ramadan, holidays: [] }));
  });

  test('takes the place of the one that was edited, or of one with the same dates', () => {
    const before = { ...ramadan, holidays: [day('2027-02-20')] };
    const later = { ...ramadan, endDate: '2027-03-10' };
    const dates = { startingDate: ramadan.startingDate, endDate: ramadan.endDate };
    given(company, registered, planned(before, usual))
      .when(plan(later, dates), context)
      .then(planned({ ...later, holidays: before.holidays }, usual));
    given(company, registered, planned(before, usual))
      .when(plan({ ...ramadan, title: 'Carême' }), context)
      .then(planned({ ...before, title: 'Carême' }, usual));
  });

  test('is removed, the usual week never', () => {
    const { startingDate, endDate } = ramadan;
    given(company, registered, planned(usual, { ...ramadan, holidays: [] }))
      .when({ type: 'RemovePeriod', data: { companyId: 1, startingDate, endDate } }, context)
      .then(planned(usual));
    given(company, registered, planned(usual))
      .when({ type: 'RemovePeriod', data: { companyId: 1, startingDate: null, endDate: null } }, context)
      .thenNothing();
  });

  test('is refused when it ends before it begins, is gone, or is one too many', () => {
    given(company, registered, planned(usual))
      .when(plan({ ...ramadan, endDate: '2027-02-07' }), context)
      .rejects('company.dates-reversed');
    given(company, registered, planned(usual))
      .when(plan(ramadan, { startingDate: '2027-01-01', endDate: '2027-01-02' }), context)
      .rejects('company.period-unknown');
    const many = Array.from({ length: 19 }, (_, index) => ({
      ...{ ...ramadan, holidays: [] },
      ...{ startingDate: `2027-05-${index + 10}`, endDate: `2027-05-${index + 10}` },
    }));
    given(company, registered, planned(usual, ...many))
      .when(plan(ramadan), context)
      .rejects('company.too-many-plannings');
  });
});

describe('public holidays', () => {
  const name = { fr: 'Noël', en: 'Christmas Day' };
  const observe = (...dates: string[]): CompanyCommand => ({
    type: 'ObserveHolidays',
    data: { companyId: 1, from: '2026-12-01', to: '2027-11-30', days: dates.map((date) => ({ date, name })) },
  });
  const open = day('2026-12-25', { intervals: [interval(10, 13)], publicHoliday: name });

  test('are closed, in the order of their dates, beside single days', () => {
    given(company, registered, planned({ ...usual, holidays: [day('2026-12-28')] }))
      .when(observe('2027-01-01', '2026-12-25'), context)
      .then(
        planned({
          ...usual,
          holidays: [
            day('2026-12-25', { publicHoliday: name }),
            day('2026-12-28'),
            day('2027-01-01', { publicHoliday: name }),
          ],
        }),
      );
  });

  test('keep hours of their own; those no longer chosen are days as usual, those outside the dates stay', () => {
    const past = day('2026-10-20', { publicHoliday: name });
    given(
      company,
      registered,
      planned({ ...usual, holidays: [past, open, day('2027-01-01', { publicHoliday: name })] }),
    )
      .when(observe('2026-12-25'), context)
      .then(planned({ ...usual, holidays: [past, open] }));
  });

  test('stay holidays when the day gets hours of its own', () => {
    given(company, registered, planned({ ...usual, holidays: [day('2026-12-25', { publicHoliday: name })] }))
      .when(change('2026-12-25', [interval(10, 13)]), context)
      .then(planned({ ...usual, holidays: [open] }));
  });
});

test('a later period stands before an earlier one, a single day before both', () => {
  const december = {
    ...ramadan,
    startingDate: '2026-12-01',
    endDate: '2026-12-31',
    week: everyDay(interval(8, 22)),
    holidays: [],
  };
  const works = { ...december, startingDate: '2026-12-20', endDate: '2027-03-31', week: everyDay() };
  const all = [works, { ...usual, holidays: [day('2026-12-24', { intervals: [interval(7, 9)] })] }, december];
  expect(hoursOn(all, '2026-11-30')).toEqual([interval(8, 18)]);
  expect(hoursOn(all, '2026-12-10')).toEqual([interval(8, 22)]);
  expect(hoursOn(all, '2026-12-21')).toEqual([]);
  expect(hoursOn(all, '2026-12-24')).toEqual([interval(7, 9)]);
  expect(hoursOn([december], '2026-11-30')).toBeNull();
});
