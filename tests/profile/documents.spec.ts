import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { documentsIn } from '#infra/documents/documents.ts';
import { ownFiles } from '#infra/documents/own-files.ts';
import { mediaIn } from '#infra/media/media.ts';
import { phonePhoto, photo } from '#tests/media/pictures.ts';
import { packed, pdf } from './pdf.ts';
import { ada } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'sokoni-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const documents = documentsIn(folder);
const newId = () => randomBytes(17).toString('base64url').slice(0, 22);
const take = (bytes: Buffer) => documents.takePdf(bytes, newId());
const refused = (bytes: Buffer, code: string) =>
  expect(take(bytes)).rejects.toMatchObject({ name: 'Rejection', code: `profile.${code}` });

describe('a resume', () => {
  test('is kept with a picture of its first page', async () => {
    const { id, pages, bytes } = await take(pdf({ pages: 2 }));
    expect(pages).toBe(2);
    const picture = await documents.firstPage(id);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 900 });
    const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([data.some((shade) => shade < 60), data[0]]).toEqual([true, 255]);
    const kept = await documents.file(id);
    expect(kept).toHaveLength(bytes);
    const again = await take(kept ?? Buffer.alloc(0)); // a PDF like any other
    expect(await documents.firstPage(again.id)).toEqual(picture);
  });

  test('is kept without who made it, with what, when and where', async () => {
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a3421d' } })
      .withExif({ IFD0: { Artist: 'Canary-Exif' }, IFD3: { GPSLatitude: '5/1 20/1 0/1' } })
      .jpeg()
      .toBuffer();
    const jpeg = photo.toString('latin1');
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Canary-Xmp</dc:creator></x:xmpmeta>';
    const given = pdf({
      word: 'Ada Kone',
      more: '/Metadata 1000 0 R /Lang (fr) /PieceInfo 1002 0 R /Names 1003 0 R',
      info: '<< /Author (Canary-Author) /Producer (Canary-Producer) /Title (Canary-Title) /CreationDate (D:2026) >>',
      objects: [
        `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`,
        `<< /Type /XObject /Subtype /Image /Width 40 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg}\nendstream`,
        '<< /Word << /Private (Canary-Private) >> >>',
        '<< /Photo 1001 0 R >>',
      ],
    });
    for (const secret of ['Author', 'Producer', 'Title', 'Xmp', 'Exif', 'Private'])
      expect(given.toString('latin1')).toContain(`Canary-${secret}`);
    const { id } = await take(given);
    const kept = (await documents.file(id))?.toString('latin1') ?? '';
    expect(kept).not.toMatch(/Canary|xmpmeta|D:2026/);
    expect(kept).toContain('/Lang');
    expect(kept).toContain('\xff\xd8\xff'); // the photo is there
    expect(await documents.firstPage(id)).toEqual(
      await documents.firstPage((await take(pdf({ word: 'Ada Kone' }))).id),
    );
  });

  test('may hold any bytes in its photos and fonts', async () => {
    const bytes = '/JS /JavaScript /Launch /Encrypt ';
    await take(
      pdf({ more: '/Names 1000 0 R', objects: [`<< /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`] }),
    );
  });

  test('hides nothing behind what looks like a photo', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
    await refused(pdf({ more: `/A (stream\n) ${script} /B (endstream)` }), 'pdf-active');
  });

  test('is gone once it is removed', async () => {
    const { id } = await take(pdf());
    await documents.remove(id);
    expect([await documents.about(id), await documents.file(id), await documents.firstPage(id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(id))).toEqual([]);
  });

  test('is a PDF by its bytes, whatever its name says', async () => {
    await refused(Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-pdf');
    await refused(Buffer.concat([Buffer.from('GIF89a'), pdf()]), 'not-a-pdf');
    await refused(Buffer.concat([Buffer.from('PK\x03\x04'.padEnd(600, ' ')), pdf()]), 'not-a-pdf');
    await refused(Buffer.concat([pdf(), Buffer.from(`PK\x03\x04${'x'.repeat(500)}`)]), 'not-a-pdf');
    await refused(Buffer.from('%PDF-1.7\nnothing of one\n%%EOF'), 'pdf-broken');
    await refused(Buffer.alloc(0), 'not-a-pdf');
  });

  test('runs nothing and opens nothing', async () => {
    await refused(pdf({ more: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'pdf-active');
    await refused(pdf({ more: '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>' }), 'pdf-active');
    await refused(pdf({ more: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), 'pdf-active');
    await refused(pdf({ objects: ['<< /Type /Filespec /EF << >> /EmbeddedFile 1 0 R >>'] }), 'pdf-active');
    await refused(pdf({ objects: [packed('7 0 << /S /JavaScript /JS (app.alert(1)) >>')] }), 'pdf-active');
    await refused(pdf({ more: '/Encrypt 9 0 R' }), 'pdf-locked');
  });

  test('weighs 2 MB and has 20 pages at most', async () => {
    await refused(pdf({ objects: [`(${'x'.repeat(2 * 1024 * 1024)})`] }), 'pdf-too-heavy');
    await refused(Buffer.alloc(50 * 1024 * 1024, 0x20), 'pdf-too-heavy');
    await refused(pdf({ pages: 21 }), 'pdf-too-long');
    await refused(pdf({ objects: [packed('x'.repeat(40 * 1024 * 1024))] }), 'pdf-broken');
  });
});

describe('a made-up PDF holds nobody up', () => {
  const padded = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`, 'latin1');
  const fill = (part: string, bytes = 2 * 1024 * 1024 - 64) => part.repeat(Math.floor(bytes / part.length));
  const attacks = {
    'streams that never end': fill('stream\n'),
    'streams that never end, packed': fill('/ObjStm stream\n'),
    'packed objects that all end at one place': `${fill('/ObjStm stream\n', 1024 * 1024)}endstream`,
    'numbers that go on': fill('9'),
    'tables of places': `${fill('startxref 1 ', 1024 * 1024)}${fill(' ', 1024 * 512)}`,
    'brackets in brackets': fill('['),
    'dictionaries in dictionaries': fill('<<'),
  };
  test.each(Object.entries(attacks))('%s', async (_, text) => {
    const [before, from] = [process.threadCpuUsage(), performance.now()];
    await refused(padded(text), 'pdf-broken');
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000, 'ms of the main thread').toBeLessThan(50);
    expect(performance.now() - from, 'ms until it is refused').toBeLessThan(9000);
  });

  test('a page that asks for more memory than a CV needs', async () => {
    const million = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
    const data = Buffer.concat([Buffer.of(0x78, 0x9c), ...Array(512).fill(million)]).toString('latin1');
    const content = `<< /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
    const bomb = pdf({ objects: [content] })
      .toString('latin1')
      .replace('/Contents 4 0 R', '/Contents 1000 0 R');
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 5);
    await take(Buffer.from(bomb, 'latin1')).catch(() => undefined);
    clearInterval(watch);
    expect(most / 1024 / 1024, 'MB').toBeLessThan(280);
  });
});

