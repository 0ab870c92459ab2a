import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { dayOf } from '#domain/calendar.ts';

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

/** Says in `reply` that it brings a file of this `name` and the day of `now`, for whoever asked alone. */
export const asCsvFile = (reply: FastifyReply, name: string, now: Date): void => {
  reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}-${dayOf(now)}.csv"`)
    .header('Cache-Control', 'private, no-store');
};
