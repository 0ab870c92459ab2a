import { type Browser, type BrowserContextOptions, firefox, type Page } from 'playwright-core';
import { firefoxPath } from '#tests/engines.ts';

type Send = (method: string, params: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>;
/** What of playwright's own side of a browser is used here. */
type BidiBrowser = {
  readonly _browserSession: { send: Send };
  readonly _contexts: ReadonlyMap<unknown, { readonly _options: BrowserContextOptions }>;
  readonly _bidiPages: ReadonlyMap<unknown, unknown>;
};

type PageSession = { readonly sessionId: string; readonly send: Send };
type Connection = {
  toImpl(of: Browser): BidiBrowser;
  toImpl(of: Page): { readonly touchscreen: { readonly _raw: Touchscreen } };
};
type Touchscreen = { readonly _session: PageSession; tap: (progress: unknown, x: number, y: number) => Promise<void> };

const ownSide = (of: Browser | Page): Connection => (of as unknown as { _connection: Connection })._connection;

/** Runs inside Firefox itself: what WebDriver BiDi has no command for yet is set on the tab, as the developer tools do. */
const setOnTab = `(id, wishes) => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  Object.assign(NavigableManager.getBrowsingContextById(id), JSON.parse(wishes));
}`;

const wishesOf = ({
  colorScheme,
  reducedMotion,
  forcedColors,
  hasTouch,
  javaScriptEnabled,
}: BrowserContextOptions) => ({
  prefersColorSchemeOverride: colorScheme === 'dark' ? 'dark' : 'light',
  prefersReducedMotionOverride: reducedMotion === 'reduce' ? 'reduce' : 'no-preference',
  forcedColorsOverride: forcedColors === 'active' ? 'active' : 'none',
  touchEventsOverride: hasTouch ? 'enabled' : 'disabled',
  allowJavascript: javaScriptEnabled !== false,
});

/** Touches the page for a moment; Firefox makes the mouse's events and the click of it, as a phone does. */
async function tap(this: Touchscreen, _progress: unknown, x: number, y: number): Promise<void> {
  const move = { type: 'pointerMove', x: Math.floor(x), y: Math.floor(y) };
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  const params = { context: this._session.sessionId, actions: [{ ...finger, actions }] };
  await this._session.send('input.performActions', params);
}

const beingMade = Symbol('being made');

/** What the sessions of all browsers share, as the first of them found it. */
let playwrightsSend: Send | undefined;

/**
 * Has Firefox do what playwright asks of it and Firefox 153 does not know over WebDriver BiDi: the colour scheme, less
 * motion, forced colours and a page without script are set on each new tab; a tap is sent, which playwright leaves out.
 */
const complete = async (browser: Browser): Promise<Browser> => {
  const connection = ownSide(browser);
  const { _browserSession: root, _contexts: contexts, _bidiPages: pages } = connection.toImpl(browser);
  const session = Object.getPrototypeOf(root) as { send: Send };
  playwrightsSend ??= session.send;
  const send = playwrightsSend;
  const ask: Send = (method, params) => send.call(root, method, params);

  const dress = async (tab: unknown, options: BrowserContextOptions) => {
    const tree = (await ask('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
      contexts: { context: string }[];
    };
    await ask('script.callFunction', {
      functionDeclaration: setOnTab,
      arguments: [tab, JSON.stringify(wishesOf(options))].map((value) => ({ type: 'string', value })),
      target: { context: tree.contexts[0]?.context },
      awaitPromise: true,
    });
  };

  let inFirstWindow: unknown;
  session.send = async function (method, params) {
    if (method === 'emulation.setMediaFeaturesOverride') return {};
    if (method !== 'browsingContext.create') return send.call(this, method, params);
    // where no other page is, it is a tab of the window that Firefox began with: one more window costs three times as much
    const isAlone = inFirstWindow !== beingMade && !pages.has(inFirstWindow);
    if (isAlone) inFirstWindow = beingMade;
    const answer = await send.call(this, method, isAlone ? { ...params, type: 'tab' } : params);
    if (isAlone) inFirstWindow = answer.context;
    await dress(answer.context, contexts.get(params.userContext)?._options ?? {});
    return answer;
  };
  const page = await browser.newPage();
  (Object.getPrototypeOf(connection.toImpl(page).touchscreen._raw) as Touchscreen).tap = tap;
  await page.close();
  return browser;
};

/** The Firefox of this machine, without a window. */
export const openFirefox = async (): Promise<Browser> =>
  complete(
    await firefox.launch({
      channel: 'moz-firefox',
      executablePath: firefoxPath(),
      args: ['--remote-allow-system-access', '--kiosk'], // nobody sees its bars: to paint them is a tenth of its work (2026-11)
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1, // of its own window; its pages are told what a test says
        'ui.useOverlayScrollbars': 1, // as on a phone: else 360 pixels are 348
        'browser.sessionhistory.max_total_viewers': 0, // back and forward load, as in Chromium here: pages kept aside tell nobody
        'permissions.default.geo': 2, // refused unless a test grants it: nobody is there to be asked
      },
    }),
  );
