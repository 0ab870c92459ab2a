import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPhones } from '#commands/company/import/phones.ts';

const numbers = (cell: string, country: string) => readPhones(cell, country).map(({ value }) => value);

test('a number that the country has becomes E.164, with its kind', () => {
  expect(readPhones('27 20 30 40 50', 'CI')).toEqual([{ type: 'tel', value: '+2252720304050', raw: '27 20 30 40 50' }]);
  expect(readPhones('0799 92 59 73', 'DZ')).toEqual([{ type: 'gsm', value: '+213799925973', raw: '0799 92 59 73' }]);
  expect(numbers('(+213) 026.83.82.89', 'DZ')).toEqual(['+21326838289']);
  expect(numbers('00 225 27 20 30 40 50', 'DZ')).toEqual(['+2252720304050']);
});

test('a number that the country does not have stays as it was written', () => {
  expect(readPhones('22 44 55 66', 'CI')).toEqual([{ type: 'tel', value: '22 44 55 66', raw: '22 44 55 66' }]);
  expect(numbers('+225 57526602', 'CI')).toEqual(['+225 57526602']);
  expect(numbers('046 463N344', 'DZ')).toEqual(['046 463N344']);
});

test('several numbers of a cell are parted, and each is told once', () => {
  expect(numbers('034 54 02 44 - 034 54 03 99', 'DZ')).toEqual(['+21334540244', '+21334540399']);
  expect(numbers('021 74 41 47 / 021 71 19 73', 'DZ')).toEqual(['+21321744147', '+21321711973']);
  expect(numbers('021 74 41 47; 021 71 19 73 ou 021 71 19 74', 'DZ')).toHaveLength(3);
  expect(numbers('036589246-036589248', 'DZ')).toEqual(['+21336589246', '+21336589248']);
  expect(numbers('038 60 27 54 - 60 27 54', 'DZ')).toEqual(['+21338602754']);
});

test('the end of a number is completed from its sibling, and from nothing else', () => {
  expect(numbers('049 22 07 43 - 22 07 52', 'DZ')).toEqual(['+21349220743', '+21349220752']);
  expect(numbers('038 43 40 26/27', 'DZ')).toEqual(['+21338434026', '+21338434027']);
  expect(numbers('(026) 73 92 62/ 68/ 60', 'DZ')).toEqual(['+21326739262', '+21326739268', '+21326739260']);
  expect(numbers('27 20 30 40 50 / 22 44 55 66', 'CI')).toEqual(['+2252720304050', '22 44 55 66']);
  expect(numbers('60 27 54 - 60 27 55', 'DZ')).toEqual(['60 27 54', '60 27 55']);
});

test('an extension or a post box stays with its number', () => {
  const [phone, ...others] = readPhones('0722731396/BOX 19352KHN NAIROBI', 'KE');
  expect(others).toEqual([]);
  expect(phone).toMatchObject({ type: 'gsm', value: '+254722731396', raw: '0722731396 / BOX 19352KHN NAIROBI' });
});

test('a number that is called a fax is one', () => {
  expect(readPhones('TEL : 038 45 47 47 - FAX : 038 55 76 35', 'DZ').map(({ type }) => type)).toEqual(['tel', 'fax']);
});

test('nothing that has no digit is a number', () => {
  expect(readPhones(' / ', 'DZ')).toEqual([]);
  expect(readPhones('Ask. Mr. A.', 'ET')).toEqual([]);
});

const real = join(import.meta.dirname, '../../../shared/data/search/phones_raw_africa.tsv');

test.runIf(existsSync(real))('most of the numbers that institutions publish become E.164', () => {
  const cells = readFileSync(real, 'utf8').trimEnd().split('\n').slice(1);
  const read = cells.flatMap((line) => {
    const [country = '', cell = ''] = line.split('\t');
    return numbers(cell, country);
  });
  const share = read.filter((value) => /^\+\d{8,15}$/.test(value)).length / read.length;
  console.info(`phones: ${read.length} numbers in ${cells.length} cells, ${(share * 100).toFixed(1)} % E.164`);
  expect(share).toBeGreaterThan(0.97);
});
