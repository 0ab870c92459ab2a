import { sql } from 'kysely';
import { dayOf } from '#domain/calendar.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { type Bar, barsOf, type CountedDay, lastFourWeeks, type Period } from './periods.ts';

/** What is counted of a company's page: visitors, once a day each; numbers shown in full; chats opened. */
const measures = ['visits', 'phones', 'whatsapp'] as const;
export type Measure = (typeof measures)[number];

const measureOf = { visit: 'visits', 'phone-reveal': 'phones', 'whatsapp-tap': 'whatsapp' } as const;

export type CompanyCounts = {
  readonly period: Period;
  readonly of: Readonly<
    Record<Measure, { readonly bars: readonly Bar[]; readonly count: number; readonly before: number }>
  >;
};

const keptDays = 400;

/** Returns what was counted of a company's page: the last four weeks, and each of the last days, weeks or months. */
export const companyCounts = async (
  db: Database,
  companyId: number,
  { period, lang, now }: { readonly period: Period; readonly lang: Language; readonly now: Date },
): Promise<CompanyCounts> => {
  const today = dayOf(now);
  const { rows } = await sql<CountedDay & { readonly what: keyof typeof measureOf }>`
    select 'visit' as what, day::text, visits as count from statistics.visit
    where company_id = ${companyId} and day > ${today}::date - ${keptDays}::int
    union all
    select event, day::text, times from statistics.company_event
    where company_id = ${companyId} and event in ('phone-reveal', 'whatsapp-tap')
      and day > ${today}::date - ${keptDays}::int`.execute(db);
  const days = Map.groupBy(rows, ({ what }) => measureOf[what]);
  const counted = (measure: Measure) => {
    const some = days.get(measure) ?? [];
    return { bars: barsOf(some, period, today, lang === 'en'), ...lastFourWeeks(some, today) };
  };
  return { period, of: { visits: counted('visits'), phones: counted('phones'), whatsapp: counted('whatsapp') } };
};
