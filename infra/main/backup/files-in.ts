import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Part } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import type { Source } from './source.ts';
import { blockSize, entryIn, paddingOf } from './tar.ts';

const harmless = /^[\w-]{2}\/[\w-]{22}\/[\w.-]+$/;

/** Hands out stretches of exactly the length that is asked for, from chunks of any. */
const stretches = (chunks: AsyncIterator<Buffer>) => {
  let have: Buffer[] = [];
  let length = 0;
  return async (wanted: number): Promise<Buffer> => {
    while (length < wanted) {
      const { value, done } = await chunks.next();
      if (done) throw new RangeError('It is cut off');
      have.push(value);
      length += value.length;
    }
    const all = Buffer.concat(have);
    have = [all.subarray(wanted)];
    length = all.length - wanted;
    return all.subarray(0, wanted);
  };
};

/** Puts the files of a part into `folder`, which is emptied first. */
export const copyFilesIn = async (
  source: Source,
  { name, count }: Part,
  folder: string,
  told: (files: number) => void = () => {},
): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const next = stretches(source.read(name)[Symbol.asyncIterator]());
  let files = 0;
  for (;;) {
    const entry = entryIn(await next(blockSize));
    if (!entry) break;
    if (!harmless.test(entry.name)) throw new BackupProblem('altered', { part: name });
    const bytes = await next(entry.size);
    await next(paddingOf(entry.size).length);
    const path = join(folder, entry.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    files += 1;
    told(files);
  }
  if (files !== count) throw new BackupProblem('altered', { part: name });
};
