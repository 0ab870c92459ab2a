import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Image } from '#domain/media/image.events.ts';
import { refuse } from '#domain/profile/profile.rejections.ts';
import type { Secret } from '../access/secret.ts';
import { fileOwners } from '../media/file-owners.ts';
import type { ImageKind } from '../media/image-kinds.ts';
import type { Media } from '../media/media.ts';
import { croppedTo } from './cropped.ts';
import type { Documents, StoredDocument } from './documents.ts';
import { asPdf } from './picture-pdf.ts';

/**
 * People's files, and the attachments of contracts, whose owner is the contract. The file id contains a keyed mark of
 * its owner, so nobody can use the file of another.
 */
export type OwnFiles = {
  /** Stores an image. `crop` is the part to keep, as `frameIn` parses it; an invalid one keeps the whole image. */
  takeImage(accountId: string, kind: ImageKind, bytes: Uint8Array, crop?: string): Promise<Image>;
  /** `mostBytes` is the limit where it is not that of a CV. */
  takePdf(owner: string, bytes: Uint8Array, mostBytes?: number): Promise<StoredDocument>;
  /** Stores a PDF, or a JPEG or PNG as a PDF of one page. Throws a `Rejection` for what is neither. */
  takePaper(owner: string, bytes: Uint8Array, mostBytes: number): Promise<StoredDocument>;
  /** Returns an image. Throws a `Rejection` when it belongs to another person or is not stored. */
  image(accountId: string, id: string): Promise<Image>;
  document(owner: string, id: string): Promise<StoredDocument>;
  /** Deletes all images of the person, also those not on a profile. Returns their number. */
  removeImages(accountId: string): Promise<number>;
  removeDocuments(owner: string): Promise<number>;
};

/** Returns the ids in a folder with subfolders: `ab/abcdef…`. */
const idsIn = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for (const part of await readdir(folder).catch(() => []))
    found.push(...(await readdir(join(folder, part)).catch(() => [])));
  return found.filter((id) => id.length === 22);
};

/** The folders of images and documents. */
export type Folders = { readonly media: string; readonly documents: string };

export const ownFiles = (media: Media, documents: Documents, secret: Secret, folders: Folders): OwnFiles => {
  const { newId, isOf } = fileOwners(secret, 'own-file');
  const removeFrom = async (folder: string, accountId: string, remove: (id: string) => Promise<void>) => {
    const own = (await idsIn(folder)).filter((id) => isOf(accountId, id));
    for (const id of own) await remove(id);
    return own.length;
  };
  const checkOwner = (accountId: string, id: string): void => {
    if (!isOf(accountId, id)) throw refuse('image-of-another');
  };
  return {
    async takeImage(accountId, kind, bytes, crop = '') {
      return media.storeImage(await croppedTo(bytes, crop), kind, newId(accountId));
    },
    takePdf: (owner, bytes, mostBytes) => documents.takePdf(bytes, newId(owner), mostBytes),
    async takePaper(owner, bytes, mostBytes) {
      if (bytes.length > mostBytes) throw refuse('pdf-too-heavy', { most: mostBytes / 1024 / 1024 }, '/file');
      return documents.takePdf(await asPdf(bytes), newId(owner), mostBytes);
    },
    async image(accountId, id) {
      checkOwner(accountId, id);
      return media.image(id);
    },
    async document(owner, id) {
      checkOwner(owner, id);
      const found = await documents.about(id);
      if (!found) throw refuse('item-unknown');
      return found;
    },
    removeImages: (accountId) => removeFrom(folders.media, accountId, media.removeImage),
    removeDocuments: (owner) => removeFrom(folders.documents, owner, documents.remove),
  };
};
