import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ContentFacts } from '#commands/company/content-facts.ts';
import { execute } from '#commands/execute.ts';
import { handle } from '#commands/handle.ts';
import { managers, managersStream } from '#domain/account/managers.ts';
import { type Actor, operator, visitor } from '#domain/actor.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { Envelope } from '#domain/envelope.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { publishedCommands } from '#infra/main/published-commands.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { moderationQueue } from '#projections/moderation/moderation-queue.ts';
import { requestFiles } from '#projections/moderation/request-files.ts';
import { rebuild } from '#projections/rebuild.ts';
import { companyContent as contentOf, hasBranches, logosOf } from '#read-api/company/company-content.ts';
import { isShownElsewhere } from '#read-api/company/image-shown.ts';
import { waitingPhotos } from '#read-api/company/waiting-photos.ts';
import { moderationQueueParams, moderationQueue as waitingCases } from '#read-api/moderation/moderation-queue.ts';
import type { SearchAnswer } from '#read-api/search/search-index.ts';
import { withPictures } from '#read-api/search/with-pictures.ts';
import { contextWith } from '#tests/command-context.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { now, pharmacy } from './companies.ts';

const placeholder = 'data:image/webp;base64,UklG';
const image = async (id: string) => ({ id, width: 1600, height: 1200, placeholder });
const idOf = (letter: string) => letter.repeat(22);
const accountId = randomUUID();
const manager: Actor = { id: accountId, role: 'member', companies: { 1: 'admin' } };

