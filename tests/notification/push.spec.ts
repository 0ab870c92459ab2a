import { expect, test, vi } from 'vitest';
import type { PushBrowser } from '#domain/notification/push-subscriptions.ts';
import { type PushReaders, performPushes } from '#infra/push/perform-push.ts';
import { vapidKeys } from '#infra/push/vapid-keys.ts';
import { webPushes } from '#infra/push/web-push.ts';
import { insertIntents } from '#infra/reactions/intents.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf } from '#tests/projections/engine.ts';
import { person } from '#tests/projections/history.account.ts';
import { startReacting } from '#tests/reactions/reacting.ts';
import { pushBrowser, pushService } from './push-service.ts';

const account = person(1);
const reader = { email: 'awa@example.org', name: 'Awa', language: 'fr' } as const;
const subject = 'mailto:team@sokoni.example';
const message = { title: 'Sokoni', body: 'Bonjour', url: '/', lang: 'fr' } as const;
const shown = { kind: 'published', companyId: 1 } as const;

/** A notice for somebody who has these browsers, at a push service that answers for their paths. */
const pushing = async (
  browsers: Readonly<Record<string, PushBrowser['subscription']>>,
  status: (path: string) => number | null,
) => {
  const db = await freshDatabase();
  const service = await pushService(status);
  const gone: string[] = [];
  const readers: PushReaders = {
    wanting: async () => [{ ...reader, account }],
    reader: async () => reader,
    browsers: async () =>
      Object.entries(browsers).map(([browserId, subscription]) => ({ browserId, sessionId: '', subscription })),
    gone: async (_, browserId) => void gone.push(browserId),
  };
  let isNeeded = true;
  const performers = performPushes({
    pool: db.pool,
    send: webPushes({ keys: await vapidKeys(db.pool), subject, standIn: service.url, timeoutMs: 2_000 }),
    readers,
    letters: { reviewPublished: async () => (isNeeded ? {} : null) },
    words: async () => ({ body: 'Votre avis est publié', url: '/entreprise/1-x/avis' }),
    isUrgent: () => false,
  });
  const reacting = startReacting({ ...logOf(db.pool, { on: {} }), pool: db.pool }, [], performers);
  /** The end of every intent of the notice `key`, by its browser; that of the notice itself is under `''`. */
  const ended = async (key: string): Promise<Record<string, string>> => {
    const data = { template: 'reviewPublished', to: { account }, about: {}, shown };
    await insertIntents(db.pool, [{ key, kind: 'push', data }]);
    return vi.waitFor(
      async () => {
        const { rows } = await db.pool.query<{ key: string; state: string }>(
          'select key, state from reactions.intent where starts_with(key, $1)',
          [key],
        );
        const states = Object.fromEntries(rows.map((row) => [row.key.slice(key.length + 1), row.state]));
        expect(Object.values(states)).not.toContain('waiting');
        return states;
      },
      { timeout: 30_000, interval: 20 },
    );
  };
  return {
    service,
    gone,
    reacting,
    ended,
    noLongerNeeded: () => {
      isNeeded = false;
    },
    async [Symbol.asyncDispose]() {
      await reacting.stop();
      await service.close();
      await db[Symbol.asyncDispose]();
    },
  };
};

