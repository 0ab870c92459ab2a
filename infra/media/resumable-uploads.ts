import { mkdir, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Rejection } from '#domain/rejection.ts';
import type { ImageKind } from './image-kinds.ts';
import type { Media } from './media.ts';

/** How much of a file has arrived, in bytes. */
export type Arrived = { readonly offset: number; readonly length: number };

/** Uploads of images that go on where the network cut them. Each becomes the image of its id. */
export type ResumableUploads = {
  /** Begins the upload `id`, or finds the one that was begun. */
  begin(id: string, kind: ImageKind, length: number): Promise<Arrived>;
  /** How much has arrived; undefined for an upload that was never begun, was refused or is gone. */
  arrived(id: string): Promise<Arrived | undefined>;
  /**
   * Adds what comes to what there is, and returns how much has arrived then; undefined when `offset` is not where it
   * ends. What came before a cut is kept. With the last byte the image is stored; throws a `Rejection` (context media),
   * and forgets the file, when it does not fit the rules of its kind.
   */
  append(id: string, offset: number, body: Readable): Promise<Arrived | undefined>;
  /** Deletes an upload that is not complete; an image that was made of it stays. */
  forget(id: string): Promise<void>;
};

/** A file that is on its way: `upload.262144.photo`; once it is an image, an empty file of that name and `.done`. */
const partName = /^upload\.(\d+)\.([\w-]+?)(\.done)?$/;

type Part = { readonly path: string; readonly length: number; readonly kind: ImageKind; readonly isDone: boolean };

const isBusy = (error: unknown): boolean => error instanceof Rejection && error.code === 'media.busy';

/**
 * Keeps parts of files where their images will be, so that a part that nobody goes on with is removed after a day like
 * every other upload that nothing uses (`commands/privacy/loose-files.ts`).
 */
export const resumableUploads = (folder: string, media: Media): ResumableUploads => {
  const folderOf = (id: string): string => join(folder, id.slice(0, 2), id);
  /** The requests that write now, by upload. A later one takes the place of one whose connection is lost. */
  const writing = new Map<string, { readonly stop: () => void; readonly over: Promise<void> }>();

  const partOf = async (id: string): Promise<Part | undefined> => {
    for (const name of await readdir(folderOf(id)).catch(() => [])) {
      const [, length, kind, done] = partName.exec(name) ?? [];
      if (kind)
        return { path: join(folderOf(id), name), length: Number(length), kind: kind as ImageKind, isDone: !!done };
    }
    return undefined;
  };

  const alone = async (id: string): Promise<void> => {
    const before = writing.get(id);
    before?.stop();
    await before?.over;
  };

  const isStored = (id: string): Promise<boolean> =>
    media.image(id).then(
      () => true,
      () => false,
    );

  /** Makes the image of a file that is complete. Asked twice, it is made once. */
  const finish = async (id: string, { path, kind }: Part): Promise<void> => {
    try {
      await media.storeImage(await readFile(path), kind, id);
    } catch (error) {
      if (!isBusy(error)) await media.removeImage(id);
      throw error;
    }
    await truncate(path);
    await rename(path, `${path}.done`);
  };

  const arrived = async (id: string): Promise<Arrived | undefined> => {
    const part = await partOf(id);
    if (!part) return undefined;
    const { length, path, isDone } = part;
    if (isDone) return { offset: length, length };
    const { size: offset } = await stat(path);
    if (offset === length) await finish(id, part); // a crash came between the last byte and the image
    return { offset, length };
  };

  const write = async (part: Part, offset: number, body: Readable): Promise<void> => {
    await using file = await open(part.path, 'a');
    let size = offset;
    try {
      for await (const chunk of body) {
        const rest = (chunk as Uint8Array).subarray(0, part.length - size);
        await file.write(rest);
        size += rest.length;
      }
    } catch {
      // the connection is lost: what came is kept, and the next request goes on from there
    }
    await file.datasync();
  };

  return {
    async begin(id, kind, length) {
      await alone(id);
      const known = await arrived(id);
      if (known?.length === length) return known;
      if (await isStored(id)) return { offset: length, length };
      await rm(folderOf(id), { recursive: true, force: true });
      await mkdir(folderOf(id), { recursive: true });
      await (await open(join(folderOf(id), `upload.${length}.${kind}`), 'a')).close();
      return { offset: 0, length };
    },

    async arrived(id) {
      await alone(id);
      return arrived(id);
    },

    async append(id, offset, body) {
      await alone(id);
      const now = await arrived(id);
      const part = await partOf(id);
      if (!now || !part || now.offset !== offset || part.isDone) return undefined;
      const over = Promise.withResolvers<void>();
      writing.set(id, { stop: () => body.destroy(), over: over.promise });
      try {
        await write(part, offset, body);
      } finally {
        writing.delete(id);
        over.resolve();
      }
      return arrived(id);
    },

    async forget(id) {
      await alone(id);
      const part = await partOf(id);
      if (part && !part.isDone) await rm(folderOf(id), { recursive: true, force: true });
    },
  };
};
