import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { watch } from './strict.ts';

export { screens, visits } from './screens.ts';

const launch = { chromium: openChromium, firefox: openFirefox };

/** A browser of the engine that this run is about. Whatever goes wrong in its pages fails the test: see `strict.ts`. */
export const openBrowser = async (): Promise<Browser> => {
  const browser = await launch[inject('engine')]();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = watch(await newContext(options), { script: options?.javaScriptEnabled !== false });
    context.setDefaultTimeout(30_000); // a busy machine is slow, not wrong
    return context;
  };
  return browser;
};
