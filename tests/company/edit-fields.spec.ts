import { expect, test } from 'vitest';
import { endsNextDay, hoursIn, intervalsOf, isHalf, overlap, textOfHours } from '#web/edit/day-hours.ts';
import { rowsIn, rowsOf, textOfRows } from '#web/edit/listed-rows.ts';

const formOf = (entries: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const hours = (...times: readonly string[]): FormData => formOf(times.map((time) => ['week-0', time] as const));

test('the times of a day are read in pairs, sorted, and past midnight', () => {
  const text = hoursIn('week-0', hours('18:00', '02:00', '08:00', '12:30', '', ''));
  expect(text).toBe('18:00-02:00\n08:00-12:30');
  expect(intervalsOf(text)).toEqual([
    { openingMin: 480, closingMin: 750 },
    { openingMin: 1080, closingMin: 1560 },
  ]);
  expect(textOfHours(intervalsOf(text))).toBe('08:00-12:30\n18:00-02:00');
  expect(hoursIn('week-0', hours('', '', '', ''))).toBe('');
  expect(intervalsOf('00:00-00:00')).toEqual([{ openingMin: 0, closingMin: 1440 }]);
});

test('one text says a whole day, as the choice between two versions sends it', () => {
  expect(hoursIn('week-0', hours('08:00-12:00\r\n14:00-18:00'))).toBe('08:00-12:00\n14:00-18:00');
  expect(hoursIn('week-0', hours(''))).toBe('');
});

test('a time alone, and two openings at once, are faults; a night is none', () => {
  expect([isHalf('08:00-'), isHalf('-18:00'), isHalf('08:00-18:00'), isHalf('ab:00-18:00')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([overlap('08:00-13:00\n12:00-18:00'), overlap('08:00-12:00\n12:00-18:00')]).toEqual([true, false]);
  expect([endsNextDay(['18:00', '02:00']), endsNextDay(['08:00', '18:00'])]).toEqual([true, false]);
});

test('rows are read with the ticks that hide them, by their place', () => {
  const form = formOf([
    ['tel', '20 30 40 50'],
    ['tel', ''],
    ['tel', ' 07 07 '],
    ['tel-hidden', '2'],
  ]);
  const rows = [
    { raw: '20 30 40 50', public: true },
    { raw: '07 07', public: false },
  ];
  expect(rowsOf(rowsIn('tel', form))).toEqual(rows);
  expect(rowsOf(rowsIn('tel', formOf([['tel', textOfRows(rows).replaceAll('\n', '\r\n')]])))).toEqual(rows);
  expect(rowsIn('tel', formOf([]))).toBe('');
});
