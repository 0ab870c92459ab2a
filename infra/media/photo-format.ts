export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const begins: readonly (readonly [PhotoFormat, (bytes: Uint8Array) => boolean])[] = [
  ['jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ['avif', (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))],
];

/** Returns the format of a file by its first bytes; undefined when it is not a photo (e.g. SVG). */
export const photoFormat = (bytes: Uint8Array): PhotoFormat | undefined => begins.find(([, is]) => is(bytes))?.[0];
