/** The bytes of one record, and the line on which it begins, from 1; or why the record cannot be used. */
export type RawRecord = { readonly line: number; readonly bytes: Buffer; readonly end: number };
type BrokenRecord = { readonly line: number; readonly broken: 'record-too-long' | 'quote-not-closed' };

const [newline, carriageReturn, quote] = [10, 13, 34];
const limits = { bytes: 2_500_000, lines: 200 };

const linesIn = (bytes: Buffer): number => {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines++;
  return lines;
};

/**
 * The index at which a record with quoted cells ends; -1 when more bytes are needed; -2 when a quote is closed in the
 * middle of a cell, because an earlier quote was never closed.
 */
const endOfQuoted = (bytes: Buffer, from: number, delimiter: number, isEnd: boolean): number => {
  let cellStart = true;
  for (let at = from; at < bytes.length; at++) {
    if (cellStart && bytes[at] === quote) {
      let closing = bytes.indexOf(quote, at + 1);
      while (closing >= 0 && bytes[closing + 1] === quote) closing = bytes.indexOf(quote, closing + 2);
      if (closing < 0) return isEnd ? -2 : -1;
      at = closing + 1;
      if (at >= bytes.length) break;
      if (bytes[at] !== delimiter && bytes[at] !== newline && bytes[at] !== carriageReturn) return -2;
    }
    if (bytes[at] === newline) return at;
    cellStart = bytes[at] === delimiter;
  }
  return isEnd ? bytes.length : -1;
};

/**
 * The records of a file in constant memory: lines, or with a `delimiter` the records of a CSV file, whose quoted cells
 * may hold line breaks. Of a record that cannot be read only the first line is skipped.
 * Empty lines are no records. `end` counts the bytes of the file up to the end of the record.
 */
export async function* recordsOf(
  chunks: AsyncIterable<Buffer>,
  delimiter?: string,
): AsyncGenerator<readonly (RawRecord | BrokenRecord)[]> {
  const separator = delimiter?.charCodeAt(0);
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  let before = 0;
  let skipping = false;

  const take = (isEnd: boolean): (RawRecord | BrokenRecord)[] => {
    const records: (RawRecord | BrokenRecord)[] = [];
    let from = 0;
    let nextQuote = separator === undefined ? Infinity : -1;
    while (from < rest.length) {
      const lineEnd = rest.indexOf(newline, from);
      const firstEnd = lineEnd < 0 ? rest.length : lineEnd;
      if (nextQuote < from) nextQuote = rest.indexOf(quote, from) < 0 ? Infinity : rest.indexOf(quote, from);
      let end = lineEnd < 0 && !isEnd ? -1 : firstEnd;
      if (!skipping && separator !== undefined && nextQuote < firstEnd) end = endOfQuoted(rest, from, separator, isEnd);
      let lines = 1;
      if (end >= 0 && end > firstEnd) lines += linesIn(rest.subarray(from, end));
      const tooMuch = end === -1 && rest.length - from > limits.bytes;
      if (end === -1 && !tooMuch) break;
      if (skipping) {
        skipping = lineEnd < 0;
      } else if (lineEnd < 0 && tooMuch) {
        records.push({ line, broken: 'record-too-long' });
        skipping = true;
      } else if (end < 0 || lines > limits.lines) {
        records.push({ line, broken: 'quote-not-closed' });
        [end, lines] = [firstEnd, 1];
      } else {
        const stop = end > from && rest[end - 1] === carriageReturn ? end - 1 : end;
        if (stop > from) records.push({ line, bytes: rest.subarray(from, stop), end: before + end });
      }
      if (skipping) {
        from = rest.length;
        break;
      }
      line += lines;
      from = (end < 0 ? firstEnd : end) + 1;
    }
    before += Math.min(from, rest.length);
    rest = rest.subarray(Math.min(from, rest.length));
    return records;
  };

  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const records = take(false);
    if (records.length > 0) yield records;
  }
  const records = take(true);
  if (records.length > 0) yield records;
}
