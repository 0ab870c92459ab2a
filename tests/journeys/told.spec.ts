import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linkIn, mailTo, operate } from '#tests/account/person.ts';
import { liveServer } from '#tests/live/signed-in.ts';
import { apiToken } from '#tests/server.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { languageScreens, looks, openBrowser } from './browser.ts';
import { expects } from './strict.ts';

type At = Awaited<ReturnType<typeof liveServer>>;

let browser: Browser;
let at: At;
let awa: Awaited<ReturnType<At['member']>>;
let stopLink: string;

const register = (name: string) =>
  operate(at.server.url, '/api/company/register-company', {
    name,
    category: 'health-pharmacy',
    place: { country: 'SN' },
    approved: true,
    online: true,
  });

/** Awa writes about a company; answers what has it published. */
const write = async (name: string) => {
  const { id: companyId } = await register(name);
  const written = await awa.json('/ajax/review', { companyId, score: 5, comment: 'Accueil aimable et rapide.' });
  const { id: reviewId } = (await written.json()) as { id: string };
  return () => operate(at.server.url, '/api/review/publish-review', { reviewId, version: 1, batchId: null });
};

beforeAll(async () => {
  [browser, at] = await Promise.all([openBrowser(), liveServer()]);
  awa = await at.member('awa@example.org');
  await (await write('Atelier Deux Rives'))();
  stopLink = linkIn(await mailTo(at.db.pool, 'awa@example.org', /publié/), '/notifications/arreter/');
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await at?.stop();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const signedIn = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'session', value: awa.session, domain: '127.0.0.1', path: '/' }]);
  return context;
};
const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(at.server.url + path, { waitUntil: 'load' });
  return page;
};
const badge = (page: Page) => page.locator('.bell .count-badge > [aria-hidden]');

test('what happens while somebody looks comes as a message and as the number on the bell; reading it takes it off', async () => {
  const publish = await write('Pharmacie du Palmier');
  const context = await signedIn();
  const [page, other] = [await open(context, '/'), await open(context, '/en/notifications')];
  const before = Number(await badge(page).textContent());
  await page.bringToFront();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('live'))))
    .toBe(true);
  const asked = Date.now();
  await publish();
  await page
    .locator('.toast', { hasText: 'Votre avis sur Pharmacie du Palmier est publié' })
    .waitFor({ timeout: 5_000 });
  expect(Date.now() - asked).toBeLessThan(5_000);
  await expect.poll(() => badge(page).textContent()).toBe(String(before + 1));
  await page.locator('.bell').click();
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await page.waitForLoadState();
  await expect.poll(() => badge(other).textContent()).toBe('0');
  expect(await badge(other).isVisible()).toBe(false);
});

test('pages that show it follow: one’s own reviews and the notifications, without being loaded again', async () => {
  for (const [name, path, says] of [
    ['Atelier du Marché', '/mes-avis', 'Publié'],
    ['Atelier du Port', '/notifications', 'Atelier du Port'],
  ] as const) {
    const publish = await write(name);
    const page = await open(await signedIn(), path);
    await expect
      .poll(() => page.evaluate(() => navigator.locks.query().then(({ held }) => held?.length)))
      .toBeGreaterThan(0);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await publish();
    const part = page.locator('#told li, main article', { hasText: name });
    await part.getByText(says).first().waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.context().close();
  }
});

test('without script a notification is opened, and is read', async () => {
  await (await write('Garage de la Gare'))();
  const page = await open(await signedIn({ javaScriptEnabled: false }), '/notifications?filter=unread');
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByRole('button', { name: /Garage de la Gare/ }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await page.getByRole('button', { name: /Garage de la Gare/ }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Garage de la Gare|avis/i);
  await page.goto(`${at.server.url}/notifications?filter=unread`);
  expect(await page.getByText('Garage de la Gare').count()).toBe(0);
});

describe.each(looks)('at $viewport.width × $viewport.height, $colorScheme', ({ viewport, colorScheme }) => {
  test('the screens of what people are told can be used by everybody', async () => {
    const context = await signedIn({
      viewport,
      colorScheme,
      extraHTTPHeaders: { Authorization: `Bearer ${apiToken}` },
    });
    expects(context, /^4\d\d GET \/en\/notifications\/stop\/none$/);
    const { rows } = await at.db.pool.query<{ id: number }>('select id from mailbox.mail order by id desc limit 1');
    const paths = [
      '/notifications',
      '/notifications?filter=unread',
      '/profile/edit/notification-settings',
      '/mailbox',
      `/mailbox/${rows[0]?.id}`,
      `/mailbox/${rows[0]?.id}?as=text`,
    ];
    for (const path of [...paths, ...paths.map((one) => `/en${one}`), stopLink, '/en/notifications/stop/none']) {
      const page = await open(context, path);
      expect(await violationsOn(page), path).toEqual([]);
      expect(await overflows(page), path).toBe(false);
      expect(await smallTargets(page), path).toEqual([]);
      await page.close();
    }
  });
});

const push = {
  fr: {
    path: '/profile/edit/notification-settings',
    title: 'Notifications sur cet appareil',
    turnOn: 'Activer ici',
    turnOff: 'Désactiver ici',
    on: 'Vous recevez vos nouvelles sur cet appareil',
    blocked: 'Votre navigateur bloque les notifications',
    unsupported: 'Ce navigateur ne reçoit pas de notifications',
  },
  en: {
    path: '/en/profile/edit/notification-settings',
    title: 'Notifications on this device',
    turnOn: 'Turn on here',
    turnOff: 'Turn off here',
    on: 'You get your news on this device',
    blocked: 'Your browser blocks notifications',
    unsupported: 'This browser gets no notifications',
  },
} as const;

/**
 * A push service for a browser that reaches none: each subscription has an endpoint of its own. Without a screen, Chromium
 * tells pages that notifications are blocked though they are allowed.
 */
const standIn = (): void => {
  const name = 'push-of-this-browser';
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const subscription = (endpoint: string) => ({
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(name);
      return true;
    },
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      const endpoint = `https://push.example/${crypto.randomUUID()}`;
      localStorage.setItem(name, endpoint);
      return subscription(endpoint);
    },
    getSubscription: async () => {
      const endpoint = localStorage.getItem(name);
      return endpoint && subscription(endpoint);
    },
  });
};

