import type { OpenInterval, Planning } from '#domain/company/company.events.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Times = { readonly opens: string; readonly closes: string };

/** Schema.org's words: a closing before the opening is of the next morning, and midnight is the last minute of the day. */
const timesOf = ({ openingMin, closingMin }: OpenInterval): Times => {
  const last = closingMin === 1440 || closingMin - openingMin === 1440 ? closingMin - 1 : closingMin;
  return { opens: clock(openingMin), closes: clock(last) };
};

const shut: Times = { opens: '00:00', closes: '00:00' };

type Validity = { readonly validFrom?: string | undefined; readonly validThrough?: string | undefined };

const specification = (times: Times, more: Validity & { readonly dayOfWeek?: readonly string[] }) => ({
  '@type': 'OpeningHoursSpecification',
  ...more,
  ...times,
});

/** Days with the same hours stand together. A week for a time only says which days are shut, since it replaces another. */
const weekOf = ({ week, startingDate, endDate }: Planning) => {
  const validity = { validFrom: startingDate ?? undefined, validThrough: endDate ?? undefined };
  const daysOf = new Map<string, { times: Times; days: string[] }>();
  const add = (times: Times, day: string): void => {
    const key = `${times.opens} ${times.closes}`;
    const same = daysOf.get(key) ?? { times, days: [] };
    same.days.push(`https://schema.org/${day}`);
    daysOf.set(key, same);
  };
  week.forEach((intervals, index) => {
    const day = days[index] ?? '';
    for (const interval of intervals) add(timesOf(interval), day);
    if (intervals.length === 0 && (startingDate || endDate)) add(shut, day);
  });
  return [...daysOf.values()].map(({ times, days: dayOfWeek }) => specification(times, { ...validity, dayOfWeek }));
};

const holidaysOf = ({ holidays }: Planning, today: string) =>
  holidays
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to, intervals }) =>
      (intervals.length > 0 ? intervals.map(timesOf) : [shut]).map((times) =>
        specification(times, { validFrom: from, validThrough: to }),
      ),
    );

/**
 * The hours of a company that are not over at `at`, as schema.org has them: those of weeks, and those of single days and
 * holidays, which stand before them. Nothing when none are known.
 */
export const businessHours = (plannings: readonly Planning[], at: Date) => {
  const today = at.toISOString().slice(0, 10);
  const coming = plannings.filter(({ endDate }) => endDate === null || endDate >= today);
  const hours = coming.flatMap(weekOf);
  const special = coming.flatMap((planning) => holidaysOf(planning, today));
  return {
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
};
