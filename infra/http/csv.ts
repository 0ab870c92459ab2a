import { stringify } from 'csv-stringify/sync';

const phoneNumber = /^\+\d+$/;

/** Returns a phone number as it is; any other text is written as the options say. */
const cell = (text: string) => (phoneNumber.test(text) ? { value: text, escape_formulas: false } : text);

const options = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { string: cell },
} as const;

/**
 * Returns a line of CSV (RFC 4180), with its line end. Text that a spreadsheet would run as a formula gets an apostrophe
 * before it.
 */
export const csvLine = (cells: readonly string[]): string => stringify([[...cells]], options);
