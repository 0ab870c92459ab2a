import { z } from 'zod';
import { typedPage } from '#domain/typed-number.ts';

const typedText = z.string().max(200).default('');

/** The text typed so far; may be empty. */
export const lookUpText = typedText;

/** Pages from 1, with twenty results each. */
export const lookUpPage = typedPage.default(1);
export const pageSize = 20;
/** The number of pages that so many results take. */
export const pagesOf = (count: number): number => Math.ceil(count / pageSize);

/** Two letters, upper or lower case; empty for all countries. */
export const lookUpCountry = z
  .string()
  .regex(/^([A-Za-z]{2})?$/)
  .default('')
  .transform((code) => code.toUpperCase() || undefined);

/** The form that the field is in. It is ignored: places are the same in all forms. */
export const lookUpContext = z.string().max(50).default('');

/** A page of twenty results; all results when there is no `page`. */
export const lookUpPageOrAll = typedPage.optional();

/** `nbPages` is set only when the query has a `page`. */
export const nameChoice = z.object({
  results: z.array(z.object({ name: z.string() })).readonly(),
  nbPages: z.int().min(0).optional(),
});
export type NameChoice = z.infer<typeof nameChoice>;

/** Returns the names of `page`, or all names when it is undefined. */
export const namesOn = (names: readonly { readonly name: string }[], page: number | undefined): NameChoice =>
  page === undefined
    ? { results: names }
    : { results: names.slice((page - 1) * pageSize, page * pageSize), nbPages: pagesOf(names.length) };

/** The language of the results: English when it begins with `en`, else French; the browser's language when missing. */
export const lookUpLanguage = z.string().max(100).optional();
export const languageParams = z.object({ lang: lookUpLanguage });

/** A name, or an id; empty for none. */
export const lookUpName = typedText.transform((name) => name.trim() || undefined);

/** Whom or what staff choose, by what is typed. */
export const staffLookUpParams = z.object({
  q: lookUpText,
  page: lookUpPage,
  context: lookUpContext,
  lang: lookUpLanguage,
});
export type StaffLookUpParams = z.infer<typeof staffLookUpParams>;

export const staffChoices = z.object({
  /** The label adds to the name what tells it from others of that name. */
  results: z.array(z.object({ id: z.string(), name: z.string(), label: z.string() })).readonly(),
  nbPages: z.int().min(0),
});
export type StaffChoices = z.infer<typeof staffChoices>;
