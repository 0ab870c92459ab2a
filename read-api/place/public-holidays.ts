import type { HolidayName } from '#domain/company/company.events.ts';
import { type Language, languages } from '#domain/language.ts';

export type PublicHoliday = { readonly date: string; readonly name: Readonly<Record<Language, string>> };

/** The calendars are large: they are read when somebody first asks for one. */
const calendars = async () => {
  const [{ default: Holidays }, { data }] = await Promise.all([import('date-holidays'), import('date-holidays/data')]);
  return { Holidays, data };
};

/**
 * Returns the public holidays of a country between two days, both included, in their order; none for a country without a
 * calendar. A day that has no name in French or English has its English one there, or else the one of the country. Those of
 * the moon may be a day off.
 */
export const publicHolidays = async (country: string, from: string, to: string): Promise<readonly PublicHoliday[]> => {
  const { Holidays, data } = await calendars();
  const days = data.holidays[country]?.days ?? {};
  const hasName = (rule: string, lang: Language): boolean => {
    const { name, _name = '' } = days[rule] || {};
    return Boolean(name?.[lang] ?? data.names[_name]?.name?.[lang]);
  };
  const calendar = new Holidays(country);
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))];
  const named = new Map<string, HolidayName>();
  const otherwise = new Map<string, string>();
  for (const lang of languages)
    for (const { date: moment, type, rule, name } of years.flatMap((year) => calendar.getHolidays(year, lang))) {
      const date = moment.slice(0, 10);
      if (type !== 'public' || date < from || date > to) continue;
      const before = named.get(date) ?? { fr: null, en: null };
      named.set(date, hasName(rule, lang) ? { ...before, [lang]: before[lang] ?? name.slice(0, 200) } : before);
      // asked for English, a calendar that has none gives the name in a language of the country
      if (lang === 'en') otherwise.set(date, otherwise.get(date) ?? name.slice(0, 200));
    }
  return [...named]
    .map(([date, name]) => {
      const other = name.en ?? otherwise.get(date) ?? '';
      return { date, name: { fr: name.fr ?? other, en: other } };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
