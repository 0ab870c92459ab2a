import { vi } from 'vitest';
import { type Driver, openDriver, type WindowOptions } from './driver.ts';

const waitMs = 20_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys that have no letter, as WebDriver writes them. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', down: '\uE015', right: '\uE014', space: ' ' };

type Script = string | ((...args: never[]) => unknown);

export type WebkitPage = {
  open(path: string): Promise<void>;
  /** What `script` returns in the page; a function knows nothing of the test but its arguments. */
  evaluate<T>(script: Script, ...args: readonly unknown[]): Promise<T>;
  /** Waits until `script` returns something true, and returns that. */
  until<T>(script: Script, ...args: readonly unknown[]): Promise<T>;
  /** Waits until one that matches `css`, with `words` in its text or name, is shown. */
  shown(css: string, words?: string): Promise<void>;
  /** Waits until none is shown. */
  gone(css: string): Promise<void>;
  /** Presses the first one shown, as a finger or a mouse does. */
  press(css: string, words?: string): Promise<void>;
  /** Types into a field, after what is in it. A file's path chooses the file. */
  type(css: string, text: string): Promise<void>;
  /** Types into a field that is emptied first. */
  fill(css: string, text: string): Promise<void>;
  value(css: string): Promise<string>;
  text(css: string): Promise<string>;
  path(): Promise<string>;
  /** Waits until the address is one that matches. */
  arrived(path: RegExp): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  addCookie(name: string, value: string): Promise<void>;
  readonly close: Driver['close'];
};

/** In the page: the first element shown that matches, with the words in its text or name. */
const first = (css: string, words: string | null): Element | null => {
  const named = (one: Element) =>
    `${one.textContent} ${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('value') ?? ''}`.replace(
      /\s+/g,
      ' ',
    );
  const all = [...document.querySelectorAll(css)];
  return all.find((one) => one.checkVisibility() && (!words || named(one).includes(words))) ?? null;
};

/** A window of WebKit on `origin`. */
export const openPage = async (display: string, origin: string, options: WindowOptions): Promise<WebkitPage> => {
  const driver = await openDriver(display, options);
  const { command } = driver;
  const evaluate = <T>(script: Script, ...args: readonly unknown[]): Promise<T> =>
    command<T>('POST', '/execute/sync', {
      script: typeof script === 'string' ? script : `return (${script})(...arguments)`,
      args,
    });
  const until = <T>(script: Script, ...args: readonly unknown[]): Promise<T> =>
    vi.waitFor(
      async () => {
        const value = await evaluate<T>(script, ...args);
        if (!value)
          throw new Error(`never true on ${await evaluate('return location.href')}: ${script} ${args.join(' ')}`);
        return value;
      },
      { timeout: waitMs, interval: 50 },
    );
  const element = async (css: string, words?: string): Promise<string> => {
    const found = await until<Record<string, string>>(first, css, words ?? null);
    return found[elementKey] ?? '';
  };
  /** Does something with an element, and again with its successor where the page has replaced it meanwhile. */
  const on = (css: string, words: string | undefined, act: (id: string) => Promise<unknown>): Promise<void> =>
    vi.waitFor(
      async () => {
        const id = await element(css, words);
        await evaluate('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', { [elementKey]: id });
        await act(id);
      },
      { timeout: waitMs, interval: 100 },
    );
  const type = (css: string, text: string) =>
    on(css, undefined, (id) => command('POST', `/element/${id}/value`, { text }));
  return {
    evaluate,
    until,
    type,
    open: (path) => command('POST', '/url', { url: origin + path }),
    shown: async (css, words) => void (await element(css, words)),
    gone: async (css) => void (await until(`return !(${first})(...arguments)`, css, null)),
    press: (css, words) => on(css, words, (id) => command('POST', `/element/${id}/click`)),
    fill: async (css, text) => {
      await on(css, undefined, (id) => command('POST', `/element/${id}/clear`));
      await type(css, text);
    },
    value: async (css) => command('GET', `/element/${await element(css)}/property/value`),
    text: async (css) => command('GET', `/element/${await element(css)}/text`),
    path: () => evaluate('return location.pathname + location.search'),
    arrived: async (path) =>
      void (await until(
        `return document.readyState === 'complete' && new RegExp(arguments[0]).test(location.href)`,
        path.source,
      )),
    picture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    addCookie: (name, value) => command('POST', '/cookie', { cookie: { name, value, path: '/' } }),
    close: driver.close,
  };
};
