import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { asked, publicCompany } from '#tests/account/company-people.ts';
import { administrator, person } from '#tests/account/person.ts';
import { membersServerApart, password } from '#tests/security/members.ts';
import { pushBrowser, pushService } from './push-service.ts';

const saving = '/push-notification/save-subscription';
const deleting = '/push-notification/delete-subscription';
const sent = (subscription: unknown) => ({
  subscription: typeof subscription === 'string' ? subscription : JSON.stringify(subscription),
  userAgent: 'Mozilla/5.0 (of a phone)',
});
const statement = 'I bought the garage last year.';

test('every manager is told of a claim once in each browser, encrypted for it and in their language; log-out, 410 and the switch end it', async () => {
  const gone = new Set<string>();
  await using service = await pushService((path) => (gone.has(path) ? 410 : 201));
  await using at = await membersServerApart({ PUSH_SERVICE_URL: service.url });
  const [kofi, zoe, awa] = [await at.member('kofi'), await at.member('zoe'), await at.member('awa')];
  const companyId = await publicCompany(at.url, 'Juma Garage', 'juma@garage.example');
  for (const { id: accountId } of [kofi, zoe])
    await asked(at.url, administrator(at.url), '/api/account/name-manager', { companyId, accountId, role: 'admin' });
  await asked(at.url, zoe, '/api/account/choose-language', { language: 'fr' });
  const browser = (name: string) => pushBrowser(`https://push.example/secret-${name}`);
  const [phone, desk, hers, strangers] = [browser('phone'), browser('desk'), browser('hers'), browser('strangers')];
  /** In another session. */
  const again = async (name: string) => {
    const someone = person(at.url);
    expect((await someone.json('/api/login', { email: `${name}@example.org`, password })).status).toBe(200);
    return someone;
  };

  // who may
  const visitor = await fetch(at.url + saving, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent(phone.subscription)),
  });
  expect(visitor.status).toBe(401);
  expect((await administrator(at.url).json(saving, sent(phone.subscription))).status).toBe(401);
  for (const wrong of [
    '{',
    '[]',
    { ...phone.subscription, endpoint: 'https://127.0.0.1/x' },
    { ...phone.subscription, endpoint: 'http://push.example/x' },
    { ...phone.subscription, keys: { p256dh: 'short', auth: 'short' } },
  ]) {
    const answer = await kofi.json(saving, sent(wrong));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('"pointer":"/subscription');
  }

  const save = async (someone: Pick<typeof kofi, 'json'>, { subscription }: typeof phone) => {
    const answer = await someone.json(saving, sent(subscription));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, data: { position: expect.any(String) } });
  };
  const laptop = await again('kofi');
  await save(kofi, phone);
  await save(kofi, phone);
  await save(laptop, desk);
  await save(zoe, hers);
  await save(awa, strangers);

  const arrived = (browser: typeof phone, count: number) =>
    vi.waitFor(
      () => {
        const messages = service.to(browser);
        expect(messages).toHaveLength(count);
        return messages.at(-1);
      },
      { timeout: 30_000, interval: 50 },
    );
  const own = { companyId, accountId: awa.id };
  const claim = () => asked(at.url, awa, '/api/account/claim-management', { ...own, statement });
  const withdraw = () => asked(at.url, awa, '/api/account/withdraw-management', own);
  const contest = `${companyId}-juma-garage/edit/managers`;
  const began = performance.now();
  await claim();
  const english = {
    title: 'Sokoni',
    body: 'Someone asks to manage the page of Juma Garage',
    lang: 'en',
    url: `/en/company/${contest}`,
    tag: expect.stringMatching(/^[\w-]{32}$/),
  };
  expect(await arrived(phone, 1)).toEqual(english);
  expect(await arrived(desk, 1)).toEqual(english);
  expect(await arrived(hers, 1)).toMatchObject({ lang: 'fr', url: expect.stringMatching(`^/[a-z]+/${contest}$`) });
  expect(performance.now() - began).toBeLessThan(5_000);
  const headers = service.received[0]?.headers ?? {};
  expect(headers).toMatchObject({ ttl: '259200', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
  const { aud, sub } = JSON.parse(
    Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as { aud: string; sub: string };
  expect({ aud, sub }).toEqual({ aud: 'https://push.example', sub: 'mailto:bonjour@sokoni.example' });
  expect(service.to(strangers)).toEqual([]);

  // nobody turns that off by topic; the browser is turned off by its own switch, by 410, and by signing out
  const settings = await kofi.send('/en/profile/edit/notification-settings', {
    'email-company_access': 'never',
    'email-company_review': 'never',
    'digest-hour': '8',
    'digest-timeZone': 'Africa/Nairobi',
  });
  expect(settings.html).toContain('Your choices are saved.');
  gone.add(desk.path);
  expect((await zoe.json(deleting, sent(hers.subscription))).status).toBe(200);
  await withdraw();
  await claim();
  await arrived(phone, 2);
  await arrived(desk, 2);
  await withdraw();
  gone.clear();
  expect((await kofi.ask('/api/logout', { method: 'POST' })).status).toBe(204);
  await save(await again('zoe'), hers);
  await claim();
  await arrived(hers, 2);
  expect([service.to(phone).length, service.to(desk).length]).toEqual([2, 2]);
  const { rows } = await at.db.pool.query(
    `select data->>'why' as why from event_store.event where type = 'PushTurnedOff' order by position`,
  );
  expect(rows.map(({ why }) => why)).toEqual(['asked', 'gone', 'signed-out']);

  // nothing of it is told to whoever reads the database or the log; the person has it in their copy
  const stored = await at.db.pool.query('select stream, data from event_store.event');
  const intents = await at.db.pool.query('select * from reactions.intent');
  const told = JSON.stringify([stored.rows, intents.rows]) + at.server.output.join('\n');
  for (const secret of ['secret-', 'push.example', phone.subscription.keys.auth, 'of a phone'])
    expect(told).not.toContain(secret);
  const archive = await zoe.ask('/en/profile/edit/data/archive');
  const { 'sokoni.json': copy } = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Buffer.from(copy ?? []).toString('utf8')).toContain('https://push.example/secret-hers');
}, 180_000);
