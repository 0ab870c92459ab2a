import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect } from 'vitest';
import { parseCells } from '#commands/company/import/csv-cells.ts';
import { parseObject } from '#commands/company/import/ndjson-cells.ts';
import { readOpeningHours } from '#commands/company/import/opening-hours.ts';
import { recordsOf } from '#commands/company/import/records.ts';
import { videoOf } from '#domain/company/video-link.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { maxPdfBytes } from '#infra/documents/pdf-content.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { cookieOf } from '#infra/http/cookies.ts';
import { fieldErrors } from '#infra/http/field-errors.ts';
import { imageKinds } from '#infra/media/image-kinds.ts';
import { prepareImage } from '#infra/media/prepare-image.ts';
import { queryWords } from '#read-api/search/query-terms.ts';
import { pageSearch } from '#read-api/search/search-companies.ts';
import { photo } from '#tests/media/pictures.ts';
import { packed, pdf } from '#tests/profile/pdf.ts';
import { BBCode } from '#web/bbcode/bbcode.tsx';
import { damaged, fuzz, heapOf } from './fuzz.ts';

const folder = mkdtempSync(join(tmpdir(), 'sokoni-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const documents = documentsIn(folder);
let document = 0;
const takePdf = (bytes: Buffer) => documents.takePdf(bytes, String(document++).padStart(22, 'x'));
const pdfParts = [
  ...[
    'stream\n',
    'endstream ',
    '\n1 0 obj\n',
    'endobj\n',
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    '/ObjStm ',
    '/Kids ',
    '1 0 R ',
  ],
  ...[
    '/Filter /FlateDecode ',
    'xref\n',
    'trailer ',
    'startxref ',
    '0000000001 00000 n \n',
    '%%EOF\n',
    '9',
    '#4',
    '%',
    ' ',
  ],
];
fuzz(
  'CVs made of nothing but signs',
  heapOf(pdfParts, maxPdfBytes - 64).map((text) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`, 'latin1')),
  takePdf,
  { share: 0.3 },
);
fuzz('CVs that are damaged', damaged([pdf(), pdf({ pages: 3, objects: [packed('7 0 << /A 1 >>')] })]), takePdf, {
  share: 0.3,
});

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const pictures = await Promise.all(formats.map((format) => photo(320, 240, format)));
const kinds = Object.keys(imageKinds) as (keyof typeof imageKinds)[];
fuzz('pictures', fc.tuple(damaged(pictures), fc.constantFrom(...kinds)), ([bytes, kind]) => prepareImage(bytes, kind));

const csv = heapOf(['"', '""', ',', ';', '\n', '\r\n', '"a', 'a"', '\0', 'é', '"\n"', ',"', '",'], 128 * 1024);
async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
// directories are brought in by a process of its own
fuzz(
  'directories as CSV',
  csv,
  async (text) => {
    for await (const records of recordsOf(once(text), ','))
      parseCells(
        records.filter((record) => 'bytes' in record),
        ',',
      );
  },
  { maxMs: 1000 },
);
fuzz('rows as JSON', heapOf(['{', '}', '"a"', ':', '[', ']', ',', '1e9', '\\u0000'], 128 * 1024), (text) =>
  parseObject({ line: 1, bytes: Buffer.from(text), end: text.length }),
);

const marks = ['b', 'i', 'url', 'list', '*', 'quote', 'img', 'youtube'].flatMap((tag) => [`[${tag}]`, `[/${tag}]`]);
// React as it is while one develops takes ten times as long: `fuzz-http.spec.ts` holds the built one to its time
fuzz(
  'texts with BBCode',
  heapOf([...marks, '[url=', '[url="', '[', ']', '=', '\n', ' ', 'a '], 20_000),
  (text) => renderToStaticMarkup(createElement(BBCode, { text })),
  { maxMs: 1000 },
);

const hours = [
  'Mo',
  '-Fr',
  'Su',
  ' 08:00',
  '-18:00',
  ',',
  '; ',
  'PH',
  ' off',
  '24/7',
  '+',
  'week ',
  '1-53',
  'Jan',
  '"x"',
];
fuzz(
  'opening hours',
  heapOf([...hours, 'easter', 'sunrise', '(', ')', '[1]', '||', '/2', '2026'], 255),
  readOpeningHours,
  {
    share: 2,
  },
);

fuzz(
  'facts of every kind',
  fc.tuple(fc.constantFrom(...Object.keys(catalogue)), fc.jsonValue({ maxDepth: 6 })),
  (given) => {
    const [type, data] = given as [keyof typeof catalogue, unknown];
    const { error } = catalogue[type].schema.safeParse(data);
    if (error) expect(fieldErrors(error, 'fr').length).toBeGreaterThan(0);
  },
  { share: 8 },
);

const words = ['a', 'é', "l'", 'qu’', 'pharmacies', '.', 'S.A.R.L.', '٣', 'ـ', '\u0301', '𝒜', '\u202e', '-', '  ', 'x'];
const typed = heapOf([...words, '&', '%', '=', '\0', '\ud800'], 4000);
fuzz(
  'search words',
  typed,
  (text) => {
    queryWords(text);
    pageSearch(new URLSearchParams({ what: text, where: text, near: text, page: text }));
  },
  { share: 4 },
);

fuzz('cookies', heapOf(['session=', ';', '=', '; ', '%', '%E0', '"', 'a', '\t', ','], 16_000), (cookie) =>
  cookieOf({ headers: { cookie } } as FastifyRequest, 'session'),
);

const addresses = [
  'https://youtu.be/',
  'https://www.youtube.com/watch?',
  'v=',
  '&',
  '?',
  '#',
  '/',
  '..',
  '%2e',
  '@',
  ':',
  'a',
];
fuzz('addresses of films', heapOf(addresses, 4000), videoOf);
