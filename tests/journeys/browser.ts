import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { visits as all, keepsPages } from './screens.ts';
import { watch } from './strict.ts';

export { languageScreens, languageScripts, looks, screens } from './screens.ts';

/** The visits of `screens.ts`. What a page without script says is the same in every engine, and looked at in one. */
export const visits = inject('engine') === 'firefox' ? all.filter(({ script }) => script) : all;

const launch = { chromium: openChromium, firefox: openFirefox };

/**
 * A browser of the engine that this run is about. Whatever goes wrong in its pages fails the test: see `strict.ts`. Unless
 * a test says otherwise, phones keep pages for later and notebooks do not (`keepsPages`).
 */
export const openBrowser = async (): Promise<Browser> => {
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
  return browser;
};
