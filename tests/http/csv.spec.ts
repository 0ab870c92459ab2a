import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '#infra/http/csv.ts';

test.each([
  [['awa@example.org', 'Awa Koné', 'fr'], 'awa@example.org,Awa Koné,fr\r\n'],
  [['', ''], ',\r\n'],
  [['Koné, Awa', 'the "Ada"', 'two\nlines'], '"Koné, Awa","the ""Ada""","two\nlines"\r\n'],
  [['+2250700000000', '+225 07', '+1+cmd'], "+2250700000000,'+225 07,'+1+cmd\r\n"],
  [['=1+1', '-1', '@SUM(A1)', '\tA', '=1,"2"'], `'=1+1,'-1,'@SUM(A1),'\tA,"'=1,""2"""\r\n`],
])('%j is written as one line', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test('whatever text is written is read again, and none of it begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2 }), (cells) => {
      const [read = []] = parse(csvLine(cells), { record_delimiter: '\r\n' }) as string[][];
      expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
      expect(read.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^\+\d+$/.test(cell))).toEqual([]);
    }),
  );
});
