import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaIn } from '#infra/media/media.ts';
import { resumableUploads } from '#infra/media/resumable-uploads.ts';
import { photo } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'sokoni-resumable-'));
const media = mediaIn(folder);
const uploads = resumableUploads(folder, media);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let bytes: Buffer;
beforeAll(async () => {
  bytes = await photo(2000, 1500, 'png');
});

let count = 0;
const newId = () => `r${String(++count).padStart(21, '0')}`;
const filesOf = (id: string) => readdirSync(join(folder, id.slice(0, 2), id)).toSorted();
const whole = (from = 0) => Readable.from([bytes.subarray(from)]);

/** The bytes from one place to another, and then the connection is lost. */
const cut = (from: number, to: number) =>
  Readable.from(
    (async function* () {
      yield bytes.subarray(from, to);
      throw new Error('ECONNRESET');
    })(),
  );

test('what came before a cut is kept, and the upload goes on from there; the image is stored once', async () => {
  const id = newId();
  expect(await uploads.begin(id, 'photo', bytes.length)).toEqual({ offset: 0, length: bytes.length });
  const at = [0, 1_000, 2_500, 4_000];
  for (const [index, from] of at.slice(0, -1).entries()) {
    const to = at[index + 1] ?? 0;
    expect(await uploads.append(id, from, cut(from, to))).toMatchObject({ offset: to });
    expect(await uploads.begin(id, 'photo', bytes.length)).toMatchObject({ offset: to });
  }
  expect(await media.file(id, 96, 'jpg')).toBeUndefined();
  expect(await uploads.append(id, 4_000, whole(4_000))).toEqual({ offset: bytes.length, length: bytes.length });
  expect(await media.image(id)).toMatchObject({ id, width: 1600, height: 1200 });
  expect(filesOf(id)).toEqual(['image.json', 'kept.png', `upload.${bytes.length}.photo.done`]);
  expect(statSync(join(folder, id.slice(0, 2), id, `upload.${bytes.length}.photo.done`)).size).toBe(0);
  // whoever did not hear the answer asks again
  expect(await uploads.arrived(id)).toMatchObject({ offset: bytes.length });
  expect(await uploads.append(id, 4_000, whole(4_000))).toBeUndefined();
  expect(await uploads.begin(id, 'photo', bytes.length)).toMatchObject({ offset: bytes.length });
});

test('an image that came by another way is not sent once more', async () => {
  const id = newId();
  await media.storeImage(bytes, 'photo', id);
  expect(await uploads.begin(id, 'photo', bytes.length)).toEqual({ offset: bytes.length, length: bytes.length });
  expect(filesOf(id)).toEqual(['image.json', 'kept.png']);
});

test('a crash between the last byte and the image is made good by the next request', async () => {
  const id = newId();
  await uploads.begin(id, 'photo', bytes.length);
  writeFileSync(join(folder, id.slice(0, 2), id, `upload.${bytes.length}.photo`), bytes);
  expect(await uploads.arrived(id)).toMatchObject({ offset: bytes.length });
  expect(await media.image(id)).toMatchObject({ width: 1600 });
});

test('a part that does not begin where the last one ended is not taken, nor more than was announced', async () => {
  const id = newId();
  await uploads.begin(id, 'photo', bytes.length);
  expect(await uploads.append(id, 10, whole(10))).toBeUndefined();
  const longer = Readable.from([bytes, Buffer.alloc(5_000)]);
  expect(await uploads.append(id, 0, longer)).toEqual({ offset: bytes.length, length: bytes.length });
});

test('a request takes the place of one whose connection is lost without a word', async () => {
  const id = newId();
  await uploads.begin(id, 'photo', bytes.length);
  const silent = new Readable({ read() {} });
  silent.push(bytes.subarray(0, 1_000));
  const lost = uploads.append(id, 0, silent);
  await expect.poll(() => statSync(join(folder, id.slice(0, 2), id, `upload.${bytes.length}.photo`)).size).toBe(1_000);
  expect(await uploads.arrived(id)).toMatchObject({ offset: 1_000 });
  expect(await lost).toMatchObject({ offset: 1_000 });
  expect(await uploads.append(id, 1_000, whole(1_000))).toMatchObject({ offset: bytes.length });
});

test('what is no image is refused and leaves nothing; one that is stopped neither', async () => {
  const id = newId();
  await uploads.begin(id, 'photo', 9);
  await expect(uploads.append(id, 0, Readable.from([Buffer.from('%PDF-1.7\n')]))).rejects.toThrow('media.not-a-photo');
  expect(await uploads.arrived(id)).toBeUndefined();
  await uploads.begin(id, 'photo', bytes.length);
  await uploads.append(id, 0, cut(0, 1_000));
  await uploads.forget(id);
  expect(await uploads.arrived(id)).toBeUndefined();
  expect(() => filesOf(id)).toThrow('ENOENT');
});
