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

test('every requirement is shown by a test, met by construction, an exception with its reason, or open', () => {
  const answered = /^([\w./-]+\.spec\.tsx?(, )?)+$|^by construction$|^exception: .{10,}$|^\*\*open\*\*$/;
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter(({ how, shown }) => !how || !answered.test(shown)).map(({ number }) => number)).toEqual([]);
});

test('no requirement is answered twice', () => {
  const numbers = rows.flatMap(({ number }) => number.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([]);
});
