import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missing } from '../../media/missing.ts';
import type { Destination } from './destination.ts';
import type { Part } from './manifest.ts';
import { endOfArchive, headerOf, paddingOf } from './tar.ts';

/** What is kept of a photo or a PDF. Its other sizes are made again when someone asks. */
const kept = /^(image\.json|kept\.\w+|document\.json|file\.pdf|page\.webp)$/;
const folderName = /^[\w-]{2}$/;
const idName = /^[\w-]{22}$/;

const namesIn = async (folder: string, fit: RegExp): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => fit.test(name)).toSorted();

async function* filesOf(folder: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for (const part of await namesIn(folder, folderName))
    for (const id of await namesIn(join(folder, part), idName))
      for (const file of await namesIn(join(folder, part, id), kept)) {
        const bytes = await readFile(join(folder, part, id, file)).catch(missing); // taken away meanwhile
        if (bytes) yield { name: `${part}/${id}/${file}`, bytes };
      }
}

/** The files below a folder as one archive, one file in memory at a time. Files never change: there is no half of one. */
export const copyFilesOut = async (
  destination: Destination,
  folder: string,
  name: string,
  told: (files: number) => void = () => {},
): Promise<Part> => {
  let count = 0;
  async function* archive(): AsyncGenerator<Buffer> {
    for await (const file of filesOf(folder)) {
      yield headerOf({ name: file.name, size: file.bytes.length });
      yield file.bytes;
      yield paddingOf(file.bytes.length);
      count += 1;
      told(count);
    }
    yield endOfArchive;
  }
  return { name, ...(await destination.write(name, archive())), count };
};
