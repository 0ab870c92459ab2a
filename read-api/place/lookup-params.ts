import { z } from 'zod';
import { countryCode } from '#domain/place/place.events.ts';

const given = z.string().max(200).default('');

/** What was typed so far; may be empty. */
export const lookUpText = given;

/** Pages from 1, twenty answers each. */
export const lookUpPage = z.coerce.number().int().min(1).max(10_000).default(1);
export const pageSize = 20;
export const pagesOf = (count: number): number => Math.ceil(count / pageSize);

/** Two letters in either case; empty for every country. */
export const lookUpCountry = given
  .transform((code) => code.trim().toUpperCase() || undefined)
  .pipe(countryCode.optional());

/** Where the selector stands; places are the same everywhere, so that it changes nothing. */
export const lookUpContext = z.string().max(50).default('');

/** A page of twenty where one is asked for; else all there are. */
export const lookUpPageOrAll = z.coerce.number().int().min(1).max(10_000).optional();

export type NameChoice = {
  readonly results: readonly { readonly name: string }[];
  /** Only where a page was asked for. */
  readonly nbPages?: number;
};

/** All names, or the page of them that was asked for. */
export const namesOn = (names: readonly { readonly name: string }[], page: number | undefined): NameChoice =>
  page === undefined
    ? { results: names }
    : { results: names.slice((page - 1) * pageSize, page * pageSize), nbPages: pagesOf(names.length) };

/** A name, or an id; empty for none. */
export const lookUpName = given.transform((name) => name.trim() || undefined);
