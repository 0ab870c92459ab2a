import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { recordRefusal } from '#commands/notification/record-refused-mail.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import type { SendMail } from '#infra/mail/mail.ts';
import { mailboxPage, toMailbox } from '#infra/mail/mailbox.ts';
import { performMail } from '#infra/mail/perform-mail.ts';
import { queueMail } from '#infra/mail/queue-mail.ts';
import { renderMail } from '#infra/mail/render-mail.ts';
import { messageId, smtpMail } from '#infra/mail/smtp.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf } from '#tests/projections/engine.ts';
import { until } from '#tests/projections/running.ts';
import { startReacting } from '#tests/reactions/reacting.ts';
import { headerOf, receiveMail } from './smtp-receiver.ts';

const from = 'Sokoni <bonjour@sokoni.example>';
const awa = { email: 'awa@sokoni.example', name: 'Awa', language: 'fr' } as const;
const mail = (key: string, company = 'Étoile du Marché') =>
  renderMail({
    key,
    template: 'reviewPublished',
    to: awa,
    values: { company, url: '/' },
    origin: 'https://sokoni.example',
    settingsUrl: undefined,
  });

const inAnHour = () => new Date(Date.now() + 3_600_000);

const mailing = (pool: Pool, send = toMailbox(pool)) =>
  performMail({
    pool,
    send,
    refused: recordRefusal(logOf(pool, { on: {} })),
    recipients: { address: async () => awa, wanting: async () => [] },
    letters: {},
    origin: 'https://sokoni.example',
    settingsPath: () => '/settings',
  });

const openMailing = async (send?: SendMail) => {
  const db = await freshDatabase();
  const world = { ...logOf(db.pool, { on: {} }), pool: db.pool };
  return { db, reacting: startReacting(world, [], { mail: mailing(db.pool, send) }) };
};

const intentsOf = async (db: { readonly pool: Pool }) =>
  (await db.pool.query('select key, state, sealed, error from reactions.intent order by key')).rows;

test('the local mailbox holds a mail once, however often it is handed over', async () => {
  await using db = await freshDatabase();
  const send = toMailbox(db.pool);
  for (const key of ['a', 'b', 'a', 'a']) await send(mail(key));
  const { mails, count } = await mailboxPage(db.pool, 1, null);
  expect(count).toBe(2);
  expect(mails[0]).toMatchObject({ email: awa.email, subject: 'Votre avis sur Étoile du Marché est publié' });
});

