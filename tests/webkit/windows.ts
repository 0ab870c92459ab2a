import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { openScreen } from '#tests/screen.ts';
import { type StartedDemo, startedDemo } from '#tests/started.ts';
import type { WindowOptions } from './driver.ts';
import { openPage, type WebkitPage } from './page.ts';
import { openProxy, type SlowProxy } from './proxy.ts';

export const phone = '360x640';
export const desk = '1280x800';

type Options = Partial<Omit<WindowOptions, 'lang'>> & { readonly lang?: 'fr' | 'en'; readonly as?: string };

/** What WebKit logs of a load that ended because its page was left. What the content policy refuses reads otherwise. */
const leftBehind = /CONSOLE JS ERROR .*(due to access control checks|Load failed)/;

type Webkit = {
  readonly db: FreshDatabase;
  readonly network: SlowProxy;
  /** A window on the demo, signed in `as` one of its accounts. It closes when its test ends. */
  open(options?: Options): Promise<WebkitPage>;
  /** Says what the test does on purpose, in the words of the complaint: `404 GET /en/no/where`, `CONSOLE ERROR`. */
  expects(...complaints: readonly RegExp[]): void;
};

/**
 * The demo in WebKit for the tests of a file, behind a proxy. A test fails on any answer of 400 and above, and on any
 * error in the console, that it did not say it expects.
 */
export const demoInWebkit = (now?: string): Webkit => {
  let demo: StartedDemo;
  let screen: Awaited<ReturnType<typeof openScreen>>;
  let network: SlowProxy;
  const sessions = new Map<string, string>();
  const windows: WebkitPage[] = [];
  const expected: RegExp[] = [];

  beforeAll(async () => {
    [demo, screen] = await Promise.all([startedDemo(now), openScreen()]);
    network = await openProxy(demo.server.url);
  }, 300_000);
  afterAll(async () => {
    await network?.close();
    await screen?.close();
    await demo?.stop();
  });
  afterEach(async () => {
    network.turn('on');
    const complaints = network.refusals().slice();
    for (const window of windows.splice(0)) complaints.push(...(await window.close()));
    const known = [leftBehind, ...expected.splice(0)];
    const unexpected = complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint)));
    expect(unexpected, 'a page had trouble that the test does not expect').toEqual([]);
  });

  const sessionOf = async (name: string): Promise<string> => {
    const known = sessions.get(name);
    if (known) return known;
    const session = await demoSession(demo.server.url, name);
    sessions.set(name, session);
    return session;
  };

  return {
    get db() {
      return demo.db;
    },
    get network() {
      return network;
    },
    expects: (...complaints) => void expected.push(...complaints),
    open: async ({ lang = 'fr', size = phone, waits = true, as } = {}) => {
      const page = await openPage(screen.display, network.url, { size, lang, waits });
      windows.push(page);
      if (as) {
        await page.open('/hors-connexion'); // a cookie belongs to the page that is open
        await page.addCookie('session', await sessionOf(as));
      }
      return page;
    },
  };
};