const shot = async (page: Page, name: string) => {
  const folder = process.env.SOKONI_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/**
 * Pushes a message to the page's service worker, and answers what it shows on the device: without a screen, Chromium shows
 * nothing itself.
 */
const pushed = async (page: Page, data: object): Promise<unknown> => {
  const [worker] = page.context().serviceWorkers();
  const client = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  const [origin, registrationId] = [at.server.url, await known];
  const shown = worker?.evaluate(
    () =>
      new Promise<object>((resolve) => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        registration.showNotification = async (title, options) => resolve({ title, ...options });
      }),
  );
  await worker?.evaluate(() => {}); // asked after the one before, so that one has begun
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  return shown;
};

describe.each(languageScreens)('push messages, in $lang at $width px', ({ lang, viewport, width }) => {
  const words = push[lang];
  const settings = async (context: BrowserContext): Promise<[Page, Locator]> => {
    const page = await open(context, words.path);
    return [page, page.locator('.push-switch')];
  };

  test('are turned on by a press, are sent again for whoever signs in, arrive, and are turned off', async () => {
    const context = await signedIn({ viewport, locale: lang, serviceWorkers: 'allow' });
    await context.grantPermissions(['notifications'], { origin: at.server.url });
    await context.addInitScript(standIn);
    const [page, card] = await settings(context);
    await card.getByRole('button', { name: words.turnOn }).click();
    await card.getByText(words.on).waitFor();
    await shot(page, `push-on-${lang}-${width}`);
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await smallTargets(page)).toEqual([]);
    const taken = (what: string) => page.waitForResponse(`**/push-notification/${what}-subscription`);
    const savedAgain = async () => {
      const [answer] = await Promise.all([taken('save'), page.reload()]);
      expect(await answer.json()).toMatchObject({ success: true });
    };
    await page.evaluate(() => {
      const [user, at] = localStorage.getItem('sokoni.pushSent')?.split(' ') ?? [];
      localStorage.setItem('sokoni.pushSent', `${user} ${Number(at) - 3_600_001}`);
    });
    await savedAgain();
    const endpoint = () => page.evaluate(() => localStorage.getItem('push-of-this-browser'));
    const before = await endpoint();
    const other = await at.member(`other-${lang}@example.org`);
    await context.addCookies([{ name: 'session', value: other.session, domain: '127.0.0.1', path: '/' }]);
    await savedAgain();
    expect(await endpoint()).not.toBe(before);
    const message = { title: 'Sokoni', body: 'Bonjour', lang, tag: 'a', url: '/notifications' };
    expect(await pushed(page, message)).toMatchObject({
      title: 'Sokoni',
      body: 'Bonjour',
      lang,
      data: '/notifications',
    });
    await Promise.all([taken('delete'), card.getByRole('button', { name: words.turnOff }).click()]);
    await card.getByRole('button', { name: words.turnOn }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sokoni.push'))).toBeNull();
    const { rows } = await at.db.pool.query(`select type from event_store.event where stream = $1 order by position`, [
      `push-${other.id}`,
    ]);
    expect(rows).toEqual([{ type: 'PushTurnedOn' }, { type: 'PushTurnedOff' }]);
  });

  test('that cannot be had say why, and nothing asks by itself', async () => {
    const context = await signedIn({ viewport, locale: lang, serviceWorkers: 'allow' });
    const [blocked, card] = await settings(context); // the browser of these tests blocks them unless told otherwise
    await card.getByText(words.blocked).waitFor();
    await shot(blocked, `push-blocked-${lang}-${width}`);
    expect(await card.getByRole('button').count()).toBe(0);
    expect(await overflows(blocked)).toBe(false);
    await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    const [, old] = await settings(context);
    await old.getByText(words.unsupported).waitFor();
    const [without, none] = await settings(await signedIn({ viewport, javaScriptEnabled: false }));
    expect(await none.isVisible()).toBe(false);
    await shot(without, `push-none-${lang}-${width}`);
  });
});
