import { z } from 'zod';
import { typedPage } from '#domain/typed-number.ts';

const given = z.string().max(200).default('');

/** What was typed so far; may be empty. */
export const lookUpText = given;

/** Pages from 1, twenty answers each. */
export const lookUpPage = typedPage.default(1);
export const pageSize = 20;
export const pagesOf = (count: number): number => Math.ceil(count / pageSize);

/** Two letters in either case; empty for every country. */
export const lookUpCountry = z
  .string()
  .regex(/^([A-Za-z]{2})?$/)
  .default('')
  .transform((code) => code.toUpperCase() || undefined);

/** Where the selector stands; places are the same everywhere, so that it changes nothing. */
export const lookUpContext = z.string().max(50).default('');

/** A page of twenty where one is asked for; else all there are. */
export const lookUpPageOrAll = typedPage.optional();

/** `nbPages` only where a page was asked for. */
export const nameChoice = z.object({
  results: z.array(z.object({ name: z.string() })).readonly(),
  nbPages: z.int().min(0).optional(),
});
export type NameChoice = z.infer<typeof nameChoice>;

/** All names, or the page of them that was asked for. */
export const namesOn = (names: readonly { readonly name: string }[], page: number | undefined): NameChoice =>
  page === undefined
    ? { results: names }
    : { results: names.slice((page - 1) * pageSize, page * pageSize), nbPages: pagesOf(names.length) };

/** In which language a look-up answers: English where it begins with `en`, else French; as the browser says where it is not given. */
export const lookUpLanguage = z.string().max(100).optional();
export const languageParams = z.object({ lang: lookUpLanguage });

/** A name, or an id; empty for none. */
export const lookUpName = given.transform((name) => name.trim() || undefined);
