import { expect, test } from 'vitest';
import { recipientsFrom } from '#commands/notification/recipients.ts';
import { stopMail, stopToken } from '#commands/notification/stop-mail.ts';
import { openSecret } from '#infra/access/secret.ts';
import { renderMail } from '#infra/mail/render-mail.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { rebuild } from '#projections/rebuild.ts';
import { notificationSettings } from '#read-api/notification/notification-settings.ts';
import { author, companyId, toldWorld } from '#tests/notification/notification-world.ts';

const opened = async () => {
  const { db, world, kysely } = await toldWorld();
  const secret = await openSecret(db.pool);
  const context = { ...world, db: kysely, access: { secret } } as unknown as Parameters<typeof stopMail>[0];
  const settings = async () => {
    await rebuild(world, [notifications]);
    return notificationSettings(kysely, author);
  };
  return { db, world, kysely, secret, stopping: stopMail(context), settings };
};

test('the link in a mail stops mail of its kind, and no other, without logging in', async () => {
  const { db, secret, stopping, settings } = await opened();
  await using _ = db;
  const token = stopToken(secret, { account: author }, 'reviewReplied') ?? '';
  const asked = stopping(token);
  expect(asked?.about).toBe('review_reply');
  expect((await settings()).topics.review_reply.email).toBe('now');
  await asked?.stop();
  await asked?.stop();
  const { topics } = await settings();
  expect(topics.review_reply).toEqual({ site: true, email: 'never', push: true });
  expect(topics.review_outcome.email).toBe('now');
});

test('the link in a digest stops all that comes once a day', async () => {
  const { db, secret, stopping, settings } = await opened();
  await using _ = db;
  await stopping(stopToken(secret, { account: author }, 'digest') ?? '')?.stop();
  const { topics } = await settings();
  expect(topics.report_handled.email).toBe('never');
  expect(topics.review_reply.email).toBe('now');
});

test('a company without an account is no longer written to', async () => {
  const { db, world, kysely, secret, stopping } = await opened();
  await using _ = db;
  const recipients = recipientsFrom({ ...world, db: kysely }, async () => true);
  const before = await recipients.wanting({ company: companyId }, 'reviewReceived');
  await stopping(stopToken(secret, { company: companyId }, 'reviewReceived') ?? '')?.stop();
  expect(await recipients.wanting({ company: companyId }, 'reviewReceived')).toEqual([]);
  expect(before).toMatchObject([{ account: null }]);
});

test('nobody but us makes such a link, and none stops a mail that an account cannot do without', async () => {
  const { db, secret, stopping } = await opened();
  await using _ = db;
  expect(stopToken(secret, { account: author }, 'resetPassword')).toBeUndefined();
  const token = stopToken(secret, { account: author }, 'digest') ?? '';
  for (const wrong of [
    '',
    'x',
    token.slice(1),
    `${token.slice(0, -3)}AAA`,
    secret.seal({ account: author }).toString('base64url'),
  ])
    expect(stopping(wrong)).toBeNull();
});

test('mail programs are told of the link', () => {
  const { headers, text } = renderMail({
    key: 'k',
    template: 'reviewPublished',
    to: { email: 'awa@sokoni.example', name: 'Awa', language: 'en' },
    values: { company: 'Étoile', url: '/' },
    origin: 'https://sokoni.example',
    stopUrl: '/en/notifications/stop/abc',
  });
  expect(headers).toMatchObject({
    'List-Unsubscribe': '<https://sokoni.example/en/notifications/stop/abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain('https://sokoni.example/en/notifications/stop/abc');
});
