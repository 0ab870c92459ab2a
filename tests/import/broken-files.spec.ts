import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UnusableFile } from '#commands/company/import/problem.ts';
import { freshDatabase } from '../postgres.ts';
import { importing, storyOf } from './importing.ts';

const header = 'id,name,category,country,city,lat,lng,phone,website,email,size';
const good = (id: string) => `${id},Chez ${id},amenity/restaurant,CI,,,,,,,`;

describe('a row that is broken is refused with its line, its column and its reason, and the others go on', () => {
  const latin1 = Buffer.concat([
    Buffer.from('5,Caf'),
    Buffer.from([0xe9]),
    Buffer.from(' Awa,amenity/restaurant,CI,,,,,,,'),
  ]);
  const lines: readonly (readonly [string | Buffer, string | null, string])[] = [
    ['a,,amenity/restaurant,CI,,,,,,,', 'name', 'import.name-missing'],
    ['b,Chez B,amenity/volcano,CI,,,,,,,', 'category', 'import.category-unknown'],
    ['c,Chez C,,CI,,,,,,,', 'category', 'import.category-missing'],
    ['d,Chez D,amenity/restaurant,Atlantis,,,,,,,', 'country', 'import.country-unknown'],
    ['e,Chez E,amenity/restaurant,,,,,,,,', 'country', 'import.country-missing'],
    ['f,Chez F,amenity/restaurant,CI,,95,3,,,,', 'lat', 'import.out-of-range'],
    ['g,Chez G,amenity/restaurant,CI,,5,-200,,,,', 'lng', 'import.out-of-range'],
    ['h,Chez H,amenity/restaurant,CI,,north,3,,,,', 'lat', 'import.not-a-number'],
    ['i,Chez I,amenity/restaurant,CI,,5.3,,,,,', 'lng', 'import.point-incomplete'],
    ['j,PropriÃ©tÃ© du marchÃ©,amenity/restaurant,CI,,,,,,,', 'name', 'import.mojibake'],
    ['k,Caf\uFFFD Awa,amenity/restaurant,CI,,,,,,,', 'name', 'import.mojibake'],
    [latin1, 'name', 'import.not-utf8'],
    [`l,${'x'.repeat(1_000_000)},amenity/restaurant,CI,,,,,,,`, 'name', 'import.too-long'],
    ['m,Chez M,amenity/restaurant,CI', null, 'import.column-count'],
    ['n,Chez N,amenity/restaurant,CI,,,,,,,,,too,many', null, 'import.column-count'],
    ['o,Chez\u0007O,amenity/restaurant,CI,,,,,,,', 'name', 'import.control-character'],
    ['p,"Chez P,amenity/restaurant,CI,,,,,,,', null, 'import.quote-not-closed'],
    ['q,"Chez "Q",amenity/restaurant,CI,,,,,,,', null, 'import.quote-not-closed'],
    ['r,Chez R,amenity/restaurant,CI,,,,,javascript:alert(1),,', 'website', 'import.not-a-site'],
    ['s,Chez S,amenity/restaurant,CI,,,,,,chez s at example,', 'email', 'import.not-an-email'],
    ['t,Chez T,amenity/restaurant,CI,,,,,,,gigantic', 'size', 'import.size-unknown'],
    [`u,${'y'.repeat(3_000_000)},amenity/restaurant,CI,,,,,,,`, null, 'import.record-too-long'],
  ];

  test('whatever breaks it', async () => {
    await using db = await freshDatabase();
    const parts = [header, ...lines.flatMap(([line], index) => [line, good(`good-${index}`)])];
    const content = Buffer.concat(parts.flatMap((part) => [Buffer.from(part), Buffer.from('\n')]));
    const result = await importing(db, 'broken.csv', content);
    expect(result).toMatchObject({ registered: lines.length, refused: lines.length });
    expect(result.rejects.map(({ line, column, reason }) => [line, column, reason])).toEqual(
      lines.map(([, column, reason], index) => [2 + index * 2, column, reason]),
    );
    for (const { message } of result.rejects) {
      expect(message.fr).toMatch(/^[\p{L}«\d-]/u);
      expect(message.en).not.toBe(message.fr);
      expect(message.fr).not.toContain('import.');
    }
  });

  test('also in a file of JSON', async () => {
    await using db = await freshDatabase();
    const row = { id: 1, name: 'Chez Awa', category: 'amenity/restaurant', country: 'CI' };
    const content = [
      JSON.stringify(row),
      '{"id": 2, "name": ',
      '[1, 2]',
      JSON.stringify({ ...row, id: 4, name: null }),
      JSON.stringify({ ...row, id: 5, name: 'half \ud83d' }),
      '{"id": 6, "name": "nul \\u0000", "category": "amenity/restaurant", "country": "CI"}',
      JSON.stringify({ ...row, id: 7, name: { fr: 'x'.repeat(300) } }),
      JSON.stringify({ id: 8, nom: 'Chez Lui' }),
    ].join('\n');
    const { registered, rejects } = await importing(db, 'broken.ndjson', content);
    expect(registered).toBe(1);
    expect(rejects.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, null, 'import.not-json'],
      [3, null, 'import.not-json'],
      [4, 'name', 'import.name-missing'],
      [5, 'name', 'import.control-character'],
      [6, 'name', 'import.control-character'],
      [7, 'name', 'import.too-long'],
      [8, 'name', 'import.name-missing'],
    ]);
  });
});

