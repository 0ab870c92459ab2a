/** The archive format of every Unix, as little of it as is needed: plain files with names of at most 100 letters. */
export const blockSize = 512;

export type Entry = { readonly name: string; readonly size: number };

const largestInOctal = 0o77777777777;

/** A number in twelve bytes: octal as of old, binary with its highest bit set from 8 GB on. */
const sizeField = (size: number): Buffer => {
  if (size <= largestInOctal) return Buffer.from(`${size.toString(8).padStart(11, '0')}\0`);
  const field = Buffer.alloc(12);
  field.writeBigUInt64BE(BigInt(size), 4);
  field[0] = 0x80;
  return field;
};

const sizeIn = (field: Buffer): number =>
  field[0] === 0x80 ? Number(field.readBigUInt64BE(4)) : Number.parseInt(field.toString('latin1'), 8);

const sumOf = (header: Buffer): number => {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
};

export const headerOf = ({ name, size }: Entry): Buffer => {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long a name for an archive`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  sizeField(size).copy(header, 124);
  header.write('00000000000\0', 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

/** What a header says; nothing for the empty block that ends an archive. Throws for bytes that are no header. */
export const entryIn = (header: Buffer): Entry | undefined => {
  if (header.every((byte) => byte === 0)) return undefined;
  const size = sizeIn(header.subarray(124, 136));
  if (Number.parseInt(header.toString('latin1', 148, 156), 8) !== sumOf(header) || !Number.isSafeInteger(size))
    throw new RangeError('This is not the header of an archive');
  return { name: header.toString('utf8', 0, header.indexOf(0)), size };
};

/** Zeros that fill the last block of something of this size. */
export const paddingOf = (size: number): Buffer => Buffer.alloc((blockSize - (size % blockSize)) % blockSize);

export const endOfArchive = Buffer.alloc(2 * blockSize);
