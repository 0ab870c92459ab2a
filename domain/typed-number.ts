import { z } from 'zod';

/** The largest value of PostgreSQL's `integer`. */
export const largestInteger = 2_147_483_647;

/** Numbers as JSON writes them: neither ` 7` nor `0x7`. */
const number = /^-?(0|[1-9]\d{0,15})(\.\d{1,15})?([eE][+-]?\d{1,2})?$/;

/** A number that arrives as text, in a web address or a form. */
export const typedNumber = <S extends z.ZodNumber>(schema: S) =>
  z.preprocess((input) => (typeof input === 'string' && number.test(input) ? Number(input) : input), schema);

/** The id of a company in a web address. */
export const typedCompanyId = typedNumber(z.int().min(1).max(largestInteger));

/** A page number, from 1. */
export const typedPage = typedNumber(z.int().min(1).max(10_000));
