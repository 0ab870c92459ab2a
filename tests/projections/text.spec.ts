import { expect, test } from 'vitest';
import { z } from 'zod';
import { event } from '#domain/event.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projection, type Tally, table } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, rowsOf, tell } from './engine.ts';

const events = { TextSaid: event(z.object({ text: z.string() })) };

type TextRow = { key: string; text: string; list: string[]; document: { [name: string]: unknown }; times: number };

const tables = {
  text: table<TextRow>({
    columns: { key: 'text', text: 'text', list: 'text[]', document: 'jsonb', times: 'int' },
    key: ['key'],
  }),
};

const counted: Tally<TextRow> = { of: 'text', by: ({ text }) => [text.slice(0, 97)] };

const texts = projection(events)({
  name: 'texts',
  version: 1,
  tables,
  tallies: { counted: counted as Tally<never> },
  on: {
    TextSaid: ({ text: rows }, { data: { text } }) => {
      const key = text.slice(0, 97);
      const document = { [key]: text, deep: [[text, null, { text }]] };
      rows.upsert(key, { key, text, list: [text, 'NULL', text], document, times: 0 }, (row) => ({
        ...row,
        times: row.times + 1,
      }));
    },
  },
});

const same = [
  'tab\tand\\tab',
  'back\\slash \\\\ \\x41 \\b \\u0041 \\u0000 \\ud83c',
  'line\nand\r\nand\rand\\n',
  '\b\f\v\u0001\u001F\u007F\u0085',
  'é, e\u0301 and È',
  '🌍👩🏾‍⚕️🇨🇮',
  'one\u2028two\u2029three\uFEFF',
  'صيدلية النيل',
  `quotes " ' \` {braces, "and"} $1 %s`,
  'NULL',
  '\\N',
  '\\.',
  '',
  ' around ',
  '\uE000\uFFFD\uFFFF\u{10FFFF}',
  `long ${'aé🌍'.repeat(40_000)}`,
];
const mended = [
  ['nul\0inside\0', 'nulinside'],
  ['half \uD83C of a pair', 'half \uFFFD of a pair'],
  ['other \uDF0D half', 'other \uFFFD half'],
] as const;
const told = [...same.map((text) => [text, text] as const), ...mended];

const expected = told
  .map(([, text]): TextRow => {
    const key = text.slice(0, 97);
    const document = { [key]: text, deep: [[text, null, { text }]] };
    return { key, text, list: [text, 'NULL', text], document, times: 2 };
  })
  .toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));

test('every text comes through live writes, COPY and reading back to the byte: columns, keys, lists, documents, counts', async () => {
  await using db = await freshDatabase();
  const log = { store: postgresEventStore(db.pool), codec: codec(events, personKeys(db.pool)) };
  const world = { ...log, pool: db.pool };
  await beginEmpty(world, [texts]);
  await tell(
    world,
    [...told, ...told].map(([text]) => ({ type: 'TextSaid', data: { text } })),
  );
  await applyInOddBatches(world, texts);
  const expectAll = async () => {
    const rows = await rowsOf(db.pool, texts);
    expect(rows.text).toEqual(expected);
    expect(rows.counted).toEqual(expected.map(({ key }) => ({ entry: key, count: 1 })));
  };
  await expectAll();
  for (const mostRows of [50_000, 4]) {
    await rebuild(world, [texts], { mostRows });
    await expectAll();
  }
});
