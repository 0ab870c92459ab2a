import { describe, expect, test } from 'vitest';
import { notificationsPage } from '#read-api/notification/notifications.ts';
import { notificationsAnnounced } from '#read-api/notification/notifications-announced.ts';
import { toldIn } from '#read-api/notification/told-in-words.ts';
import type { Told } from '#tests/projections/engine.ts';
import { notificationLink, notificationPath } from '#web/addresses/notification-path.ts';
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
        content: { fr: 'Une photo a été retirée de la page d’Étoile du Marché. Lisez pourquoi' },
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

describe('whoever is given a place in a contract', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString();
  const place = (n: number, userProduction: string | null, was: string | null, second: number): Told => ({
    type: 'ContractProductionChanged',
    at: at(second),
    data: {
      ...{ contractId: reviewId(600 + n), number: `KE-2026-000${n}`, companyId, was },
      said: { userProduction },
    },
  });
  const [first, second, third] = [place(1, author, null, 0), place(2, author, null, 5), place(3, author, null, 9)];
  const listOf = async (db: Awaited<ReturnType<typeof toldWorld>>['kysely'], account: string) => {
    const { notifications } = await notificationsPage(db, { account, filter: 'all', page: 1 });
    return notifications.map((one) => [
      toldIn('en', { kind: one.about.kind, company: one.company?.name ?? null, count: one.count }),
      notificationPath(one, 'en'),
    ]);
  };
  const announcedIn = async ({ world, kysely }: Awaited<ReturnType<typeof toldWorld>>, type: string, by = '') => {
    const told = [];
    for await (const batch of world.store.readAll())
      for (const { data, ...event } of await world.codec.decode(batch))
        if (event.type === type)
          told.push(await live.on[type]?.({ data, ...event, at: event.metadata.at, actor: by } as never, kysely));
    return told;
  };
  const live = notificationsAnnounced(notificationLink);

  test('is told, and led to it; of many at a time by one toast, and one line that counts them', async () => {
    const at = await toldWorld(first, second, third);
    await using _ = at.db;
    expect(await announcedIn(at, 'ContractProductionChanged')).toMatchObject([
      [
        {
          topic: `/users/${author}`,
          event: 'toast',
          payload: {
            content: { fr: 'Vous assurez maintenant la production du contrat avec Étoile du Marché' },
            href: { en: '/en/admin/contracts/KE-2026-0001' },
          },
        },
        { event: 'notifications', payload: { unread: 1 } },
      ],
      [],
      [],
    ]);
    expect(await listOf(at.kysely, author)).toEqual([
      ['You now handle production for 3 contracts', `/en/admin/contracts?production=${author}&order=changed`],
    ]);
    // what was read is no reason to be silent, and neither is what is long ago
    await at.more(
      { type: 'NotificationsRead', data: { accountId: author, subjects: null, until: '9'.repeat(20) } },
      place(4, author, null, 60),
    );
    expect((await announcedIn(at, 'ContractProductionChanged')).map((one) => one?.length)).toEqual([2, 2, 2, 2]);
  });

  test('is told again when it is long ago, and no longer of what is somebody else’s by now', async () => {
    const at = await toldWorld(first, place(2, author, null, 121), place(1, other, author, 130));
    await using _ = at.db;
    expect((await announcedIn(at, 'ContractProductionChanged')).map((one) => one?.length)).toEqual([2, 2, 2]);
    expect(await listOf(at.kysely, author)).toEqual([
      ['You now handle production for the contract of Étoile du Marché', '/en/admin/contracts/KE-2026-0002'],
    ]);
    expect(await listOf(at.kysely, other)).toHaveLength(1);
    await at.more(place(2, null, author, 140));
    expect(await listOf(at.kysely, author)).toEqual([]);
  });

  test('hears of it on creation too, each by their place, and nobody of what they did themselves', async () => {
    const said = {
      ...{ initialPackage: 'custom', signatureDate: '2026-02-01', endDate: '2027-01-31', clientEmail: null },
      ...{ userCommercial: author, userProduction: other, userProductionN1: manager },
      ...{ amount: 100, amountService: 0, amountCurrency: 'KES', options: [] },
    };
    const number = 'KE-2026-0001';
    const created = {
      type: 'ContractCreated',
      data: { contractId: reviewId(600), number, companyId, country: 'KE', said },
    };
    const of = { contractId: reviewId(600), number, companyId };
    const taken = {
      type: 'ContractCommercialChanged',
      data: { ...of, was: author, said: { userCommercial: manager } },
    };
    const led = {
      type: 'ContractProductionLeadChanged',
      data: { ...of, was: manager, said: { userProductionN1: author } },
    };
    const old = {
      type: 'ContractProductionLeadChanged',
      data: { ...of, number: null, companyId: null, was: null, said: { userProductionN1: author } },
    };
    const at = await toldWorld(created);
    await using _ = at.db;
    const topics = (one: Awaited<ReturnType<typeof announcedIn>>) =>
      one.map((messages) => messages?.map(({ topic }) => topic));
    expect(topics(await announcedIn(at, created.type, author))).toEqual([
      [other, other, manager, manager].map((id) => `/users/${id}`),
    ]);
    await at.more(taken, led, old);
    expect(topics(await announcedIn(at, taken.type, manager))).toEqual([[]]);
    expect(topics(await announcedIn(at, led.type, manager))).toEqual([[`/users/${author}`, `/users/${author}`], []]);
    expect(await listOf(at.kysely, author)).toEqual([
      ['You now lead production for the contract of Étoile du Marché', '/en/admin/contracts/KE-2026-0001'],
    ]);
  });
});
