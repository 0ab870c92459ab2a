import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pool } from 'pg';

/** The ids of forgotten people, each with the time; nothing else about them is stored. */
export type Forgotten = ReadonlyMap<string, string>;

const line = /^([0-9a-f-]{36}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Reads a list. Throws `RangeError`, with the line's number, for a line that is not an id and a time. */
const readForgotten = (text: string): Forgotten => {
  const forgotten = new Map<string, string>();
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    const [, id, at] = row.trim().match(line) ?? [];
    if (id && at) forgotten.set(id, at);
    else if (row.trim() && !row.startsWith('#')) throw new RangeError(String(index + 1));
  }
  return forgotten;
};

/** The list in a file; undefined when the file does not exist. */
export const forgottenIn = async (path: string): Promise<Forgotten | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : readForgotten(text);
};

export const forgottenText = (forgotten: Forgotten): string =>
  [...forgotten]
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([id, at]) => `${id} ${at}\n`)
    .join('');

/** The people in the database whose key was deleted. */
export const forgottenInDatabase = async (pool: Pool): Promise<Forgotten> => {
  const { rows } = await pool.query<{ subject: string; at: Date }>(
    'select subject, forgotten_at as at from person_keys.key where forgotten_at is not null',
  );
  return new Map(rows.map(({ subject, at }) => [subject, at.toISOString()]));
};

/**
 * Adds the people forgotten in the database to the list in the file. The file is stored outside the database and never
 * gets shorter, so that an older backup does not bring back a person who was forgotten.
 */
export const keepForgottenList = async (pool: Pool, path: string): Promise<Forgotten> => {
  const before = await forgottenIn(path);
  const all = new Map([...(await forgottenInDatabase(pool)), ...(before ?? [])]);
  if (all.size === before?.size) return all;
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(forgottenText(all));
  await file.sync();
  await file.close();
  await rename(draft, path);
  return all;
};
