import { expect, test } from 'vitest';
import { publicHolidays } from '#read-api/place/public-holidays.ts';

test('a calendar names its days in the languages that it has', async () => {
  const kenya = await publicHolidays('KE', '2027-05-01', '2027-06-30');
  expect(kenya).toEqual([
    { date: '2027-05-01', name: { fr: 'Fête du travail', en: 'Labour Day' } },
    { date: '2027-05-16', name: { fr: 'Fête du mouton', en: 'Feast of the Sacrifice (Eid al-Adha)' } },
    { date: '2027-06-01', name: { fr: 'Madaraka Day', en: 'Madaraka Day' } },
  ]);
});

test('a day without a name in a language has its English one there, or else the one of the country', async () => {
  const nameOn = async (country: string, date: string) => (await publicHolidays(country, date, date))[0]?.name;
  expect((await nameOn('CI', '2027-03-06'))?.fr).toBe('Laylat al-Qadr');
  expect((await nameOn('AO', '2027-04-04'))?.fr).toBe('Peace Day');
  expect(await nameOn('SN', '2027-07-22')).toEqual({ fr: 'Magal de Touba', en: 'Magal de Touba' });
  expect(await nameOn('GW', '2027-08-03')).toEqual({ fr: 'Pidjiguiti Day', en: 'Pidjiguiti Day' });
});

test('days are in their order over the end of a year, both ends included, each once', async () => {
  const days = (await publicHolidays('CI', '2026-12-25', '2027-01-01')).map(({ date }) => date);
  expect(days).toEqual(['2026-12-25', '2027-01-01']);
  const year = (await publicHolidays('SN', '2027-01-01', '2027-12-31')).map(({ date }) => date);
  expect(year).toEqual([...new Set(year)].toSorted());
});

test.each(['CI', 'SN', 'BJ', 'TG', 'CM', 'NG', 'GH', 'KE', 'ZA', 'MA'])('%s has a calendar', async (country) => {
  expect((await publicHolidays(country, '2027-01-01', '2027-12-31')).length).toBeGreaterThan(6);
});

test('a country without a calendar has none', async () => {
  expect(await publicHolidays('XX', '2027-01-01', '2027-12-31')).toEqual([]);
});
