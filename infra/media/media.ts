import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Image, image, imageId } from '#domain/media/image.events.ts';
import { type ImageFormat, widthsOf } from '#domain/media/image-sizes.ts';
import { refuse } from '#domain/media/media.rejections.ts';
import { moment } from '../moment.ts';
import { fewAtOnce, heavyAtOnce, TooBusy } from './few-at-once.ts';
import type { ImageKind } from './image-kinds.ts';
import { missing } from './missing.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';

export type Media = {
  /** Prepares and stores a photo. Throws a `Rejection` (context media) when it does not fit the rules of its kind. */
  storeImage(bytes: Uint8Array, kind: ImageKind, id?: string): Promise<Image>;
  /** Throws the rejection `media.unknown` for an image that is not stored. */
  image(id: string): Promise<Image>;
  /** Returns the image in one size, created at the first request; undefined for an unknown image or size. */
  file(id: string, width: number, format: ImageFormat): Promise<Buffer | undefined>;
  /** Deletes the image in all sizes. */
  removeImage(id: string): Promise<void>;
};

type Described = Image & { readonly file: string };

const made = (source: Buffer, width: number, format: ImageFormat): Promise<Buffer> => {
  const sized = sharp(source).resize(width, null, { withoutEnlargement: true });
  if (format === 'avif') return sized.avif({ quality: 50, effort: 1 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 74, effort: 3 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
};

/**
 * Writes the file completely or not at all, even when the process is killed. With `flush` the bytes are on the disk
 * afterwards, for what cannot be made again.
 */
const write = async (path: string, bytes: Buffer | string, flush = false): Promise<void> => {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, bytes, { flush });
  await rename(draft, path);
};

/** Draws an image that is not stored yet, from its id; undefined for an unknown id. */
export type DrawMissing = (id: string) => Promise<{ readonly bytes: Uint8Array; readonly kind: ImageKind } | undefined>;

/**
 * Stores images as files under `folder`, one folder each. An image that `drawMissing` can draw is drawn and stored at
 * its first request.
 */
export const mediaIn = (folder: string, drawMissing: DrawMissing = async () => undefined): Media => {
  sharp.concurrency(1);
  sharp.cache(false);
  const taking = heavyAtOnce(20);
  const sending = fewAtOnce(1, 200);
  const drawing = fewAtOnce(1, 500);
  const making = new Map<string, Promise<Buffer | undefined>>();
  const drawn = new Map<string, Promise<Described | undefined>>();
  const folderOf = (id: string): string => join(folder, id.slice(0, 2), id);
  const keep = async (id: string, kind: ImageKind, { bytes, format, ...about }: PreparedImage): Promise<Described> => {
    const stored: Described = { ...image.parse({ id, ...about }), file: `kept.${format}` };
    await mkdir(folderOf(id), { recursive: true });
    await write(join(folderOf(id), stored.file), bytes, true);
    moment('upload.image');
    await write(join(folderOf(id), 'image.json'), JSON.stringify({ ...stored, kind }), true);
    return stored;
  };

  const draw = async (id: string): Promise<Described | undefined> => {
    const picture = await drawMissing(id);
    return picture && keep(id, picture.kind, await prepareImage(picture.bytes, picture.kind));
  };

  const described = async (id: string): Promise<Described | undefined> => {
    if (!imageId.safeParse(id).success) return undefined;
    const text = await readFile(join(folderOf(id), 'image.json'), 'utf8').catch(missing);
    if (text !== undefined) return JSON.parse(text);
    const begun = drawn.get(id) ?? drawing(() => draw(id)).finally(() => drawn.delete(id));
    drawn.set(id, begun);
    return begun;
  };

  const make = async (id: string, width: number, format: ImageFormat, path: string): Promise<Buffer | undefined> => {
    const known = await described(id);
    if (!known || !widthsOf(known.width).includes(width)) return undefined;
    const source = await readFile(join(folderOf(id), known.file));
    const bytes = await sending(() => made(source, width, format));
    await write(path, bytes).catch(missing); // removed while it was made
    return bytes;
  };

  return {
    async storeImage(bytes, kind, id = randomBytes(17).toString('base64url').slice(0, 22)) {
      const prepared = await taking(() => prepareImage(bytes, kind)).catch((error: unknown) => {
        throw error instanceof TooBusy ? refuse('busy') : error;
      });
      return image.parse(await keep(id, kind, prepared));
    },

    async image(id) {
      const known = await described(id);
      if (!known) throw refuse('unknown');
      return image.parse(known);
    },

    async file(id, width, format) {
      if (!imageId.safeParse(id).success) return undefined;
      const path = join(folderOf(id), `${width}.${format}`);
      const there = await readFile(path).catch(missing);
      if (there) return there;
      const begun = making.get(path) ?? make(id, width, format, path).finally(() => making.delete(path));
      making.set(path, begun);
      return begun;
    },

    async removeImage(id) {
      if (imageId.safeParse(id).success) await rm(folderOf(id), { recursive: true, force: true });
    },
  };
};