test('what was asked of companies is what their pages and the staff read', async () => {
  await using fresh = await freshDatabase();
  const { pool } = fresh;
  const db = kyselyOf(pool);
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const envelope = (actor: Actor): Envelope => ({ commandId: randomUUID(), actor, now, correlationId: 'test' });
  const forgotten: string[] = [];
  const facts: ContentFacts = {
    image,
    isStored: async () => true,
    async forgetImage(id, companyId) {
      if (!(await isShownElsewhere(db, id, companyId))) forgotten.push(id);
    },
    mostVisuals: 10,
    hasBranches: (id) => hasBranches(db, id),
  };
  const ask = (actor: Actor, name: string, data: object) => {
    const command = publishedCommands.find((one) => one.name === name);
    if (!command) throw new Error(name);
    return execute(contextWith({ ...log, pool, db }, { content: facts }), command, data, envelope(actor));
  };
  const read = async () => {
    await createCheckpoints(pool);
    await rebuild({ ...log, pool }, [companyContent, companyDesk, companyPage, moderationQueue, requestFiles]);
  };
  for (const companyId of [1, 2, 3]) {
    const data = { ...pharmacy, companyId, name: `Maison ${companyId}`, approved: true, online: companyId !== 3 };
    await handle(log, company, companyStream(companyId), { type: 'RegisterCompany', data }, envelope(operator));
  }
  const named = { companyId: 1, accountId, role: 'admin' } as const;
  await handle(log, managers, managersStream(1), { type: 'NameManager', data: named }, envelope(operator));
  await ask(manager, 'choose-company-logo', { companyId: 1, imageId: idOf('l') });
  await ask(manager, 'add-company-photo', { companyId: 1, imageId: idOf('p'), caption: 'La façade' });
  await ask(operator, 'add-company-photo', { companyId: 1, imageId: idOf('q') });
  const [first = 0, second = 0] = await Promise.all(
    ['Savon', 'Sirop'].map(async (name) => Number((await ask(manager, 'offer-product', { companyId: 1, name })).id)),
  );
  await ask(manager, 'order-products', { companyId: 1, productIds: [second, first].toSorted((a, b) => b - a) });
  const job = { companyId: 1, title: 'Vendeur', contract: 'permanent' };
  await ask(manager, 'offer-job', { ...job, validThrough: '2026-11-22' });
  await ask(manager, 'offer-job', { ...job, title: 'Livreur', validThrough: '2027-01-31' });
  await read(); // whether a company has branches is read where it is projected
  await ask(operator, 'attach-branch', { companyId: 2, rootId: 1 });
  await ask(operator, 'attach-branch', { companyId: 3, rootId: 1 });
  await ask(manager, 'confirm-company-facts', { companyId: 1, parts: ['hours'] });
  await ask(operator, 'confirm-company-facts', { companyId: 1, parts: ['place'] });
  await ask(visitor, 'report-problem', { companyId: 1, kind: 'moved', about: 'Cocody' });
  await read();

  const shown = await contentOf(db, 1, now);
  expect(shown.logo?.id).toBe(idOf('l'));
  expect(shown.photos.map((photo) => photo.image.id)).toEqual([idOf('q')]);
  expect(shown.products.map(({ id }) => id)).toEqual([Math.max(first, second), Math.min(first, second)]);
  expect(shown.jobs).toHaveLength(2);
  expect((await contentOf(db, 1, new Date('2026-12-01T00:00:00Z'))).jobs.map(({ offer }) => offer.title)).toEqual([
    'Livreur',
  ]);
  expect(shown.branches.map(({ id }) => id)).toEqual([2]); // 3 is not shown to the public
  expect((await contentOf(db, 2, now)).root?.id).toBe(1);
  expect(shown.freshness).toMatchObject({
    hours: { by: 'owner', confirmed: true },
    place: { by: 'staff', confirmed: true },
  });
  expect([...(await logosOf(db, [1, 2])).keys()]).toEqual([1]);
  await expect(ask(operator, 'attach-branch', { companyId: 1, rootId: 2 })).rejects.toThrow('company.root-is-branch');

  expect(await waitingPhotos(db)).toMatchObject([{ image: { id: idOf('p') }, company: { id: 1, name: 'Maison 1' } }]);
  const waiting = () => waitingCases(db, moderationQueueParams.parse({ kind: 'problem' }));
  const { cases } = await waiting();
  expect(cases).toMatchObject([{ type: 'moved', about: 'Cocody', author: null, company: { id: 1 } }]);

  await ask(operator, 'validate-company-photo', { companyId: 1, imageId: idOf('p') });
  await ask(operator, 'settle-problem', { companyId: 1, problemId: cases[0]?.id, outcome: 'corrected' });
  await read();
  expect(await waitingPhotos(db)).toEqual([]);
  expect((await contentOf(db, 1, now)).photos[0]).toMatchObject({ image: { id: idOf('p') }, caption: 'La façade' });
  expect((await waiting()).found).toBe(0);
  await expect(ask(visitor, 'report-problem', { companyId: 3, kind: 'closed' })).rejects.toThrow('company.unknown');

  const photosIn = async (companyId: number) => {
    const answer = { results: [{ id: companyId }] } as unknown as SearchAnswer; // whatever else is found of it
    const [found] = (await withPictures(db, answer)).results;
    return found?.photos?.map(({ id, ...size }) => [id, size]);
  };
  const size = { width: 1600, height: 1200 };
  expect(await photosIn(1)).toEqual([idOf('p'), idOf('q')].map((id) => [id, size]));
  await ask(manager, 'add-company-photo', { companyId: 1, imageId: idOf('w') }); // waits
  for (const letter of ['s', 't', 'u', 'v'])
    await ask(operator, 'add-company-photo', { companyId: 1, imageId: idOf(letter) });
  await read();
  expect((await photosIn(1))?.map(([id]) => id)).toEqual(['p', 'q', 's', 't', 'u'].map(idOf)); // no more than five
  for (const letter of ['s', 't', 'u', 'v', 'w'])
    await ask(operator, 'remove-company-photo', { companyId: 1, imageId: idOf(letter) });
  forgotten.length = 0;

  await ask(operator, 'remove-company-photo', { companyId: 1, imageId: idOf('p') });
  await read();
  expect(await photosIn(1)).toBeUndefined(); // one is not several
  await ask(operator, 'add-company-photo', { companyId: 2, imageId: idOf('q') });
  await read();
  await ask(operator, 'remove-company-photo', { companyId: 1, imageId: idOf('q') });
  await ask(operator, 'remove-company-photo', { companyId: 1, imageId: idOf('z') }); // none of its photos
  expect(forgotten).toEqual([idOf('p')]); // q is shown by another company
  await log.store.close();
});