test('CVs are read by nobody else on the machine', async () => {
  const { id } = await take(pdf());
  const at = join(folder, id.slice(0, 2), id);
  expect([folder, at].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  expect(readdirSync(at).map((name) => statSync(join(at, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
});

const files = ownFiles(
  mediaIn(join(folder, 'media')),
  documents,
  {
    hash: (text) => createHmac('sha256', 'of a test').update(text).digest(),
    seal: () => Buffer.alloc(0),
    open: () => null,
    isFresh: () => true,
  },
  { media: join(folder, 'media'), documents: folder },
);

describe('a paper', () => {
  const most = 8 * 1024 * 1024;

  test.each(['jpeg', 'png'] as const)('that was photographed (%s) becomes a PDF of one page', async (format) => {
    const { id, pages } = await files.takePaper(ada, await photo(1200, 1600, format), most);
    expect(pages).toBe(1);
    const { data, info } = await sharp(await documents.firstPage(id))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.height).toBeGreaterThan(info.width);
    const [red = 0, , blue = 0] = data.subarray(0, 3);
    expect(blue, 'the dark blue half of the photo').toBeGreaterThan(red);
  });

  test('keeps neither the place nor the camera of its photo, and stands upright', async () => {
    const { id } = await files.takePaper(ada, await phonePhoto(1600, 1200), most);
    const stored = (await documents.file(id))?.toString('latin1') ?? '';
    expect(stored).toContain('/DCTDecode');
    expect(stored).not.toMatch(/Exif|GPS|Fairphone|Camera/i);
    const { width = 0, height = 0 } = await sharp(await documents.firstPage(id)).metadata();
    expect(height).toBeGreaterThan(width);
  });

  test('is a PDF, a JPEG or a PNG by its content, and not too heavy', async () => {
    expect((await files.takePaper(ada, pdf({ pages: 2 }), most)).pages).toBe(2);
    const refuses = (bytes: Uint8Array, code: string) =>
      expect(files.takePaper(ada, bytes, most)).rejects.toMatchObject({ code });
    await refuses(new Uint8Array(), 'profile.not-a-document');
    await refuses(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'profile.not-a-document');
    await refuses(await photo(400, 400, 'webp'), 'profile.not-a-document');
    await refuses(Buffer.from('%PDF-1.7 cut short'), 'profile.not-a-pdf');
    await refuses((await photo(800, 800)).subarray(0, 900), 'media.broken');
    await refuses(new Uint8Array(most + 1), 'profile.pdf-too-heavy');
  });
});

test('the file of one person cannot be put on the profile of another', async () => {
  const mine = await files.takePdf(ada, pdf());
  expect(await files.document(ada, mine.id)).toEqual(mine);
  const other = ada.replace('ad', 'bb');
  await expect(files.document(other, mine.id)).rejects.toMatchObject({ code: 'profile.image-of-another' });
  await expect(files.document(ada, newId())).rejects.toMatchObject({ code: 'profile.image-of-another' });
  await expect(files.document(ada, `${mine.id.slice(0, 12)}é${'x'.repeat(9)}`)).rejects.toMatchObject({
    code: 'profile.image-of-another',
  });
});
