import { z } from 'zod';

/** The largest number that a column of PostgreSQL's `integer` holds. */
export const largestInteger = 2_147_483_647;

/** Numbers as JSON writes them: neither ` 7` nor `0x7`. */
const number = /^-?(0|[1-9]\d{0,15})(\.\d{1,15})?([eE][+-]?\d{1,2})?$/;

/** A number that comes as text, in an address or a form. */
export const typedNumber = <S extends z.ZodNumber>(schema: S) =>
  z.preprocess((given) => (typeof given === 'string' && number.test(given) ? Number(given) : given), schema);

/** The number of a company as it stands in an address. */
export const typedCompanyId = typedNumber(z.int().min(1).max(largestInteger));

/** Pages from 1. */
export const typedPage = typedNumber(z.int().min(1).max(10_000));
