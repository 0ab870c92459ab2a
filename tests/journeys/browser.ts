import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import {
  visits as all,
  allVisits,
  languageScreens as bothScreens,
  languageScripts as bothScripts,
  keepsPages,
} from './screens.ts';
import { watch } from './strict.ts';

export { looks, screens } from './screens.ts';

const isFirst = inject('engine') === 'chromium';

/** All of them in Chromium, the first alone in other engines: for what does not hang on the engine, but on the case. */
export const firstElsewhere = <Case>(cases: readonly Case[]): readonly Case[] => (isFirst ? cases : cases.slice(0, 1));

/** For screens that a finger touches and no mouse: Chromium alone tells its pages so, a tap in Firefox stays one beside a mouse. */
export const byFinger = <Case>(cases: readonly Case[]): readonly Case[] => (isFirst ? cases : []);

export const languages = firstElsewhere(['fr', 'en'] as const);

let turn = 0;

/** Begins a file: `inTurn` counts from its start. */
export const startTurns = (): void => {
  turn = 0;
};

/**
 * One language, at the next call in the same file the other: for what people do, which hangs on neither. What pages say,
 * and whether it fits, is looked at in both (`every-page.spec.ts`, `signed-in-pages.spec.ts`). `LANGUAGES=all` makes all
 * of them in both.
 */
export const inTurn = (first: (typeof languages)[number] = 'fr'): readonly (typeof languages)[number][] => {
  if (process.env.LANGUAGES === 'all') return languages;
  const at = (turn++ + Math.max(languages.indexOf(first), 0)) % languages.length;
  return languages.slice(at, at + 1);
};

/**
 * The same on a screen of its own: French on a phone, English on a notebook, one of them at each call. `LANGUAGES=all`
 * makes both on both, with script and without; what a story makes up says for which it is by
 * `lang`, `width` and `script`.
 */
export const visitsInTurn = (first?: (typeof languages)[number]): readonly (typeof all)[number][] => {
  const turns = inTurn(first);
  const each = process.env.LANGUAGES === 'all' ? allVisits : bothScreens;
  return each.filter(({ lang }) => turns.includes(lang));
};

/** What a page without script says is the same in every engine, and looked at in one. */
const here = <Visit extends (typeof all)[number]>(each: readonly Visit[]): readonly Visit[] =>
  isFirst ? each : each.filter(({ script }) => script);

/** Those of `screens.ts` that this engine makes. */
export const visits = here(all);
export const languageScreens = here(bothScreens);
export const languageScripts = here(bothScripts);

/** A page of a test lives too short for its script to be worth the best machine code: a tenth of what Chromium works (2026-11). */
const quickly = ['--js-flags=--no-maglev --no-turbofan'];

const launch = { chromium: () => openChromium(quickly), firefox: openFirefox };

/**
 * Those of Firefox that no file of this process uses any more: to begin one takes four seconds of a core (2026-11). A
 * Chromium begins at once, and remembers beyond its contexts how fast the network was.
 */
const free: Browser[] = [];

const begin = async (): Promise<Browser> => {
  const browser = await launch[inject('engine')]();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const serviceWorkers = keepsPages(options?.viewport) ? 'allow' : 'block';
    const context = watch(await newContext({ serviceWorkers, ...options }), {
      script: options?.javaScriptEnabled !== false,
    });
    context.setDefaultTimeout(30_000); // a busy machine is slow, not wrong
    return context;
  };
  if (inject('engine') === 'firefox')
    browser.close = async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      free.push(browser);
    };
  return browser;
};

/**
 * A browser of the engine that this run is about. Whatever goes wrong in its pages fails the test: see `strict.ts`. Unless
 * a test says otherwise, phones keep pages for later and notebooks do not (`keepsPages`).
 */
export const openBrowser = async (): Promise<Browser> => {
  const browser = free.pop();
  return browser?.isConnected() ? browser : begin();
};
