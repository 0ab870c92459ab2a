import { z } from 'zod';

/** A stored PDF; `id` names it among the documents, `bytes` is its size. */
export const storedDocument = z.object({
  id: z.string().regex(/^[\w-]{22}$/),
  bytes: z.int().positive(),
  pages: z.int().positive(),
});
