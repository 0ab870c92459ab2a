import type { Actor } from '#domain/actor.ts';
import type { Image } from '#domain/media/image.events.ts';

/** What commands of a company's content need to know about images and other companies. */
export type ContentFacts = {
  /**
   * An image that `uploader` uploaded, that the company shows already, or that it has shown at its head or on a product.
   * Throws the rejection `media.unknown` for any other, as for one that does not exist.
   */
  image(id: string, uploader: Actor, companyId: number): Promise<Image>;
  /** Whether the files of an image are there. */
  isStored(id: string): Promise<boolean>;
  /** Deletes an image, unless it is shown anywhere else than among the photos of that company. */
  forgetImage(id: string, companyId: number): Promise<void>;
  /** How many photos and videos one page may have together. */
  readonly mostVisuals: number;
  /** Whether other companies are branches of this one. */
  hasBranches(companyId: number): Promise<boolean>;
};
