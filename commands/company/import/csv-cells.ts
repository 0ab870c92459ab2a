import { parse } from 'csv-parse/sync';
import type { Problem } from './problem.ts';
import type { RawRecord } from './records.ts';

export type CsvCells = string[];

const parsed = (text: string, delimiter: string): CsvCells[] =>
  parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  }) as CsvCells[];

const one = (text: string, delimiter: string): CsvCells | Problem => {
  try {
    const records = parsed(text, delimiter);
    if (records.length === 1) return records[0] as CsvCells;
  } catch {}
  return { column: null, code: 'import.quote-misplaced' };
};

/** The cells of each record, or its problem. Records are parsed together, and one by one when that fails. */
export const parseCells = (
  records: readonly RawRecord[],
  delimiter: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
): (CsvCells | Problem)[] => {
  const texts = records.map(({ bytes }) => bytes.toString(encoding));
  if (texts.length === 0) return [];
  try {
    const rows = parsed(texts.join('\n'), delimiter);
    if (rows.length === texts.length) return rows;
  } catch {}
  return texts.map((text) => one(text, delimiter));
};
