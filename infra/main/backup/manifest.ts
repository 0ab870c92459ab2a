import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BackupProblem } from './problem.ts';

/** Raised when an older program could not restore what a newer one writes. */
export const backupVersion = 1;

export const manifestName = 'manifest.json';

const part = z.strictObject({
  name: z.string(),
  /** As it lies in the backup, and the SHA-256 of those bytes. */
  bytes: z.int().nonnegative(),
  sha256: z.string(),
  /** Of a table: its name, its columns in order and how many rows. Of files: how many. */
  table: z.string().optional(),
  columns: z.array(z.string()).optional(),
  count: z.int().nonnegative(),
  /** In a file of its own, somewhere else than the rest. */
  apart: z.literal(true).optional(),
});

const model = z.strictObject({
  schema: z.string(),
  position: z.string(),
  rows: z.int().nonnegative(),
  sum: z.string(),
});

const contents = z.strictObject({
  format: z.literal('sokoni-backup'),
  version: z.int().positive(),
  /** The moment that it shows. */
  at: z.iso.datetime(),
  log: z.strictObject({ from: z.enum(['postgres', 'eventstoredb']), head: z.string() }),
  parts: z.array(part),
  /** What each read model held at that moment, to be compared with what is made of the log again. */
  models: z.array(model),
});

export type Part = z.infer<typeof part>;
export type ModelSum = z.infer<typeof model>;
export type Manifest = z.infer<typeof contents>;

const sealOf = (manifest: Manifest): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, seal: sealOf(manifest) }, null, 2)}\n`;

/** Throws `BackupProblem` for one of another version, or one that was changed. */
export const readManifest = (text: string): Manifest => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BackupProblem('altered', { part: manifestName });
  }
  const { format, version } = (given ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'sokoni-backup') throw new BackupProblem('not-a-backup', { path: manifestName });
  if (version !== backupVersion)
    throw new BackupProblem('other-version', { found: String(version), known: backupVersion });
  const { seal, ...rest } = given as { seal?: unknown };
  const read = contents.safeParse(rest);
  if (!read.success || sealOf(read.data) !== seal) throw new BackupProblem('altered', { part: manifestName });
  return read.data;
};
