/** Arrays in PostgreSQL's binary format: buffers are sent unchanged, without escaping or parsing. */

const oid = { int4: 23, text: 25, json: 114, uuid: 2950 };
const headerBytes = 20;

const array = (type: keyof typeof oid, count: number, elementBytes: number): Buffer => {
  const buffer = Buffer.allocUnsafe(headerBytes + elementBytes);
  buffer.writeInt32BE(1, 0); // one dimension
  buffer.writeInt32BE(0, 4); // no nulls
  buffer.writeInt32BE(oid[type], 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16); // counted from 1
  return buffer;
};

export const int4Array = (numbers: readonly number[]): Buffer => {
  const buffer = array('int4', numbers.length, numbers.length * 8);
  let at = headerBytes;
  for (const number of numbers) {
    buffer.writeInt32BE(4, at);
    buffer.writeInt32BE(number, at + 4);
    at += 8;
  }
  return buffer;
};

const hyphen = 45;

/** The value of each hexadecimal digit, by character code. */
const digits = new Int8Array(128).fill(-1);
for (let value = 0; value < 16; value++)
  for (const digit of [value.toString(16), value.toString(16).toUpperCase()]) digits[digit.charCodeAt(0)] = value;

const writeUuid = (buffer: Buffer, id: string, at: number): void => {
  let written = 0;
  let high = -1;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    if (code === hyphen) continue;
    const digit = digits[code] ?? -1;
    if (digit < 0 || written === 16) throw new RangeError('An event id is no UUID');
    if (high < 0) high = digit;
    else {
      buffer[at + written++] = high * 16 + digit;
      high = -1;
    }
  }
  if (written < 16) throw new RangeError('An event id is no UUID');
};

/** Throws a RangeError for what is not a UUID. */
export const uuidArray = (ids: readonly string[]): Buffer => {
  const buffer = array('uuid', ids.length, ids.length * 20);
  let at = headerBytes;
  for (const id of ids) {
    buffer.writeInt32BE(16, at);
    writeUuid(buffer, id, at + 4);
    at += 20;
  }
  return buffer;
};

export const textArray = (texts: readonly string[], type: 'text' | 'json' = 'text'): Buffer => {
  const mostBytes = texts.reduce((sum, text) => sum + 4 + text.length * 3, 0);
  const buffer = array(type, texts.length, mostBytes);
  let at = headerBytes;
  for (const text of texts) {
    const bytes = buffer.write(text, at + 4, 'utf8');
    buffer.writeInt32BE(bytes, at);
    at += 4 + bytes;
  }
  return buffer.subarray(0, at);
};
