import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { bilingual } from '../text.ts';

/** Kebab case: `health`, `health-pharmacy`. */
export const categoryId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

export const categoryEvents = {
  CategoryDefined: event(
    z.object({
      categoryId,
      /** The category that this one is a sub-category of; null for a category at the top. */
      parentId: categoryId.nullable(),
      names: bilingual,
      /** Other words that people look for it with. */
      synonyms: z.object({ fr: z.array(z.string().min(1).max(200)), en: z.array(z.string().min(1).max(200)) }),
      /** Its names in other directories, which imports use: `amenity/pharmacy`. */
      aliases: z.array(z.string().min(1).max(200)),
    }),
  ),
};

export type CategoryEvent = EventOf<typeof categoryEvents>;
