import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { dayMs } from '#domain/calendar.ts';
import type { Database } from '#infra/database/database.ts';
import { type Documents, isDraft } from '#infra/documents/documents.ts';
import type { Folders } from '#infra/documents/own-files.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Media } from '#infra/media/media.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { requestFiles } from '#projections/moderation/request-files.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { projectionProgress } from '#projections/progress.ts';
import { readModel } from '#projections/projection.ts';
import { keptProblemPictures } from '#read-api/moderation/problem-pictures.ts';

/** How old an unused file must be: it was replaced, or its form was refused or never sent. */
const looseAfterMs = dayMs;
const patienceMs = 60_000;

export type Stored = {
  readonly store: Pick<EventStore, 'head'>;
  readonly pool: Pool;
  readonly db: Database;
  readonly media: Media;
  readonly documents: Documents;
  readonly folders: Folders;
};

/** The ids of all files on profiles. */
const onProfiles = async (db: Database): Promise<readonly string[]> => {
  const rows = await readModel(db, profiles)
    .selectFrom('profile')
    .select(['photo', 'banner', 'pieces', 'resumes'])
    .execute();
  return rows.flatMap(({ photo, banner, pieces, resumes }) => [
    ...[photo, banner].flatMap((image) => image?.id ?? []),
    ...pieces.map(({ image }) => image.id),
    ...resumes.map(({ file }) => file.id),
  ]);
};

/** The ids of all images on companies' pages, also in their texts. */
const onCompanies = async (db: Database): Promise<readonly string[]> => {
  const content = readModel(db, companyContent);
  const [media, products, texts] = await Promise.all([
    content.selectFrom('media').select(['logo', 'banner', 'ad', 'photos']).execute(),
    content.selectFrom('product').select('description').execute(),
    readModel(db, companyPage)
      .selectFrom('company')
      .select('texts')
      .where(sql<boolean>`texts ->> 'presentation' like '%/media/%'`)
      .execute(),
  ]);
  return [
    ...media.flatMap(({ logo, banner, ad, photos }) => [
      ...[logo, banner, ad].flatMap((image) => image?.id ?? []),
      ...photos.map(({ image }) => image.id),
    ]),
    ...products.flatMap(({ description }) => description.image?.id ?? []),
    ...texts.flatMap((row) =>
      [
        ...Object.values(row.texts?.presentation ?? {})
          .join('\n')
          .matchAll(/\/media\/([\w-]{22})\//g),
      ].map(([, id = '']) => id),
    ),
  ];
};

/** The ids of the files of all contracts. */
const onContracts = async (db: Database): Promise<readonly string[]> => {
  const rows = await readModel(db, contracts)
    .selectFrom('contract')
    .select('attachments')
    .where(sql<boolean>`jsonb_array_length(attachments) > 0`)
    .execute();
  return rows.flatMap(({ attachments }) => attachments.map(({ file }) => file));
};

/** The ids of the papers of all requests to manage a page. */
const onRequests = async (db: Database): Promise<readonly string[]> => {
  const rows = await readModel(db, companyAccess)
    .selectFrom('request')
    .select('documents')
    .where(sql<boolean>`jsonb_array_length(documents) > 0`)
    .execute();
  return rows.flatMap(({ documents }) => documents.map(({ file }) => file));
};

const idsIn = async (folder: string): Promise<string[]> => {
  const parts = await readdir(folder).catch(() => []);
  const folders = await Promise.all(parts.map((part) => readdir(join(folder, part)).catch(() => [])));
  return folders.flat().filter((id) => id.length === 22);
};

/** The folders of documents that a crash cut short. */
const draftsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => isDraft.test(name)).map((name) => join(folder, name));

/** The read models that say which files are used. */
const used = [companyAccess, companyContent, companyPage, contracts, profiles, requestFiles];

/**
 * Deletes uploads of more than a day that no page uses or that a crash cut short, and returns how many. While the read
 * models are behind the log, it is not certain which files are used, so nothing is deleted.
 */
export const removeLooseFiles = async (stored: Stored, now: Date): Promise<number> => {
  const { store, pool, db, media, documents, folders } = stored;
  if (!(await projectionProgress(pool).caughtUp(used, await store.head(), patienceMs))) return 0;
  const inUse = new Set([
    ...(await onProfiles(db)),
    ...(await onCompanies(db)),
    ...(await onContracts(db)),
    ...(await onRequests(db)),
    ...(await keptProblemPictures(db, now)),
  ]);
  let removed = 0;
  const isOld = async (path: string): Promise<boolean> => {
    const found = await stat(path).catch(() => undefined); // taken away meanwhile
    return found !== undefined && now.getTime() - found.mtimeMs > looseAfterMs;
  };
  for (const id of await idsIn(folders.media)) {
    const folder = join(folders.media, id.slice(0, 2), id);
    const about = join(folder, 'image.json');
    // without its description it is an upload that a crash cut short
    if (inUse.has(id) || !(await isOld(existsSync(about) ? about : folder))) continue;
    await media.removeImage(id);
    removed += 1;
  }
  for (const id of await idsIn(folders.documents)) {
    if (inUse.has(id) || !(await isOld(join(folders.documents, id.slice(0, 2), id)))) continue;
    await documents.remove(id);
    removed += 1;
  }
  for (const draft of await draftsIn(folders.documents)) {
    if (!(await isOld(draft))) continue;
    await rm(draft, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
};
