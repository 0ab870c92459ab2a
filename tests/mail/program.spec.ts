import { expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { startServer } from '#tests/server.ts';
import { headerOf, receiveMail } from './smtp-receiver.ts';

test('a form that a web process takes has the worker send its mail over SMTP, with links to the public address', {
  timeout: 240_000,
}, async () => {
  await using db = await freshDatabase();
  await using smtp = await receiveMail();
  const environment = {
    DATABASE_URL: db.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Sokoni <salut@sokoni.example>',
    PUBLIC_URL: 'https://sokoni.example',
  };
  await using worker = await startServer({ ...environment, ROLE: 'worker' });
  await using web = await startServer({ ...environment, ROLE: 'web' });
  const awa = person(web.url);
  const profile = { firstname: 'Awa', lastname: 'Koné', email: 'awa@example.org', password: 'Baobab2026', to: '' };
  await awa.send('/inscription', profile);
  await awa.send('/inscription/entreprise', { choice: 'none' });
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(1);
  const [mail] = smtp.received;
  if (!mail) throw new Error('no mail');
  expect(mail.to).toEqual(['awa@example.org']);
  expect(headerOf(mail, 'From')).toBe('Sokoni <salut@sokoni.example>');
  expect(headerOf(mail, 'Message-ID')).toMatch(/^<[\w-]+@sokoni\.example>$/);
  expect(mail.raw).toContain('https://sokoni.example/inscription/confirmation');
  expect(`${worker.output.join('\n')}${web.output.join('\n')}`).not.toContain('awa@example.org');
  expect((await db.pool.query('select from mailbox.mail')).rowCount).toBe(0);
  expect((await fetch(`${web.url}/mailbox`)).status).toBe(404);
});
