import type { HolidayName } from '#domain/company/company.events.ts';

export type PublicHoliday = { readonly date: string; readonly name: HolidayName };

const languages = ['fr', 'en'] as const;

/** The calendars are large: they are read when somebody first asks for one. */
const calendars = async () => {
  const [{ default: Holidays }, { data }] = await Promise.all([import('date-holidays'), import('date-holidays/data')]);
  return { Holidays, data };
};

/**
 * Returns the public holidays of a country between two days, both included, in their order; none for a country without a
 * calendar. A name is null in a language in which the calendar has none. Those of the moon may be a day off.
 */
export const publicHolidays = async (country: string, from: string, to: string): Promise<readonly PublicHoliday[]> => {
  const { Holidays, data } = await calendars();
  const days = data.holidays[country]?.days ?? {};
  const hasName = (rule: string, lang: (typeof languages)[number]): boolean => {
    const { name, _name = '' } = days[rule] || {};
    return Boolean(name?.[lang] ?? data.names[_name]?.name?.[lang]);
  };
  const calendar = new Holidays(country);
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))];
  const found = new Map<string, PublicHoliday>();
  for (const lang of languages)
    for (const { date: moment, type, rule, name } of years.flatMap((year) => calendar.getHolidays(year, lang))) {
      const date = moment.slice(0, 10);
      if (type !== 'public' || date < from || date > to) continue;
      const before = found.get(date)?.name ?? { fr: null, en: null };
      if (hasName(rule, lang))
        found.set(date, { date, name: { ...before, [lang]: before[lang] ?? name.slice(0, 200) } });
      else found.set(date, { date, name: before });
    }
  return [...found.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
