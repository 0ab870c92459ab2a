import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { administrator, linkIn, mailTo, operate } from '#tests/account/person.ts';
import { liveServer } from '#tests/live/signed-in.ts';

type At = Awaited<ReturnType<typeof liveServer>>;

let at: At;
let awa: Awaited<ReturnType<At['member']>>;
let company: number;

/** Awa writes about a company, and somebody publishes it. */
const publish = async (companyId: number) => {
  const comment = 'Accueil aimable et devis tenu au franc près.';
  const written = (await (await awa.json('/ajax/review', { companyId, score: 4, comment })).json()) as { id: string };
  return operate(at.server.url, '/api/review/publish-review', { reviewId: written.id, version: 1, batchId: null });
};

const register = (name: string) =>
  operate(at.server.url, '/api/company/register-company', {
    name,
    category: 'health-pharmacy',
    place: { country: 'SN' },
    approved: true,
    online: true,
  });

const field = (html: string, name: string): string =>
  html.match(new RegExp(`name="${name}" value="([^"]+)"`))?.[1] ?? '';

beforeAll(async () => {
  at = await liveServer();
  awa = await at.member('awa@example.org');
  company = (await register('Atelier Deux Rives')).id;
  await publish(company);
}, 120_000);
afterAll(() => at?.stop());

const seen = (path: string, words: string | RegExp) =>
  vi.waitFor(
    async () => {
      const page = await awa.open(path);
      expect(page.html).toMatch(words);
      return page;
    },
    { timeout: 30_000, interval: 50 },
  );

describe('somebody whose review is published', () => {
  test('is told by mail, on the page and by the bell', async () => {
    const mail = await mailTo(at.db.pool, 'awa@example.org', /publié/);
    expect(mail.text).toContain('Tout le monde peut maintenant lire votre avis sur Atelier Deux Rives.');
    const page = await seen('/notifications', 'Votre avis sur Atelier Deux Rives est publié');
    expect(page.html).toMatch(/class="count-badge"><span aria-hidden="true">1<\/span>/);
    const english = await awa.open('/en/notifications');
    expect(english.html).toContain('Your review of Atelier Deux Rives is published');
  });

  test('opens it, and has read it', async () => {
    const { html } = await seen('/notifications', 'est publié');
    const form = { subject: field(html, 'subject'), until: field(html, 'until'), to: field(html, 'to') };
    const shown = await awa.send('/notifications', form);
    expect(shown.status).toBe(200);
    expect(shown.path).toMatch(new RegExp(`^/entreprise/${company}-`));
    expect((await awa.open('/notifications?filter=unread')).html).toContain('Vous avez tout lu');
    expect((await awa.open('/notifications')).html).toContain('est publié');
  });

  test('is not led to another site', async () => {
    const until = '0'.repeat(20);
    const answer = await awa.ask('/notifications', {
      method: 'POST',
      body: new URLSearchParams({ subject: 'review:x', until, to: 'https://evil.example' }),
    });
    expect(answer.headers.get('location')).toBe('/notifications');
  });

  test('has read everything at once', async () => {
    await publish((await register('Pharmacie du Palmier')).id);
    const { html } = await seen('/notifications?filter=unread', 'Pharmacie du Palmier');
    await awa.send('/notifications', { until: field(html, 'until') });
    expect((await awa.open('/notifications?filter=unread')).html).toContain('Vous avez tout lu');
  });

  test('is led to the last page of a list that has become shorter', async () => {
    expect((await awa.open('/notifications?filter=unread&page=3')).path).toBe('/notifications?filter=unread');
    expect((await awa.open('/mes-avis?page=2')).path).toBe('/mes-avis');
    expect((await awa.open('/en/jobs?q=nobody&page=40')).path).toBe('/en/jobs?q=nobody');
  });

  test('stops mail of that kind from the mail itself, and turns it on again in the settings', async () => {
    const mail = await mailTo(at.db.pool, 'awa@example.org', /publié/);
    const link = linkIn(mail, '/notifications/arreter/');
    const visitor = administrator(at.server.url);
    expect((await visitor.open(link)).html).toContain('Mon avis est publié ou refusé');
    expect((await visitor.send(link, { 'List-Unsubscribe': 'One-Click' })).html).toContain('C’est fait');
    const settings = '/profile/edit/notification-settings';
    const stopped = /name="email-review_outcome"[^>]*>.*?<option value="never" selected/;
    await seen(settings, stopped);
    const chosen = {
      'site-review_outcome': 'on',
      'email-review_outcome': 'now',
      'digest-hour': '7',
      'digest-timeZone': 'Africa/Nairobi',
    };
    const others = Object.fromEntries(
      ['review_reply', 'company_review', 'company_access', 'report_handled'].map((topic) => [
        `email-${topic}`,
        'daily',
      ]),
    );
    const saved = await awa.send(settings, { ...chosen, ...others });
    expect(saved.html).toContain('Vos choix sont enregistrés');
    expect(saved.html).not.toMatch(stopped);
    expect(saved.html).toContain('<option value="Africa/Nairobi" selected');
    const refused = await awa.send(settings, { ...chosen, ...others, 'digest-timeZone': 'Mars/Olympus' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Choisissez un fuseau horaire de la liste.');
  });
});

test('a visitor is asked to log in, and is led back', async () => {
  for (const path of ['/notifications', '/en/notifications', '/profile/edit/notification-settings']) {
    const answer = await fetch(at.server.url + path, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toContain(`to=${path}`);
  }
});

test('nobody reads or chooses for somebody else', async () => {
  const zawadi = await at.member('zawadi@example.org');
  const { html } = await awa.open('/notifications');
  expect(html).toContain('est publié');
  expect((await zawadi.open('/notifications')).html).toContain('Aucune notification');
  const command = '/api/notification/read-notifications';
  const visitor = await fetch(at.server.url + command, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(visitor.status).toBe(401);
  const forged = await zawadi.json(command, { accountId: awa.id, subjects: null, until: '9'.repeat(20) });
  expect(forged.status).toBe(200);
  const { rows } = await at.db.pool.query(
    `select data->>'accountId' as account from event_store.event where type = 'NotificationsRead' order by position desc limit 1`,
  );
  expect(rows).toEqual([{ account: zawadi.id }]);
});

test('the local mailbox is for who holds the token, where Sokoni is not only tried out', async () => {
  const asked = (headers: Record<string, string>) => fetch(`${at.server.url}/mailbox`, { headers });
  expect((await asked({})).status).toBe(404);
  expect((await asked({ Authorization: 'Bearer another-token-for-tests' })).status).toBe(404);
  const operator = administrator(at.server.url);
  const list = await operator.open('/mailbox?to=awa%40example.org');
  expect(list.status).toBe(200);
  const path = list.html.match(/href="(\/mailbox\/\d+)"/)?.[1] ?? '';
  expect((await operator.open(path)).html).toContain('<iframe');
  const html = await operator.open(`${path}/html`);
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(`${at.server.url}${path}/html`)).status).toBe(404);
  for (const page of [list, html]) expect(page.headers.get('cache-control')).toContain('no-store');
});
