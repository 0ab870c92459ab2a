import { z } from 'zod';

const suggestionKinds = ['trade', 'company', 'city', 'district', 'landmark', 'country'] as const;

export const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  name: z.string(),
  /** What the field holds once it is chosen: a district with its city. */
  value: z.string(),
  /** Where it is, for a place and a company; for a trade, the town in which its companies were counted. */
  area: z.string().nullable(),
  /** The number of public companies; 1 for a company. */
  count: z.int().min(1),
  /** The sector of a trade, whose drawing it has. */
  sector: z.string().optional(),
  /** Of a company: its id, the path of its page in the language of the question, and whether it is verified. */
  id: z.int().optional(),
  url: z.string().optional(),
  verified: z.boolean().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** How a name fits what was typed: it is that, it begins with it, a later word of it does, or it is only also called so. */
export type Fit = 'whole' | 'begins' | 'word' | 'also';

export type Candidate = Suggestion & { readonly fit: Fit };

/** How the folded name fits the folded letters. */
export const fitOf = (name: string, typed: string): Fit => {
  if (name === typed) return 'whole';
  if (name.startsWith(typed)) return 'begins';
  return name.includes(` ${typed}`) ? 'word' : 'also';
};