test('over SMTP a mail carries the Message-ID of its key, again when it is repeated', async () => {
  await using smtp = await receiveMail();
  const { send, close } = smtpMail({ url: smtp.url, from });
  await send(mail('a'));
  await send(mail('a'));
  await send(mail('b'));
  close();
  const ids = smtp.received.map((one) => headerOf(one, 'Message-ID'));
  expect(ids).toEqual([messageId('a', from), messageId('a', from), messageId('b', from)]);
  expect(ids[0]).toMatch(/^<[\w-]+@sokoni\.example>$/);
  const [first] = smtp.received;
  expect(first?.to).toEqual([awa.email]);
  expect(headerOf(first as never, 'From')).toBe(from);
  expect(headerOf(first as never, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(first as never, 'Content-Type')).toContain('multipart/alternative');
});

test('nothing that people type becomes a header or another reader', async () => {
  await using smtp = await receiveMail();
  const { send, close } = smtpMail({ url: smtp.url, from });
  const evil = 'Étoile\r\nBcc: all@evil.example\r\nX-Evil: yes\r\n\r\n<h1>';
  await send({ ...mail('a'), subject: evil, to: { email: awa.email, name: evil }, headers: { 'X-Ours': evil } });
  await send(mail('b', evil));
  close();
  expect(smtp.received.map(({ to }) => to)).toEqual([[awa.email], [awa.email]]);
  for (const one of smtp.received) for (const name of ['Bcc', 'X-Evil']) expect(headerOf(one, name)).toBeUndefined();
});

test('a direct mail goes out sealed and leaves nothing behind', async () => {
  const { db, reacting } = await openMailing();
  await using _db = db;
  await using _reacting = reacting;
  const person = randomUUID();
  const direct = {
    key: 'confirm-1',
    template: 'confirmRegistration',
    person,
    to: awa,
    values: { code: '048213', minutes: 15, url: { fr: '/inscription', en: '/en/register' } },
    expiresAt: inAnHour(),
  } as const;
  await queueMail(db.pool, direct);
  const waiting = JSON.stringify((await db.pool.query('select * from reactions.intent')).rows);
  expect(waiting).not.toMatch(/048213|awa/);
  await until(async () => (await mailboxPage(db.pool, 1, null)).count === 1);
  await queueMail(db.pool, { ...direct, values: { ...direct.values, code: '999999' } });
  await until(async () => (await intentsOf(db))[0]?.state === 'done');
  expect(await intentsOf(db)).toEqual([{ key: 'confirm-1', state: 'done', sealed: null, error: null }]);
  expect((await mailboxPage(db.pool, 1, null)).mails).toMatchObject([{ subject: 'Votre code Sokoni\u202f: 048213' }]);
});

test.each([
  ['fr', 'https://sokoni.example/aide'],
  ['en', 'https://sokoni.example/en/help'],
] as const)('a direct mail leads its reader to the page in their language: %s', async (language, url) => {
  await using db = await freshDatabase();
  await queueMail(db.pool, {
    key: 'changed',
    template: 'emailChanged',
    person: randomUUID(),
    to: { ...awa, language },
    values: { url: { fr: '/aide', en: '/en/help' } },
    expiresAt: inAnHour(),
  });
  const { rows } = await db.pool.query('select key, kind, data, person, sealed from reactions.intent');
  expect(await mailing(db.pool)(rows[0])).toBe('done');
  const sent = await db.pool.query('select text from mailbox.mail');
  expect(sent.rows[0].text).toContain(`${url}\n`);
});

test('a direct mail to a person who was forgotten meanwhile is not sent', async () => {
  await using db = await freshDatabase();
  const person = randomUUID();
  await queueMail(db.pool, {
    key: 'reset-1',
    template: 'resetPassword',
    person,
    values: { url: { fr: '/reset?token=x', en: '/en/reset?token=x' }, minutes: 60 },
    expiresAt: inAnHour(),
  });
  await personKeys(db.pool).forget(person);
  const { rows } = await db.pool.query('select key, kind, data, person, sealed from reactions.intent');
  expect(await mailing(db.pool)(rows[0])).toBe('dropped');
});

test('an address that the server refuses for good is given up at once, and the log does not name it', async () => {
  await using smtp = await receiveMail({ refuse: (to) => (to === awa.email ? 550 : undefined) });
  const { send, close } = smtpMail({ url: smtp.url, from });
  const { db, reacting } = await openMailing(send);
  await using _db = db;
  await using _reacting = reacting;
  const person = randomUUID();
  await queueMail(db.pool, {
    key: 'changed',
    template: 'emailChanged',
    person,
    values: { url: { fr: '/aide', en: '/en/help' } },
    expiresAt: inAnHour(),
  });
  await until(async () => (await intentsOf(db))[0]?.state === 'parked');
  close();
  expect(await intentsOf(db)).toMatchObject([{ error: expect.stringContaining('550') }]);
  const { rows } = await db.pool.query(`select stream, data from event_store.event where type = 'AddressRefusedMail'`);
  expect(rows).toEqual([{ stream: `address-${person}`, data: { accountId: person } }]);
  const readable = (key: string, value: unknown) => (key === 'sealed' ? undefined : value); // three letters may be there by chance
  expect(JSON.stringify([reacting.said, await intentsOf(db)], readable)).not.toContain('awa');
});
