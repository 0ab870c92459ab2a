import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOpeningHours } from '#commands/company/import/opening-hours.ts';

/** `8-12 14-18` for each day, Monday first. */
const week = (text: string) =>
  readOpeningHours(text)?.map((day) =>
    day.map(({ openingMin, closingMin }) => `${openingMin / 60}-${closingMin / 60}`).join(' '),
  );
const all = (day: string) => Array.from({ length: 7 }, () => day);

test('days, intervals and closed days are read', () => {
  expect(week('Mo-Fr 08:00-12:00,14:00-18:00; Sa 08:00-12:00')).toEqual([...all('8-12 14-18').slice(2), '8-12', '']);
  expect(week('08:00-17:00')).toEqual(all('8-17'));
  expect(week('Sa-Th 08:00-16:00')).toEqual(['8-16', '8-16', '8-16', '8-16', '', '8-16', '8-16']);
});

test('around the clock is every day in full', () => {
  expect(week('24/7')).toEqual(all('0-24'));
  expect(week('Mo-Sa 00:00-24:00')).toEqual([...all('0-24').slice(1), '']);
});

test('hours past midnight belong to the evening that they began in', () => {
  expect(week('Mo-Su 22:00-02:00')).toEqual(all('22-26'));
  expect(week('Su 18:00-03:00')).toEqual(['', '', '', '', '', '', '18-27']);
});

test('public holidays are left out of the ordinary week', () => {
  expect(week('Mo-Fr 09:00-18:00; PH off')).toEqual([...all('9-18').slice(2), '', '']);
  expect(week('Mo-Fr 09:00-18:00; Su,PH 10:00-12:00')).toEqual([...all('9-18').slice(2), '', '10-12']);
});

test('French words and loose spellings of the same thing are read', () => {
  expect(week('lundi-vendredi 8h-17h')).toEqual([...all('8-17').slice(2), '', '']);
  expect(week('Lun-Dim 07:30-22:30')).toEqual(all('7.5-22.5'));
});

test('what is vague, seasonal, open-ended, on appointment or unreadable is not guessed', () => {
  for (const text of [
    'Mo-Sa',
    'Mo-Fr 9:00+',
    'Mo-Su 08:00-18:00; Aug off',
    '"by appointment"',
    'Mo-Fr 08:00-16:00,',
    'Tout les jours 24/24',
    'sunrise-sunset',
    'off',
    '8hrs',
    '',
    '}{',
  ])
    expect(week(text), text).toBeUndefined();
});

const real = join(import.meta.dirname, '../../../shared/data/search/opening_hours_osm_africa.tsv');

test.runIf(existsSync(real))('most of the hours that mappers write are read', () => {
  const texts = readFileSync(real, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[1] ?? '');
  const share = texts.filter((text) => readOpeningHours(text)).length / texts.length;
  console.info(`opening hours: ${(share * 100).toFixed(1)} % of ${texts.length} strings read`);
  expect(share).toBeGreaterThan(0.9);
});
