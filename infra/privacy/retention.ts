import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Database } from '#infra/database/database.ts';
import type { Media } from '#infra/media/media.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';
import type { Documents } from '../documents/documents.ts';
import type { Folders } from '../documents/own-files.ts';
import { forget } from '../statistics/forget.ts';

/** How long things are kept: the words of each are in the register of processing. */
export const kept = {
  addresses: '12 months',
  mails: '30 days',
  links: '0 days',
  live: '1 day',
  inactive: '36 months',
} as const;

/** Files that stand on no profile: replaced, or sent with a form that was refused. */
const looseAfterMs = 24 * 3_600_000;
const profileKinds = new Set(['profile-photo', 'profile-banner', 'portfolio']);

export type Retaining = {
  readonly pool: Pool;
  readonly db: Database;
  readonly media: Media;
  readonly documents: Documents;
  readonly folders: Folders;
};

const deleted = async (pool: Pool, sql: string, now: Date, interval: string): Promise<number> =>
  (await pool.query(sql, [now.toISOString(), interval])).rowCount ?? 0;

const used = async (db: Database): Promise<ReadonlySet<string>> => {
  const rows = await readModel(db, profiles)
    .selectFrom('profile')
    .select(['photo', 'banner', 'pieces', 'resumes'])
    .execute();
  return new Set(
    rows.flatMap(({ photo, banner, pieces, resumes }) => [
      ...[photo, banner].flatMap((image) => image?.id ?? []),
      ...pieces.map(({ image }) => image.id),
      ...resumes.map(({ file }) => file.id),
    ]),
  );
};

const idsIn = async (folder: string): Promise<string[]> => {
  const parts = await readdir(folder).catch(() => []);
  const found = await Promise.all(parts.map((part) => readdir(join(folder, part)).catch(() => [])));
  return found.flat().filter((id) => id.length === 22);
};

const removeLoose = async ({ db, media, documents, folders }: Retaining, now: Date): Promise<number> => {
  const onProfiles = await used(db);
  let removed = 0;
  const isOld = async (path: string) => now.getTime() - (await stat(path)).mtimeMs > looseAfterMs;
  for (const id of await idsIn(folders.media)) {
    const about = join(folders.media, id.slice(0, 2), id, 'image.json');
    const { kind } = JSON.parse(await readFile(about, 'utf8').catch(() => '{}')) as { kind?: string };
    if (!kind || !profileKinds.has(kind) || onProfiles.has(id) || !(await isOld(about))) continue;
    await media.removeImage(id);
    removed += 1;
  }
  for (const id of await idsIn(folders.documents)) {
    if (onProfiles.has(id) || !(await isOld(join(folders.documents, id.slice(0, 2), id)))) continue;
    await documents.remove(id);
    removed += 1;
  }
  return removed;
};

/** Deletes what was kept for long enough; answers how much of what. Done again, there is nothing more to do. */
export const retain = async (parts: Retaining, now: Date): Promise<Readonly<Record<string, number>>> => {
  const { pool } = parts;
  await forget(pool, now);
  const old = `< $1::timestamptz - $2::interval`;
  return {
    addresses:
      (await deleted(
        pool,
        `update access.sign_in set first_ip = case when first_at ${old} then '' else first_ip end,
           last_ip = case when last_at ${old} then '' else last_ip end
         where (first_at ${old} and first_ip != '') or (last_at ${old} and last_ip != '')`,
        now,
        kept.addresses,
      )) +
      (await deleted(pool, `update access.session set ip = '' where seen_at ${old} and ip != ''`, now, kept.addresses)),
    attempts: await deleted(pool, `delete from access.attempt where at ${old}`, now, kept.addresses),
    sessions: await deleted(pool, `delete from access.session where expires_at ${old}`, now, kept.links),
    links: await deleted(pool, `delete from access.link where expires_at ${old}`, now, kept.links),
    codes: await deleted(pool, `delete from access.code where expires_at ${old}`, now, kept.links),
    drafts: await deleted(pool, `delete from access.draft where expires_at ${old}`, now, kept.links),
    mails: await deleted(pool, `delete from mailbox.mail where at ${old}`, now, kept.mails),
    live: await deleted(pool, `delete from live.message where at ${old}`, now, kept.live),
    files: await removeLoose(parts, now),
  };
};
