import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canaryPattern } from './canaries.ts';

const word = 'kanari';

/** How the beginning of a canary reads in base64, at each of the three places it can stand. */
const inBase64 = [0, 1, 2].map((before) => {
  const text = Buffer.from(`${'.'.repeat(before)}${word}`)
    .toString('base64')
    .replace(/=+$/, '');
  return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + word.length) * 8) / 6));
});
const base64Pattern = new RegExp(
  `[A-Za-z0-9+/]*(?:${inBase64.map((text) => text.replace(/[+/]/g, '\\$&')).join('|')})[A-Za-z0-9+/]*`,
  'g',
);

const tracesIn = (bytes: Buffer): string[] => {
  const text = bytes.toString('latin1');
  const found: string[] = text.match(canaryPattern) ?? [];
  // of UTF-16 every second byte is zero
  if (text.includes('k\0a\0n\0a\0r\0i\0')) found.push(...(text.replaceAll('\0', '').match(canaryPattern) ?? []));
  if (!inBase64.some((piece) => text.includes(piece))) return found; // whole runs are looked for slowly
  for (const [run] of text.matchAll(base64Pattern))
    for (let from = 0; from < 4; from++)
      found.push(...(Buffer.from(run.slice(from), 'base64').toString('latin1').match(canaryPattern) ?? []));
  return found;
};

/** Every canary in the bytes of every file below a folder, with the files that it is in. */
export const tracesBelow = (folder: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    let bytes: Buffer;
    try {
      if (!statSync(path).isFile()) continue;
      bytes = readFileSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue; // a file of the server that went meanwhile
      throw error;
    }
    for (const canary of new Set(tracesIn(bytes))) found.set(canary, [...(found.get(canary) ?? []), name]);
  }
  return found;
};
