import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tests = join(import.meta.dirname, '..');
const written = readFileSync(join(tests, '../infra/access/ASVS.md'), 'utf8');

const rows = written
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', , how = '', shown = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { number, how, shown };
  });

test('every test that the table of ASVS names is there', () => {
  const named = new Set(rows.flatMap(({ shown }) => shown.match(/[\w./-]+\.spec\.tsx?/g) ?? []));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((file) => !existsSync(join(tests, file)))).toEqual([]);
});

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: they come first in it, numbered from 1. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};
const asked = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

/** `1.3.2, 1.4.1–1.4.3` as the numbers that it means. */
const numbersIn = (cell: string): string[] =>
  cell
    .replace(/\(.*\)/, '')
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.trim().split('–');
      const section = first.replace(/\.\d+$/, '');
      const [from, to] = [first, last].map((one) => Number(one.split('.').at(-1)));
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`);
    });

test('every requirement is shown by a test, an exception with its reason, or does not apply for a reason', () => {
  const answered = /^([\w./-]+\.spec\.tsx?(, )?)+$|^(exception|does not apply): .{10,}$/;
  expect(rows.filter(({ how, shown }) => !how || !answered.test(shown)).map(({ number }) => number)).toEqual([]);
});

test('all requirements of levels 1 and 2 are answered, each once', () => {
  expect(asked).toHaveLength(253);
  const ofLevel3 = ['6.3.6'];
  const numbers = rows.flatMap(({ number }) => numbersIn(number)).filter((one) => !ofLevel3.includes(one));
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([]);
  expect(asked.filter((one) => !numbers.includes(one))).toEqual([]);
  expect(numbers.filter((one) => !asked.includes(one))).toEqual([]);
});
