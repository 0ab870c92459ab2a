import { zipSync } from 'fflate';
import type { Pool } from 'pg';
import { widthsOf } from '#domain/media/image-sizes.ts';
import type { Database } from '#infra/database/database.ts';
import type { Documents } from '#infra/documents/documents.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { Media } from '#infra/media/media.ts';
import { ownClaimDocuments } from '#read-api/account/claim-documents.ts';
import { archiveData } from './archive-data.ts';
import { archivePage } from './archive-page.ts';

export type Archiving = Log & {
  readonly pool: Pool;
  readonly db: Database;
  readonly media: Media;
  readonly documents: Documents;
};

/** Stores photos and PDFs without compression, since they are compressed already. */
const asItIs = { level: 0 } as const;

/** A ZIP of all data about a person: a page in each language, a JSON file, and their photos and PDFs. */
export const archive = async (parts: Archiving, accountId: string, now: Date): Promise<Uint8Array> => {
  const data = await archiveData(parts, accountId, now);
  const files: Record<string, Uint8Array> = {};
  const { profile } = data;
  const pictures = [profile?.photo, profile?.banner, ...(profile?.pieces ?? []).map(({ image }) => image)];
  for (const image of pictures) {
    const bytes = image && (await parts.media.file(image.id, widthsOf(image.width).at(-1) ?? 640, 'jpg'));
    if (image && bytes) files[`images/${image.id}.jpg`] = bytes;
  }
  for (const { file } of profile?.resumes ?? []) {
    const bytes = await parts.documents.file(file.id);
    if (bytes) files[`documents/${file.id}.pdf`] = bytes;
  }
  for (const { file } of await ownClaimDocuments(parts.db, accountId)) {
    const bytes = await parts.documents.file(file);
    if (bytes) files[`documents/${file}.pdf`] = bytes;
  }
  const text = (words: string): Uint8Array => new TextEncoder().encode(words);
  const names = Object.keys(files);
  const packed = Object.entries(files).map(([name, bytes]) => [name, [bytes, asItIs]] as const);
  return zipSync({
    'sokoni.fr.html': text(archivePage(data, names, 'fr')),
    'sokoni.en.html': text(archivePage(data, names, 'en')),
    'sokoni.json': text(JSON.stringify(data, null, 2)),
    ...Object.fromEntries(packed),
  });
};
