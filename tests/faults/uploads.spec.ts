import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { performForgettingPhoto } from '#commands/company/perform-forgetting-photo.ts';
import { removedPhotos } from '#commands/company/removed-photos.reactor.ts';
import { removeLooseFiles } from '#commands/privacy/loose-files.ts';
import { managersStream } from '#domain/account/managers.ts';
import { companyStream } from '#domain/company/company.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { resumableUploads } from '#infra/media/resumable-uploads.ts';
import type { Moment } from '#infra/moment.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { photo } from '#tests/media/pictures.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { beginEmpty, logOf, tell } from '#tests/projections/engine.ts';
import { person } from '#tests/projections/history.account.ts';
import { running, until } from '#tests/projections/running.ts';
import { startReacting } from '#tests/reactions/reacting.ts';
import { photoContext } from './photo-context.ts';

const id = 'p'.repeat(22);
const dayMs = 86_400_000;

const openWorld = async () => {
  const db = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-uploads-'));
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool };
  await beginEmpty(world, [companyAccess, companyContent, companyPage, contracts, profiles]);
  const folders = { media: join(folder, 'media'), documents: join(folder, 'documents') };
  const context = photoContext(world, folders.media);
  /** Runs the worker, which is killed at the moment. */
  const killedAt = async (moment: Moment, work: 'image' | 'document' | 'remove') => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'upload-worker.ts'), work, folder, id], {
      env: { ...process.env, DATABASE_URL: db.url, SOKONI_DIE_AT: moment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const errors = text(child.stderr);
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
    expect(await errors).toBe('');
  };
  const dispose = async () => {
    rmSync(folder, { recursive: true, force: true });
    await db[Symbol.asyncDispose]();
  };
  return { world, folder, folders, context, killedAt, [Symbol.asyncDispose]: dispose };
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test.each([
  ['image', 'upload.image'],
  ['document', 'upload.document'],
] as const)(
  'an %s that a crash cut short is nowhere, and what is left of it goes after a day',
  async (work, moment) => {
    await using at = await openWorld();
    const { world, folder, folders, context } = at;
    await at.killedAt(moment, work);
    expect(filesIn(folder)).not.toEqual([]);
    const documents = documentsIn(folders.documents);
    await expect(context.media.image(id)).rejects.toThrow('media.unknown');
    expect([await context.media.file(id, 640, 'jpg'), await documents.file(id), await documents.about(id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const stored = { ...world, db: context.db, media: context.media, documents, folders };
    expect(await removeLooseFiles(stored, new Date())).toBe(0); // it could be an upload that goes on
    expect(await removeLooseFiles(stored, new Date(Date.now() + 2 * dayMs))).toBe(1);
    expect(filesIn(folder)).toEqual([]);
  },
);

test('an upload that nobody goes on with goes after a day, and so does one that no page uses', async () => {
  await using at = await openWorld();
  const { world, folder, folders, context } = at;
  const uploads = resumableUploads(folders.media, context.media);
  const bytes = await photo(640, 480);
  const [begun, unused] = ['b'.repeat(22), 'u'.repeat(22)];
  await uploads.begin(begun, 'photo', bytes.length);
  await uploads.append(begun, 0, Readable.from([bytes.subarray(0, 500)]));
  await uploads.begin(unused, 'photo', bytes.length);
  await uploads.append(unused, 0, Readable.from([bytes]));
  const stored = { ...world, db: context.db, media: context.media, documents: documentsIn(folders.documents), folders };
  expect(await removeLooseFiles(stored, new Date(Date.now() + dayMs - 60_000))).toBe(0);
  expect(await uploads.arrived(begun)).toEqual({ offset: 500, length: bytes.length });
  expect(await removeLooseFiles(stored, new Date(Date.now() + dayMs + 60_000))).toBe(2);
  expect(filesIn(folder)).toEqual([]);
  expect(await uploads.arrived(begun)).toBeUndefined();
});

test('a paper of a request to manage a page goes once it is deleted there, no sooner', async () => {
  await using at = await openWorld();
  const { world, folders, context } = at;
  const documents = documentsIn(folders.documents);
  const file = await documents.takePdf(pdf(), id);
  const data = { companyId: 1, accountId: person(1) };
  const said = { title: 'Register.pdf', file };
  await tell(world, [
    { type: 'ManagementAsked', data, stream: managersStream(1) },
    {
      type: 'ManagementDocumentAdded',
      data: { ...data, documentId: person(2), said },
      stream: managersStream(1),
    },
  ]);
  await using _runner = await running(world, [companyAccess, companyContent, companyPage, contracts, profiles]);
  const stored = { ...world, db: context.db, media: context.media, documents, folders };
  const later = new Date(Date.now() + 2 * dayMs);
  expect(await removeLooseFiles(stored, later)).toBe(0);
  await tell(world, [{ type: 'ManagementDocumentsDeleted', data, stream: managersStream(1) }]);
  expect(await removeLooseFiles(stored, later)).toBe(1);
  expect(await documents.file(id)).toBeUndefined();
});

test.each([
  ['its files are deleted all the same', false],
  ['a page that shows it again keeps them', true],
])('when the process dies after a photo was removed from a page, %s', async (_, shownAgain) => {
  await using at = await openWorld();
  const { world, context } = at;
  const image = await context.media.storeImage(await photo(640, 480), 'photo', id);
  const added = { type: 'CompanyPhotoAdded', data: { companyId: 1, image, caption: null }, stream: companyStream(1) };
  const registered = { type: 'CompanyRegistered', data: pharmacy, stream: companyStream(1) };
  await tell(world, [registered, added]);
  await using runner = await running(world, [companyContent]);
  await using _reacting = startReacting(world, [removedPhotos], {
    'forget-photo': performForgettingPhoto({ ...context, progress: runner.progress }),
  });
  await until(async () => (await world.pool.query('select from reactions.reactor')).rowCount === 1);
  await at.killedAt('photo.removed', 'remove');
  expect(existsSync(join(at.folders.media, 'pp', id, 'image.json'))).toBe(true);
  if (shownAgain) await tell(world, [added]);
  const intents = () => world.pool.query<{ state: string }>('select state from reactions.intent');
  await until(async () => (await intents()).rowCount === 1);
  expect((await intents()).rows).toEqual([{ state: 'waiting' }]); // the process that lives does it at once
  await world.pool.query('update reactions.intent set next_at = now()');
  await until(async () => (await intents()).rows[0]?.state !== 'waiting');
  expect((await intents()).rows).toEqual([{ state: shownAgain ? 'dropped' : 'done' }]);
  expect(existsSync(join(at.folders.media, 'pp', id))).toBe(shownAgain);
});
