import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type CsvCells, parseCells } from './csv-cells.ts';
import { parseObject } from './ndjson-cells.ts';
import { type Problem, UnusableFile } from './problem.ts';
import { type RawRecord, recordsOf } from './records.ts';

/** A row's cells by column; columns that a JSON row does not have are missing. */
export type Row = { readonly line: number; readonly cells: ReadonlyMap<string, string> };
export type UnreadRow = { readonly line: number; readonly problem: Problem; readonly text: string };
type Rows = { readonly rows: readonly (Row | UnreadRow)[]; readonly bytesRead: number };

export type Table = {
  readonly columns: readonly string[];
  /** The size of the file in bytes. */
  readonly size: number;
  read(): AsyncGenerator<Rows>;
};

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const chunkBytes = 262_144;

const headOf = async (path: string): Promise<{ head: Buffer; size: number }> => {
  let file: Awaited<ReturnType<typeof open>> | undefined;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const { bytesRead, buffer } = await file.read(Buffer.alloc(chunkBytes), 0, chunkBytes, 0);
    return { head: buffer.subarray(0, bytesRead), size };
  } catch (error) {
    throw new UnusableFile('import.file-unreadable', { file: path, reason: String((error as { code?: string }).code) });
  } finally {
    await file?.close();
  }
};

/** The delimiter of the first line: the most frequent of comma, semicolon and tab. */
const delimiterOf = (line: string): string =>
  [',', ';', '\t'].reduce((best, sign) => (line.split(sign).length > line.split(best).length ? sign : best));

const snippet = (bytes: Buffer): string => bytes.subarray(0, 500).toString('utf8').toWellFormed();

/**
 * Opens a CSV file with a header line, or a file with one JSON object on each line. Throws `UnusableFile` for one that
 * cannot be opened, is empty, or is not UTF-8 text at all.
 */
export const openTable = async (path: string): Promise<Table> => {
  const { head, size } = await headOf(path);
  const skip = head.subarray(0, 3).equals(byteOrderMark) ? 3 : 0;
  const text = head.subarray(skip);
  if (text.includes(0) && (head[0] === 0xff || head[0] === 0xfe || text.subarray(0, 200).includes(0)))
    throw new UnusableFile('import.file-not-text', { file: path });
  const isJson = /\.(ndjson|jsonl)$/i.test(path) || /^\s*\{/.test(text.subarray(0, 100).toString('latin1'));
  const first = await firstRecord(text);
  if (!first) throw new UnusableFile('import.file-empty', { file: path });
  if (!isUtf8(first.bytes)) throw new UnusableFile('import.header-not-utf8', { file: path });
  const source = () => createReadStream(path, { highWaterMark: chunkBytes, start: skip });
  const delimiter = delimiterOf(first.bytes.toString());
  const columns = isJson
    ? jsonColumns(first)
    : (parseCells([first], delimiter)[0] as CsvCells).map((name) => name.trim());

  const headerLine = isJson ? 0 : first.line;

  async function* read(): AsyncGenerator<Rows> {
    for await (const records of recordsOf(source(), isJson ? undefined : delimiter)) {
      const sound = records.filter((record): record is RawRecord => 'bytes' in record && isUtf8(record.bytes));
      const cells = isJson ? sound.map(parseObject) : parseCells(sound, delimiter);
      let next = 0;
      const rows = records.map((record): Row | UnreadRow => {
        const { line } = record;
        if ('broken' in record) return { line, problem: { column: null, code: `import.${record.broken}` }, text: '' };
        if (!isUtf8(record.bytes))
          return {
            line,
            problem: badUtf8(record, isJson ? undefined : delimiter, columns),
            text: snippet(record.bytes),
          };
        const parsed = cells[next++] as (typeof cells)[number];
        if (parsed instanceof Map) return { line, cells: parsed };
        if ('code' in parsed) return { line, problem: parsed, text: snippet(record.bytes) };
        if (parsed.length === columns.length)
          return { line, cells: new Map(columns.map((name, i) => [name, parsed[i] ?? ''])) };
        const values = { expected: columns.length, found: parsed.length };
        return { line, problem: { column: null, code: 'import.column-count', values }, text: snippet(record.bytes) };
      });
      yield { rows: rows.filter(({ line }) => line > headerLine), bytesRead: endOf(records) };
    }
  }
  return { columns, size, read };
};

const endOf = (records: readonly object[]): number =>
  records.reduce((end, record) => ('end' in record ? Math.max(end, record.end as number) : end), 0);

const firstRecord = async (text: Buffer): Promise<RawRecord | undefined> => {
  async function* once() {
    yield text;
  }
  for await (const records of recordsOf(once())) for (const record of records) if ('bytes' in record) return record;
  return undefined;
};

const jsonColumns = (first: RawRecord): readonly string[] => {
  const cells = parseObject(first);
  return cells instanceof Map ? [...cells.keys()] : [];
};

/** The problem of a record that is not UTF-8. In a CSV file, reading it as Latin-1 finds the column. */
const badUtf8 = (record: RawRecord, delimiter: string | undefined, columns: readonly string[]): Problem => {
  const cells = delimiter && parseCells([record], delimiter, 'latin1')[0];
  const index = Array.isArray(cells) ? cells.findIndex((cell) => !isUtf8(Buffer.from(cell, 'latin1'))) : -1;
  return { column: columns[index] ?? null, code: 'import.not-utf8' };
};
