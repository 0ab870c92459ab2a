import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administrator, linkIn, mailTo, person } from '#tests/account/person.ts';
import { liveServer } from '#tests/live/signed-in.ts';

type At = Awaited<ReturnType<typeof liveServer>>;

let at: At;
let awa: Awaited<ReturnType<At['member']>>;
let zawadi: Awaited<ReturnType<At['member']>>;

beforeAll(async () => {
  at = await liveServer();
  awa = await at.member('awa@example.org');
  zawadi = await at.member('zawadi@example.org');
}, 120_000);
afterAll(() => at?.stop());

const settings = '/profile/edit/notification-settings';

const register = async (name: string, category: string, country: string): Promise<number> => {
  const facts = { name, category, place: { country }, approved: true, online: true };
  const answer = await administrator(at.server.url).json('/api/company/register-company', facts);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
};

/** What came within a minute is looked at when that minute is over: these tests do not wait for it. */
const minuteOver = () =>
  vi.waitFor(
    async () => {
      await at.db.pool.query(`update reactions.intent set next_at = now() where state = 'waiting'`);
      const { rows } = await at.db.pool.query<{ state: string }>(
        `select state from reactions.intent where kind = 'answer-alerts'`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ state }) => state === 'waiting')).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );

test('a visitor who found nothing is led to log in, with the search kept', async () => {
  const visitor = person(at.server.url);
  const none = await visitor.open('/annuaire-resultat?what=charpentier&where=Abidjan');
  const path = none.html.match(/href="(\/me-prevenir\?[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(path).toBe('/me-prevenir?what=charpentier&where=Abidjan');
  expect((await visitor.open(path)).html).toContain('value="charpentier"');
  const led = await visitor.ask(path, {
    method: 'POST',
    body: new URLSearchParams({ what: 'charpentier', where: '' }),
  });
  expect(led.status).toBe(303);
  expect(decodeURIComponent(led.headers.get('location') ?? '')).toBe(`/login?to=${path}`);
  const command = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  expect((await visitor.ask('/api/alert/ask-alert', command)).status).toBe(401);
});

test('whoever waits is told once, on the site and by mail, of the first company that comes', async () => {
  const done = await awa.send('/me-prevenir', { what: 'pharmacie', where: 'Sénégal' });
  expect(done.html).toContain('Alerte créée');
  expect((await zawadi.send('/en/tell-me', { what: 'pharmacy', where: 'Kenya' })).html).toContain('Alert created');
  expect((await awa.open(settings)).html.match(/<h3>.*?pharmacie, Sénégal/gs)).toHaveLength(1);

  await register('Garage du Fleuve', 'automotive-car-repair', 'SN');
  const first = await register('Pharmacie Teranga', 'health-pharmacy', 'SN');
  await minuteOver();
  const mail = await mailTo(at.db.pool, 'awa@example.org', /Pharmacie Teranga est sur Sokoni/);
  expect(mail.text).toContain('pharmacie, Sénégal');
  expect(linkIn(mail, `/entreprise/${first}-`)).toBeTruthy();
  await vi.waitFor(async () => expect((await awa.open('/notifications')).html).toContain('Pharmacie Teranga vient'), {
    timeout: 30_000,
    interval: 50,
  });
  expect((await awa.open(settings)).html).toMatch(/Entreprise trouvée.*Pharmacie Teranga/s);

  await register('Pharmacie du Port', 'health-pharmacy', 'SN');
  await at.db.pool.query(`delete from reactions.intent where kind = 'answer-alerts'`);
  await register('Pharmacie du Centre', 'health-pharmacy', 'SN');
  await minuteOver();
  const { rows } = await at.db.pool.query(
    `select (select count(*)::int from mailbox.mail where subject ~ 'est sur Sokoni') as mails,
       (select count(*)::int from event_store.event where type = 'AlertAnswered') as answers`,
  );
  expect(rows).toEqual([{ mails: 1, answers: 1 }]);
  expect((await zawadi.open('/en/notifications')).html).not.toContain('Pharmacie');
});

test('an alert is taken away where all are listed, by nobody else', async () => {
  const id = /value="([\da-f-]{36})" name="stop"/;
  const own = (await zawadi.open(`/en${settings}`)).html.match(id)?.[1] ?? '';
  expect(own).not.toBe('');
  await awa.send('/me-prevenir', { stop: own });
  expect((await zawadi.open(`/en${settings}`)).html).toContain(own);
  const after = await zawadi.send('/en/tell-me', { stop: own });
  expect([after.status, after.path]).toEqual([200, `/en${settings}#alerts`]);
  await vi.waitFor(async () => expect((await zawadi.open(`/en${settings}`)).html).not.toContain(own), {
    timeout: 5_000,
    interval: 50,
  });
});

test('an empty search is refused in words, with what was typed', async () => {
  const refused = await awa.send('/me-prevenir', { what: '  ', where: '' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Dites ce que vous cherchez');
});
