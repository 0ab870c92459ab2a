import { expect, test } from 'vitest';
import { notificationsAnnounced } from '#read-api/notification/notifications-announced.ts';
import type { Told } from '#tests/projections/engine.ts';
import { author, companyId, happens, manager, other, reviewId, toldWorld } from './notification-world.ts';

const announcement = notificationsAnnounced(
  ({ about, company }, lang) => `/${lang}/${about.kind}/${company?.slug}/${about.reviewId}`,
);
const announced = ({ type, data }: Told, db: Awaited<ReturnType<typeof toldWorld>>['kysely']) =>
  announcement.on[type]?.({ data, id: 'e', position: '1', at: '', actor: '' } as never, db);

test('the author and those who run the company are told at once, in both languages, with the number for the bell', async () => {
  const published = happens.published(1);
  const { db, kysely } = await toldWorld(happens.named, published);
  await using _ = db;
  expect(await announced(published, kysely)).toEqual([
    {
      topic: `/users/${author}`,
      event: 'toast',
      payload: {
        variant: 'success',
        content: {
          fr: 'Votre avis sur Étoile du Marché est publié',
          en: 'Your review of Étoile du Marché is published',
        },
        href: {
          fr: expect.stringMatching(`^/fr/published/[a-z-]+/${reviewId(1)}$`),
          en: expect.stringMatching(`^/en/published/[a-z-]+/${reviewId(1)}$`),
        },
      },
    },
    {
      topic: `/users/${author}`,
      event: 'notifications',
      payload: { unread: 1 },
    },
    expect.objectContaining({ topic: `/users/${manager}`, event: 'toast' }),
    expect.objectContaining({ topic: `/users/${manager}`, event: 'notifications' }),
  ]);
});

test('those who answer for a company, and not its editors, are told of an experience to confirm; its person of the answer', async () => {
  const its = { accountId: author, itemId: reviewId(80), companyId };
  const asked: Told = { type: 'ConfirmationAsked', data: { ...its, askedAt: '2026-11-21T09:00:00.000Z' } };
  const confirmed: Told = { type: 'ExperienceConfirmed', data: its };
  const edits: Told = { type: 'ManagerNamed', data: { accountId: other, companyId, role: 'editor' } };
  const { db, kysely } = await toldWorld(happens.named, edits, asked, confirmed);
  await using _ = db;
  expect(await announced(asked, kysely)).toMatchObject([
    {
      topic: `/users/${manager}`,
      payload: { content: { fr: 'Quelqu’un demande à Étoile du Marché de confirmer une expérience' } },
    },
    { topic: `/users/${manager}`, event: 'notifications', payload: { unread: 1 } },
  ]);
  expect(await announced(confirmed, kysely)).toMatchObject([
    {
      topic: `/users/${author}`,
      payload: { variant: 'success', content: { en: 'Étoile du Marché confirmed your experience' } },
    },
    { topic: `/users/${author}`, payload: { unread: 1 } },
  ]);
});

test('managers are told what the team decided about their photos, and nothing of one that they delete themselves', async () => {
  const photo = { companyId, imageId: 'p'.repeat(22) };
  const image = { id: photo.imageId, width: 640, height: 480, placeholder: 'data:image/webp;base64,UklGRg==' };
  const added: Told = { type: 'CompanyPhotoAdded', data: { companyId, image, caption: null } };
  const removed: Told = { type: 'CompanyPhotoRemoved', data: { ...photo, reason: 'Un autre magasin.' } };
  const { db, kysely, more } = await toldWorld(happens.named, added, removed);
  await using _ = db;
  expect(await announced(removed, kysely)).toMatchObject([
    {
      topic: `/users/${manager}`,
      payload: {
        variant: 'warning',
        content: { fr: 'Une photo a été retirée de la page de Étoile du Marché. Lisez pourquoi' },
        href: { en: expect.stringContaining('/photo_removed/') },
      },
    },
    { event: 'notifications', payload: { unread: 2 } }, // they were named too
  ]);
  const deleted: Told = { type: 'CompanyPhotoRemoved', data: { ...photo, reason: null } };
  await more(added, deleted);
  expect(await announced(deleted, kysely)).toEqual([]);
});

test('a manager who wants nothing on the site is told that somebody asks to manage the page', async () => {
  const silent: Told = {
    type: 'NotificationSettingsChosen',
    data: {
      accountId: manager,
      choices: [{ topic: 'company_access', site: false, email: 'never', push: false }],
      digest: { hour: 8, timeZone: 'Africa/Abidjan' },
    },
  };
  const asked: Told = { type: 'ManagementAsked', data: { accountId: other, companyId } };
  const { db, kysely } = await toldWorld(happens.named, silent, asked);
  await using _ = db;
  expect(await announced(asked, kysely)).toMatchObject([
    { topic: `/users/${manager}`, event: 'toast' },
    { topic: `/users/${manager}`, event: 'notifications', payload: { unread: 1 } },
  ]);
});

test('whoever does not want it on the site is not told; reading changes the number elsewhere', async () => {
  const quiet: Told = {
    type: 'NotificationSettingsChosen',
    data: {
      accountId: other,
      choices: [{ topic: 'report_handled', site: false, email: 'never', push: false }],
      digest: { hour: 8, timeZone: 'Africa/Abidjan' },
    },
  };
  const { db, kysely } = await toldWorld(happens.upheld, quiet);
  await using _ = db;
  expect(await announced(happens.upheld, kysely)).toEqual([]);
  const read: Told = { type: 'NotificationsRead', data: { accountId: author, subjects: null, until: '0'.repeat(20) } };
  expect(await announced(read, kysely)).toMatchObject([{ event: 'notifications', payload: { unread: 0 } }]);
});
