import { createHash } from 'node:crypto';
import type { Image } from '#domain/media/image.events.ts';
import type { FileOwners } from '../media/file-owners.ts';
import type { ImageKind } from '../media/image-kinds.ts';
import type { Media } from '../media/media.ts';
import { croppedTo } from './cropped.ts';

/** The pictures that people send for companies' pages. */
export type CompanyFiles = {
  /**
   * Stores an image that `accountId` uploads; the same one sent twice is stored once. `crop` is the part to keep, as
   * `frameIn` parses it. Throws a `Rejection` (context media) for one that does not fit the rules of its kind.
   */
  takeImage(accountId: string, kind: ImageKind, bytes: Uint8Array, crop?: string): Promise<Image>;
  /** How many photos and films one page may have together. */
  readonly mostVisuals: number;
};

export const companyFiles = (media: Media, owners: FileOwners, mostVisuals: number): CompanyFiles => ({
  async takeImage(accountId, kind, bytes, crop = '') {
    const content = createHash('sha256').update(bytes).digest('base64url');
    const id = owners.idFor(accountId, `${kind}/${crop}/${content}`);
    return media.storeImage(await croppedTo(bytes, crop), kind, id);
  },
  mostVisuals,
});
