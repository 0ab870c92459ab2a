import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { qualified, quoted, type Row, type Shape } from './shape.ts';
import { jsonText, storable } from './stored-text.ts';

const chunkLength = 64 * 1024;

const marked = /[\\\n\r\t]/;
const marks: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes a value for the text format of COPY. */
const escaped = (text: string): string =>
  marked.test(text) ? text.replace(/[\\\n\r\t]/g, (mark) => marks[mark] ?? mark) : text;

const scalarText = (value: unknown): string | null => {
  if (typeof value === 'string') return storable(value);
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return value instanceof Date ? value.toISOString() : jsonText(value);
};

const arrayText = (value: unknown): string | null => {
  if (!Array.isArray(value)) return scalarText(value);
  const elements = value.map((element) => {
    if (Array.isArray(element)) return arrayText(element);
    const text = scalarText(element);
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${elements.join(',')}}`;
};

const documentText = (value: unknown): string | null =>
  value === null || value === undefined ? null : jsonText(value);

const textOf = (type: string): ((value: unknown) => string | null) => {
  if (type.includes('[]')) return arrayText;
  return /^jsonb?\b/i.test(type) ? documentText : scalarText;
};

/** Yields the rows in the text format of COPY, in chunks that end with a complete row. */
const copyText = function* (shape: Shape, rows: Iterable<Row>): Generator<Buffer> {
  const columns = Object.entries(shape.columns).map(([name, type], index) => ({ name, text: textOf(type), index }));
  let chunk = '';
  for (const row of rows) {
    for (const { name, text, index } of columns) {
      const value = text(row[name]);
      if (index > 0) chunk += '\t';
      chunk += value === null ? '\\N' : escaped(value);
    }
    chunk += '\n';
    if (chunk.length < chunkLength) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk) yield Buffer.from(chunk);
};

/** Inserts new rows with COPY. Throws the unique violation of Postgres when a key already exists. */
export const copyRows = async (
  client: ClientBase,
  schema: string,
  shape: Shape,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  const columns = Object.keys(shape.columns).map(quoted).join(', ');
  const sink = client.query(from(`copy ${qualified(schema, shape.name)} (${columns}) from stdin`));
  await pipeline(Readable.from(copyText(shape, rows)), sink);
};
