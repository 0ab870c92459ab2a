import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { countLines } from './copy-out.ts';
import type { Part } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import type { Tell } from './progress.ts';
import type { Source } from './source.ts';

const megabyte = 1_000_000;

const sumOf = async (bytes: Readable, told: (bytes: number) => void): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    told(chunk.length);
  }
  return hash.digest('hex');
};

/** Whether every byte is the one that was written. Throws `BackupProblem` for the first part that is not. */
export const checkBytes = async ({ manifest, read }: Source, tell: Tell): Promise<void> => {
  const of = manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const told = (bytes: number): void => {
    done += bytes;
    tell({ doing: 'checking', done: Math.round(done / megabyte), of: Math.round(of / megabyte) });
  };
  for (const { name, sha256 } of manifest.parts)
    if ((await sumOf(read(name), told)) !== sha256) throw new BackupProblem('altered', { part: name });
};

/** How many rows a part holds, read to its end. */
const rowsIn = async (source: Source, { name }: Part): Promise<number> => {
  let rows = 0;
  await pipeline(source.read(name), createZstdDecompress(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) rows += countLines(chunk);
  });
  return rows;
};

/** Reads all of a backup: every byte is what was written, every packed part opens, every count is what was counted. */
export const checkBackup = async (source: Source, tell: Tell = () => {}): Promise<void> => {
  await checkBytes(source, tell);
  for (const part of source.manifest.parts)
    if (part.table && (await rowsIn(source, part)) !== part.count)
      throw new BackupProblem('altered', { part: part.name });
};
