import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missing } from '../media/missing.ts';
import { moment } from '../moment.ts';
import { openPdf } from './open-pdf.ts';

/** A stored PDF; `bytes` is its size. */
export type StoredDocument = { readonly id: string; readonly bytes: number; readonly pages: number };

export type Documents = {
  /** Stores a PDF under `id`. Throws a `Rejection` (context profile) when the file is not a PDF or not harmless. */
  takePdf(bytes: Uint8Array, id: string, mostBytes?: number): Promise<StoredDocument>;
  about(id: string): Promise<StoredDocument | undefined>;
  file(id: string): Promise<Buffer | undefined>;
  /** A picture of the first page, as WebP. */
  firstPage(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
};

/** File modes: CVs are personal, so no other user of the machine may read them. */
const ownFolder = 0o700;
const ownFile = 0o600;

const idPattern = /^[\w-]{22}$/;

const draftName = (): string => `.${randomBytes(8).toString('hex')}`;
/** The names of folders whose document is not complete yet. */
export const isDraft = /^\.[0-9a-f]{16}$/;

/** Documents as files under `folder`, one folder each. */
export const documentsIn = (folder: string): Documents => {
  const folderOf = (id: string): string => join(folder, id.slice(0, 2), id);
  const read = async (id: string, name: string): Promise<Buffer | undefined> =>
    idPattern.test(id) ? readFile(join(folderOf(id), name)).catch(missing) : undefined;
  return {
    async takePdf(given, id, mostBytes) {
      const { pages, picture, bytes } = await openPdf(given, mostBytes);
      const stored: StoredDocument = { id, bytes: bytes.length, pages };
      const draft = join(folder, draftName());
      await mkdir(draft, { recursive: true, mode: ownFolder });
      await chmod(folder, ownFolder); // a folder from an older version is readable by others
      const write = (name: string, content: Buffer | string) =>
        writeFile(join(draft, name), content, { mode: ownFile, flush: true });
      await write('file.pdf', bytes);
      await write('page.webp', picture);
      await write('document.json', JSON.stringify(stored));
      moment('upload.document');
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: ownFolder });
      await rename(draft, folderOf(id));
      return stored;
    },
    async about(id) {
      const text = await read(id, 'document.json');
      return text && JSON.parse(text.toString('utf8'));
    },
    file: (id) => read(id, 'file.pdf'),
    firstPage: (id) => read(id, 'page.webp'),
    async remove(id) {
      if (idPattern.test(id)) await rm(folderOf(id), { recursive: true, force: true });
    },
  };
};
