import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { endGroup } from '#tests/screen.ts';
import type { Desk } from './desk.ts';

const waitMs = 10_000;
const lookMs = 50;

/** What is said when a page is there: before, the reader's keys do something else. */
export const loaded = 'Finished loading';
const xdotool = promisify(execFile);

/** Words that must come in this order, whatever is said between them. */
type Words = readonly (string | RegExp)[];

export type Ear = {
  /** For what cannot be heard: where the focus is, what a field holds. */
  readonly page: Page;
  /** Opens an address and waits until the page is announced. */
  open(url: string): Promise<string>;
  /**
   * Presses a key, by its X name, and waits until the words are said. Returns all that was said meanwhile; rejects with
   * what was said instead. So do the next four.
   */
  press(key: string, ...words: Words): Promise<string>;
  type(text: string, ...words: Words): Promise<string>;
  /** Puts the focus where a reader's own commands would. */
  focus(css: string, ...words: Words): Promise<string>;
  /** Does what no key does: the page hears of something. */
  when(act: () => Promise<unknown>, ...words: Words): Promise<string>;
  /** Presses Tab until what matches has the focus. */
  tabTo(css: string, ...words: Words): Promise<string>;
  close(): Promise<void>;
};

/** Where the last of the words ends in the text; undefined when they are not all there, in this order. */
const endOf = (text: string, words: Words): number | undefined => {
  let from = 0;
  for (const word of words) {
    const rest = text.slice(from);
    const at = typeof word === 'string' ? rest.toLowerCase().indexOf(word.toLowerCase()) : rest.search(word);
    if (at < 0) return undefined;
    from += at + (typeof word === 'string' ? word.length : (rest.match(word)?.[0].length ?? 0));
  }
  return from;
};

/** A Chromium window on the desk, worked by keys and heard. */
export const openEar = async (desk: Desk, size: `${number},${number}`): Promise<Ear> => {
  const profile = mkdtempSync(join(tmpdir(), 'sokoni-heard-browser-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ translate: { enabled: false } }));
  const browser = spawn(
    'chromium',
    [
      ...['--no-sandbox', '--test-type', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
      ...[
        '--disable-sync',
        '--no-first-run',
        '--disable-features=Translate',
        '--force-renderer-accessibility=complete',
      ],
      ...[`--user-data-dir=${profile}`, `--window-size=${size}`, '--window-position=0,0'],
      ...['--remote-debugging-port=0', 'about:blank'],
    ],
    { env: desk.env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endpoint = await new Promise<string>((found) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const address = line.match(/DevTools listening on (\S+)/)?.[1];
      if (address) found(address);
    });
  });
  const remote = await chromium.connectOverCDP(endpoint);
  const context = remote.contexts()[0];
  const page = context?.pages()[0];
  if (!page) throw new Error('Chromium has no page');

  /** Waits until the words have been said since utterance `from`; returns all that was said since. */
  const hear = async (from: number, words: Words): Promise<string> => {
    for (const until = Date.now() + waitMs; ; ) {
      const said = desk.heard().slice(from).join(' | ').replace(/\s/g, ' '); // no-break spaces too
      if (endOf(said, words) !== undefined) return said;
      if (Date.now() > until) throw new Error(`Not heard: ${words.join(' … ')}\nHeard: ${said || '(silence)'}`);
      await new Promise((next) => setTimeout(next, lookMs));
    }
  };
  const after = async (act: () => Promise<unknown>, words: Words): Promise<string> => {
    const from = desk.heard().length;
    await act();
    return hear(from, words);
  };
  const key = (name: string) => xdotool('xdotool', ['key', '--clearmodifiers', name], { env: desk.env });
  const focus = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  return {
    page,
    open: (url) => {
      const load = async () => {
        await page.goto(url);
        await page.bringToFront();
      };
      return after(load, [loaded]).catch(() => after(load, [loaded])); // on a busy machine Orca may miss the end of one
    },
    press: (name, ...words) => after(() => key(name), words),
    type: (text, ...words) =>
      after(() => xdotool('xdotool', ['type', '--delay', '60', text], { env: desk.env }), words),
    focus: (css, ...words) => after(() => page.locator(css).first().focus(), words),
    when: (act, ...words) => after(act, words),
    tabTo: async (css, ...words) => {
      const there = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, css);
      for (let pressed = 0; pressed < 60; pressed++) {
        const [from, before] = [desk.heard().length, await focus()];
        await key('Tab');
        await page.waitForFunction((html) => document.activeElement?.outerHTML.slice(0, 300) !== html, before);
        if (await there()) return hear(from, words);
      }
      throw new Error(`${css} is not reached by Tab`);
    },
    close: async () => {
      endGroup(browser);
      await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
