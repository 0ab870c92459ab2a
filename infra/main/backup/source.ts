import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Manifest, manifestName, readManifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import { blockSize, entryIn, paddingOf } from './tar.ts';

/** A backup that is opened for reading. */
export type Source = {
  readonly manifest: Manifest;
  /** The bytes of a part as they lie there, whether they are what was written or not. */
  read(name: string): Readable;
};

type Place = { readonly path: string; readonly start: number; readonly size: number };

const inFolder = async (path: string): Promise<Map<string, Place>> => {
  const places = new Map<string, Place>();
  for (const name of await readdir(path)) {
    const part = join(path, name);
    const { size } = await stat(part);
    places.set(name, { path: part, start: 0, size });
  }
  return places;
};

const inArchive = async (path: string): Promise<Map<string, Place>> => {
  const places = new Map<string, Place>();
  const file = await open(path, 'r');
  const { size: end } = await file.stat();
  try {
    const header = Buffer.alloc(blockSize);
    for (let at = 0; ; ) {
      if ((await file.read(header, 0, blockSize, at)).bytesRead < blockSize) throw new RangeError('It is cut off');
      const entry = entryIn(header);
      if (!entry) return places;
      const start = at + blockSize;
      if (start + entry.size > end) throw new RangeError('It is cut off');
      places.set(entry.name, { path, start, size: entry.size });
      at = start + entry.size + paddingOf(entry.size).length;
    }
  } finally {
    await file.close();
  }
};

const bytesAt = ({ path, start, size }: Place): Readable =>
  size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 });

/** Finds the parts that are kept apart. Throws `BackupProblem` when nobody says where they are. */
const withApart = async (places: Map<string, Place>, { parts }: Manifest, keys: string | undefined): Promise<void> => {
  for (const { name, apart } of parts) {
    if (!apart) continue;
    if (keys === undefined) throw new BackupProblem('keys-apart', { part: name });
    const found = await stat(keys).catch((error: NodeJS.ErrnoException) => {
      throw new BackupProblem('unreadable', { path: keys, reason: error.code ?? '' });
    });
    places.set(name, { path: keys, start: 0, size: found.size });
  }
};

/** Throws `BackupProblem` for what is no backup, was cut off, is of another version or lacks parts. */
export const openBackup = async (path: string, keys?: string): Promise<Source> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem('unreadable', { path, reason: error.code ?? '' });
  });
  const places = await (found.isDirectory() ? inFolder(path) : inArchive(path)).catch((error: unknown) => {
    throw error instanceof RangeError ? new BackupProblem('cut-off', { path }) : error;
  });
  const described = places.get(manifestName);
  if (!described) throw new BackupProblem('not-a-backup', { path });
  const manifest = readManifest(await text(bytesAt(described)));
  await withApart(places, manifest, keys);
  for (const { name, bytes } of manifest.parts) {
    const size = places.get(name)?.size;
    if (size === undefined) throw new BackupProblem('part-missing', { part: name });
    if (size !== bytes) throw new BackupProblem('altered', { part: name });
  }
  return {
    manifest,
    read(name) {
      const place = places.get(name);
      if (!place) throw new BackupProblem('part-missing', { part: name });
      return bytesAt(place);
    },
  };
};
