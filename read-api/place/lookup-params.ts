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

/** A name, or an id; empty for none. */
export const lookUpName = given.transform((name) => name.trim() || undefined);