test('each browser is sent to, tried again and given up by itself; the log names none', async () => {
  const answers: Record<string, number[]> = {
    busy: [429, 503, 201],
    fine: [201],
    wrong: [403],
    gone: [410],
    unknown: [404],
  };
  const of = (name: string) => pushBrowser(`https://push.example/${name}`);
  const [busy, fine] = [of('busy'), of('fine')];
  const old = { ...of('old').subscription, expirationTime: Date.now() - 1_000 };
  const others = Object.fromEntries(['wrong', 'gone', 'unknown'].map((name) => [name, of(name).subscription]));
  await using at = await pushing(
    { busy: busy.subscription, fine: fine.subscription, old, ...others },
    (path) => answers[path.slice(1)]?.shift() ?? null,
  );
  expect(await at.ended('first')).toEqual({
    '': 'done',
    busy: 'done',
    fine: 'done',
    wrong: 'parked',
    gone: 'dropped',
    unknown: 'dropped',
    old: 'dropped',
  });
  expect(at.gone.toSorted()).toEqual(['gone', 'old', 'unknown']);
  const [once = null, ...more] = at.service.to(fine);
  expect(more).toEqual([]);
  expect(once).toMatchObject({
    title: 'Sokoni',
    body: 'Votre avis est publié',
    lang: 'fr',
    url: '/entreprise/1-x/avis',
  });
  // one that is sent again takes the place of the one before, at the service and on the device
  const tries = at.service.received.filter(({ path }) => path === busy.path);
  expect(tries).toHaveLength(3);
  expect(new Set(tries.map(({ headers: { topic } }) => topic))).toEqual(
    new Set(at.service.to(busy).map(({ tag }) => tag)),
  );
  expect(tries[0]?.headers).toMatchObject({ ttl: '86400', urgency: 'normal' });
  expect(JSON.stringify(at.reacting.said.map(({ of: told, what }) => [told, what]))).not.toContain('push.example');
});

test('what is no longer needed is not sent', async () => {
  await using at = await pushing({ phone: pushBrowser('https://push.example/phone').subscription }, () => 201);
  at.noLongerNeeded();
  expect(await at.ended('taken-back')).toEqual({ '': 'dropped' });
  expect(at.service.received).toEqual([]);
});

test('one that stands for several says how many', async () => {
  await using db = await freshDatabase();
  const { push } = performPushes({
    pool: db.pool,
    send: async () => {},
    readers: {
      wanting: async () => [{ ...reader, account }],
      reader: async () => reader,
      browsers: async () => [{ browserId: 'phone', sessionId: '', subscription: {} as never }],
      gone: async () => {},
    },
    letters: { contractGiven: async () => ({ count: 300 }) },
    words: async () => message,
    isUrgent: () => false,
  });
  const data = { template: 'contractGiven', to: { account }, about: {}, shown };
  expect(await push({ key: 'many', kind: 'push', data, person: null, sealed: null })).toBe('done');
  const { rows } = await db.pool.query("select data from reactions.intent where kind = 'push-to-browser'");
  expect(rows).toMatchObject([{ data: { shown: { ...shown, count: 300 } } }]);
});

test('nothing goes to a machine of our own network, and no further where a service redirects', async () => {
  await using db = await freshDatabase();
  const keys = await vapidKeys(db.pool);
  await using service = await pushService(() => 302);
  const push = { key: 'k', message, ttlS: 60, urgent: false };
  const { subscription: redirected } = pushBrowser('https://push.example/redirected');
  const sending = webPushes({ keys, subject, standIn: service.url })({ ...push, to: redirected });
  await expect(sending).rejects.toMatchObject({ name: 'Unpushable', message: 'push service answered 302' });
  expect(service.received.map(({ path }) => path)).toEqual(['/redirected']);
  const { subscription: own } = pushBrowser(service.url.replace('http://127.0.0.1', 'https://localhost'));
  await expect(webPushes({ keys, subject })({ ...push, to: own })).rejects.toThrow('push service cannot be reached');
  expect(service.received).toHaveLength(1);
});

test('a service that hangs is left after a while', async () => {
  await using db = await freshDatabase();
  await using service = await pushService(() => null);
  const send = webPushes({ keys: await vapidKeys(db.pool), subject, standIn: service.url, timeoutMs: 200 });
  const { subscription: to } = pushBrowser('https://push.example/hangs');
  await expect(send({ key: 'k', to, message, ttlS: 60, urgent: false })).rejects.toThrow(
    'push service does not answer',
  );
});

test('the keys by which push services know an installation are made once', async () => {
  await using db = await freshDatabase();
  const [one, other] = await Promise.all([vapidKeys(db.pool), vapidKeys(db.pool)]);
  expect(one).toEqual(other);
  expect(one.publicKey).toMatch(/^[\w-]{87}$/);
});
