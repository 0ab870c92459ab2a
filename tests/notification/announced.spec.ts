import { expect, test } from 'vitest';
import { notificationsAnnounced } from '#read-api/notification/notifications-announced.ts';
import type { Told } from '#tests/projections/engine.ts';
import { author, happens, manager, other, toldWorld } from './notification-world.ts';

const announced = ({ type, data }: Told, db: Awaited<ReturnType<typeof toldWorld>>['kysely']) =>
  notificationsAnnounced.on[type]?.({ data, id: 'e', position: '1', at: '', actor: '' } as never, db);

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
        message: {
          fr: 'Votre avis sur Étoile du Marché est publié',
          en: 'Your review of Étoile du Marché is published',
        },
      },
    },
    {
      topic: `/users/${author}`,
      event: 'notifications',
      payload: { unread: 1, words: { fr: '1 non lue', en: '1 unread' } },
    },
    expect.objectContaining({ topic: `/users/${manager}`, event: 'toast' }),
    expect.objectContaining({ topic: `/users/${manager}`, event: 'notifications' }),
  ]);
});

test('whoever does not want it on the site is not told; reading changes the number elsewhere', async () => {
  const quiet: Told = {
    type: 'NotificationSettingsChosen',
    data: {
      accountId: other,
      choices: [{ topic: 'report_handled', site: false, email: 'never' }],
      digest: { hour: 8, timeZone: 'Africa/Abidjan' },
    },
  };
  const { db, kysely } = await toldWorld(happens.upheld, quiet);
  await using _ = db;
  expect(await announced(happens.upheld, kysely)).toEqual([]);
  const read: Told = { type: 'NotificationsRead', data: { accountId: author, subjects: null, until: '0'.repeat(20) } };
  expect(await announced(read, kysely)).toMatchObject([{ event: 'notifications', payload: { unread: 0 } }]);
});
