import { z } from 'zod';

/** The id of a stored image: 22 characters that nobody can guess. */
export const imageId = z.string().regex(/^[\w-]{22}$/);

/** A stored image as events describe it: enough for a page to reserve its space and show a blurred preview. */
export const image = z.object({
  id: imageId,
  width: z.int().positive(),
  height: z.int().positive(),
  /** A WebP of a few pixels, as a data URL. */
  placeholder: z.string().regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]{1,800}$/),
});

export type Image = z.infer<typeof image>;