test('a refused row tells every reason at once, in both languages, with the row as it was', async () => {
  await using db = await freshDatabase();
  const { rejects } = await importing(db, 'reasons.csv', `${header}\n9,,amenity/restaurant,XX,,95,,,,,\n`);
  expect(rejects).toEqual([
    {
      line: 2,
      column: 'name',
      reason: 'import.name-missing',
      message: { fr: 'Le nom manque.', en: 'The name is missing.' },
      also: [
        {
          column: 'country',
          reason: 'import.country-unknown',
          values: { text: 'XX' },
          message: { fr: 'Le pays «\u202fXX\u202f» n’est pas connu.', en: 'The country “XX” is not known.' },
        },
        {
          column: 'lat',
          reason: 'import.out-of-range',
          values: { value: 95, min: -90, max: 90 },
          message: {
            fr: '95 n’est pas possible ici\u202f: il faut un nombre de -90 à 90.',
            en: '95 is not possible here: give a number from -90 to 90.',
          },
        },
      ],
      row: {
        id: '9',
        name: '',
        category: 'amenity/restaurant',
        country: 'XX',
        city: '',
        lat: '95',
        lng: '',
        phone: '',
        website: '',
        email: '',
        size: '',
      },
    },
  ]);
});

test('an id that comes twice in a file is refused the second time', async () => {
  await using db = await freshDatabase();
  const { registered, rejects } = await importing(
    db,
    'twice.csv',
    `${header}\n${good('1')}\n${good('2')}\n1,Other,amenity/restaurant,CI,,,,,,,\n`,
  );
  expect(registered).toBe(2);
  expect(rejects).toMatchObject([{ line: 4, column: 'id', reason: 'import.twice-in-file', row: { name: 'Other' } }]);
  expect(await storyOf(db, 3)).toEqual([]);
});

test('a quoted cell may hold lines, and the lines after it keep their numbers', async () => {
  await using db = await freshDatabase();
  const content = `\uFEFF${header}\r\n1,"Chez ""Awa""\r\net filles",amenity/restaurant,CI,,,,,,,\r\n\r\n2,,amenity/restaurant,CI,,,,,,,\r\n`;
  const { registered, rejects } = await importing(db, 'quoted.csv', content);
  expect(registered).toBe(1);
  expect(rejects).toMatchObject([{ line: 5, column: 'name' }]);
  expect((await storyOf(db, 1))[0]).toMatchObject({ data: { name: 'Chez "Awa" et filles' } });
});

describe('a file that cannot be used is refused as a whole', () => {
  const unusable: readonly (readonly [string, string, string | Buffer])[] = [
    ['is empty', 'import.file-empty', ''],
    ['is UTF-16', 'import.file-not-text', Buffer.from('\uFEFFname,category\nx,y\n', 'utf16le')],
    ['is not text', 'import.file-not-text', Buffer.from([0x1f, 0x8b, 0, 0, 1, 2, 3])],
    ['has no column for the name', 'import.field-without-column', 'a,b,c\n1,2,3\n'],
    ['has a header that is not UTF-8', 'import.header-not-utf8', Buffer.from([0x6e, 0xe9, 0x0a])],
  ];
  test.each(unusable)('when it %s', async (_, code, content) => {
    await using db = await freshDatabase();
    await expect(importing(db, 'unusable.csv', content)).rejects.toMatchObject({ code });
  });

  test('when a map names a field or a column that does not exist', async () => {
    await using db = await freshDatabase();
    for (const [map, code] of [
      ['nom=name', 'import.map-unknown'],
      ['name', 'import.map-unknown'],
      ['name=Nom', 'import.map-column-missing'],
    ] as const)
      await expect(importing(db, 'map.csv', `${header}\n`, { map: [map] })).rejects.toMatchObject({ code });
  });

  test('with a name that people can read', () => expect(new UnusableFile('import.file-empty')).toBeInstanceOf(Error));
});

const naughty = join(import.meta.dirname, '../../../shared/data/moderation/big_list_of_naughty_strings.json');

test.runIf(existsSync(naughty))('naughty strings in every cell neither stop an import nor disappear', async () => {
  await using db = await freshDatabase();
  const strings: string[] = JSON.parse(readFileSync(naughty, 'utf8'));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const columns = header.split(',');
  const rows = strings.flatMap((text, index) => [
    [`n${index}`, text, 'amenity/restaurant', 'CI', ...Array(7).fill('')],
    columns.map((column) => (column === 'id' ? `a${index}` : text)),
    ['', 'Chez Awa', 'amenity/restaurant', 'CI', text, '', '', text, '', '', ''],
  ]);
  const csv = [header, ...rows.map((row) => row.map(quoted).join(','))].join('\n');
  const result = await importing(db, 'naughty.csv', csv);
  expect(result.rows).toBe(rows.length);
  expect(result.registered + result.refused + result.alreadyThere).toBe(rows.length);
  expect(result.registered).toBeGreaterThan(strings.length);
  const json = rows
    .map((row) => JSON.stringify(Object.fromEntries(columns.map((column, i) => [column, row[i]]))))
    .join('\n');
  const again = await importing(db, 'naughty.ndjson', json, { source: 'json' });
  expect(again.registered + again.refused).toBe(rows.length);
  expect(again.registered).toBe(result.registered);
});
