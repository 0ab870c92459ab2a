import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { image } from '#domain/media/image.events.ts';
import { widthsOf } from '#domain/media/image-sizes.ts';
import { fewAtOnce, TooBusy } from '#infra/media/few-at-once.ts';
import { mediaIn } from '#infra/media/media.ts';
import { bomb, phonePhoto, photo } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'sokoni-media-'));
const media = mediaIn(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (id: string) => readdirSync(join(folder, id.slice(0, 2), id));
const keptBytes = (id: string) => {
  const name = filesOf(id).find((file) => file.startsWith('kept.')) ?? '';
  return readFileSync(join(folder, id.slice(0, 2), id, name));
};

describe('what is kept of a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s is taken', async (format) => {
    const stored = await media.storeImage(await photo(640, 480, format), 'photo');
    expect(image.parse(stored)).toEqual(stored);
    expect(stored).toMatchObject({ width: 640, height: 480 });
    expect(await media.image(stored.id)).toEqual(stored);
  });

  test('stands upright and does not tell where, when and with what it was taken', async () => {
    const given = await phonePhoto(800, 600);
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { id, width, height } = await media.storeImage(given, 'photo');
    expect([width, height]).toEqual([600, 800]);
    const { exif, orientation, icc, xmp } = await sharp(keptBytes(id)).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const bytes = await media.file(id, 192, format);
      expect(bytes?.includes('Secret-Phone-Model')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test('is no larger than it is needed', async () => {
    const stored = await media.storeImage(await photo(5000, 2500), 'photo');
    expect(stored).toMatchObject({ width: 1600, height: 800 });
  });

  test('a banner is cut to its shape, from whatever the phone made', async () => {
    expect(await media.storeImage(await photo(3000, 2000), 'banner')).toMatchObject({ width: 2400, height: 600 });
    expect(await media.storeImage(await photo(1200, 1600), 'banner')).toMatchObject({ width: 1200, height: 300 });
  });

  test('a logo is a square: cut when nearly one, else framed so that no letter is lost', async () => {
    expect(await media.storeImage(await photo(1000, 900), 'logo')).toMatchObject({ width: 512, height: 512 });
    const wide = await media.storeImage(await photo(900, 300), 'logo');
    expect(wide).toMatchObject({ width: 512, height: 512 });
    const corner = await sharp(keptBytes(wide.id)).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
    expect(Math.min(...corner)).toBeGreaterThan(240);
  });

  test('what is behind the pixels of a file is not kept', async () => {
    const polyglot = Buffer.concat([await photo(400, 400), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { id } = await media.storeImage(polyglot, 'photo');
    expect(keptBytes(id).includes('script')).toBe(false);
  });
});

describe('what is refused', () => {
  const refused: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array, string])[] = [
    ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-photo'],
    ['a page that begins like a picture', () => Buffer.from('GIF89a<script>alert(1)</script>'), 'broken'],
    ['another kind of file', () => Buffer.from('%PDF-1.7\n…'), 'not-a-photo'],
    ['nothing', () => Buffer.alloc(0), 'not-a-photo'],
    ['a bomb', () => bomb(40_000), 'too-many-pixels'],
    ['a picture with half of its pixels', () => bomb(1_000), 'broken'],
    ['a file of more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'too-heavy'],
    ['a stamp', () => photo(90, 90), 'too-small'],
    ['a photo that was cut off', async () => (await photo(2000, 2000, 'png')).subarray(0, 4_000), 'broken'],
  ];
  test.each(refused)('%s', async (_, bytes, code) => {
    const before = process.memoryUsage.rss();
    await expect(media.storeImage(await bytes(), 'photo')).rejects.toMatchObject({ code: `media.${code}` });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('a profile photo that is not a portrait', async () => {
    await expect(media.storeImage(await photo(800, 600), 'profile-photo')).rejects.toThrow('media.not-portrait');
    expect(await media.storeImage(await photo(600, 800), 'profile-photo')).toMatchObject({ width: 600, height: 800 });
  });
});

describe('what is sent', () => {
  test('sizes are made once, in three formats, and never larger than the photo', async () => {
    const { id } = await media.storeImage(await photo(700, 500), 'photo');
    expect(widthsOf(700)).toEqual([96, 192, 384, 640, 960]);
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const [first, again] = await Promise.all([media.file(id, 384, format), media.file(id, 384, format)]);
      expect(again).toBe(first);
      expect(await sharp(first).metadata()).toMatchObject({ width: 384, height: 274 });
      expect(await media.file(id, 384, format)).toEqual(first);
    }
    expect(await sharp(await media.file(id, 960, 'webp')).metadata()).toMatchObject({ width: 700 });
    expect(await media.file(id, 1280, 'webp')).toBeUndefined();
    expect(await media.file(id, 385, 'webp')).toBeUndefined();
  });

  test('there is no way out of the folder', async () => {
    for (const id of ['../../etc', '..%2f..', 'a'.repeat(21), 'a'.repeat(22), ''])
      expect(await media.file(id, 96, 'jpg')).toBeUndefined();
    await expect(media.image('../../../etc/passwd')).rejects.toThrow('media.unknown');
  });

  test('of an image that is removed nothing is left', async () => {
    const { id } = await media.storeImage(await photo(400, 400), 'photo');
    await media.file(id, 96, 'avif');
    await media.removeImage(id);
    await media.removeImage('../..');
    expect(await media.file(id, 96, 'avif')).toBeUndefined();
    expect(() => filesOf(id)).toThrow('ENOENT');
  });
});

test('work is done a few at a time, in order, and not taken on when too much waits', async () => {
  const few = fewAtOnce(2, 3);
  const done: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const work = gates.map(({ promise }, index) => few(() => promise.then(() => void done.push(index))));
  await expect(few(async () => {})).rejects.toThrow(TooBusy);
  for (const { resolve } of gates.toReversed()) resolve();
  await Promise.all(work);
  expect(done.toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect(await few(async () => 'free')).toBe('free');
});
