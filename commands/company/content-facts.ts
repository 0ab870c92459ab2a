import type { Actor } from '#domain/actor.ts';
import type { Image } from '#domain/media/image.events.ts';

/** What the rules of a company's content have to know of the world. */
export type ContentFacts = {
  /**
   * An image that `uploader` uploaded, or that the company shows already. Throws the rejection `media.unknown` for any
   * other, as for one that does not exist.
   */
  image(id: string, uploader: Actor, companyId: number): Promise<Image>;
  /** Leaves nothing of an image, unless it is shown anywhere but among the photos of that company. */
  forgetImage(id: string, companyId: number): Promise<void>;
  /** Photos and films that one page may hold. */
  readonly mostVisuals: number;
  /** Whether other companies are branches of this one. */
  hasBranches(companyId: number): Promise<boolean>;
};
