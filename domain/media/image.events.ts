import { z } from 'zod';

/** The name under which an image is kept: 22 letters that nobody can guess. */
export const imageId = z.string().regex(/^[\w-]{22}$/);

/** An image that is kept, as events tell it: enough for a page to leave its room and show a first blur of it. */
export const image = z.object({
  id: imageId,
  width: z.int().positive(),
  height: z.int().positive(),
  /** A WebP of a few pixels, as a data URL. */
  placeholder: z.string().regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]{1,800}$/),
});

export type Image = z.infer<typeof image>;
