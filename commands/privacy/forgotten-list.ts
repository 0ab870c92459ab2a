import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pool } from 'pg';

/** Ids of people who were forgotten, and when: nothing else is known of them. */
export type Forgotten = ReadonlyMap<string, string>;

const line = /^([0-9a-f-]{36}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Throws `RangeError` with its number for a line that is no id and moment. */
export const readForgotten = (text: string): Forgotten => {
  const found = new Map<string, string>();
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    const [, id, at] = row.trim().match(line) ?? [];
    if (id && at) found.set(id, at);
    else if (row.trim() && !row.startsWith('#')) throw new RangeError(String(index + 1));
  }
  return found;
};

/** The list in a file; nothing when there is none. */
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

/** Everybody whose key was destroyed. */
export const forgottenInDatabase = async (pool: Pool): Promise<Forgotten> => {
  const { rows } = await pool.query<{ subject: string; at: Date }>(
    'select subject, forgotten_at as at from person_keys.key where forgotten_at is not null',
  );
  return new Map(rows.map(({ subject, at }) => [subject, at.toISOString()]));
};

/**
 * Brings the list beside the data up to date with the database. It outlives the database, and never gets shorter: whoever
 * is on it does not come back with a backup that was made before.
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
