import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { alive } from '../../database/postgres-files.ts';
import { BackupProblem } from './problem.ts';
import { blockSize, endOfArchive, headerOf, paddingOf } from './tar.ts';

type Stored = { readonly bytes: number; readonly sha256: string };
type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Where a backup is written, part after part. Nothing is at its place before `finish`. */
export type Destination = {
  write(name: string, bytes: Bytes): Promise<Stored>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

/** A path that ends with `.tar` is one file, any other a folder. */
const isOneFile = (path: string): boolean => path.endsWith('.tar');

const unfinished = (path: string): string => `.${basename(path)}.unfinished-`;

/** What backups to the same place left when they were killed. */
const removeLeftOvers = (path: string): void => {
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(unfinished(path)) && !alive(Number(name.slice(unfinished(path).length))))
      rmSync(join(dirname(path), name), { recursive: true, force: true });
};

const copied = async (file: FileHandle, source: Bytes): Promise<Stored> => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.length;
    await file.writeFile(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
};

type Writing = Pick<Destination, 'write' | 'finish'>;

/** One part, and nothing around it. */
const alone = (file: FileHandle): Writing => ({
  write: (_, source) => copied(file, source),
  finish: () => file.sync(),
});

const inFolder = (draft: string): Writing => ({
  async write(name, source) {
    const file = await open(join(draft, name), 'wx', 0o600);
    try {
      const stored = await copied(file, source);
      await file.sync();
      return stored;
    } finally {
      await file.close();
    }
  },
  finish: async () => {},
});

/** The header of a part tells its size, which is known at its end: then it is written where it belongs. */
const inArchive = (file: FileHandle): Writing => {
  let end = 0;
  return {
    async write(name, source) {
      const begins = end;
      await file.writeFile(Buffer.alloc(blockSize));
      const stored = await copied(file, source);
      const padding = paddingOf(stored.bytes);
      await file.writeFile(padding);
      await file.write(headerOf({ name, size: stored.bytes }), 0, blockSize, begins);
      end = begins + blockSize + stored.bytes + padding.length;
      return stored;
    },
    async finish() {
      await file.writeFile(endOfArchive);
      await file.sync();
    },
  };
};

const begin = async (asked: string, as: 'folder' | 'archive' | 'part'): Promise<Destination> => {
  const path = resolve(asked);
  const taken = existsSync(path) && (as !== 'folder' || !statSync(path).isDirectory() || readdirSync(path).length > 0);
  if (taken) throw new BackupProblem('path-taken', { path: asked });
  const draft = join(dirname(path), `${unfinished(path)}${process.pid}`);
  let file: FileHandle | undefined;
  try {
    await mkdir(dirname(path), { recursive: true });
    removeLeftOvers(path);
    if (as === 'folder') await mkdir(draft, { mode: 0o700 });
    else file = await open(draft, 'wx', 0o600);
  } catch (error) {
    throw new BackupProblem('unwritable', { path: asked, reason: (error as NodeJS.ErrnoException).code ?? '' });
  }
  const writing = file ? (as === 'part' ? alone : inArchive)(file) : inFolder(draft);
  return {
    write: writing.write,
    async finish() {
      await writing.finish();
      await file?.close();
      await rename(draft, path);
      const folder = await open(dirname(path), 'r');
      await folder.sync().catch(() => {}); // some systems have no such thing
      await folder.close();
    },
    async abandon() {
      await file?.close().catch(() => {});
      await rm(draft, { recursive: true, force: true });
    },
  };
};

/** Begins a backup beside `path`. Throws `BackupProblem` when something is there, or nothing can be written. */
export const beginAt = (path: string): Promise<Destination> => begin(path, isOneFile(path) ? 'archive' : 'folder');

/** The same for one part that is to lie somewhere else. */
export const beginPartAt = (path: string): Promise<Destination> => begin(path, 'part');
