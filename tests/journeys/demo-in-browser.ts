import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoServer } from './demo-server.ts';

export type DemoInBrowser = { browser: Browser; url: string };

/** A browser and the demo for the tests of a file. Both are there from the first test on and stop after the last. */
export const demoInBrowser = (): Readonly<DemoInBrowser> => {
  const demo: Partial<DemoInBrowser> = {};
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const starting = demoServer();
    demo.browser = await openBrowser();
    const server = await starting;
    demo.url = server.url;
    stop = () => server.stop();
  }, 300_000);
  afterAll(async () => {
    await demo.browser?.close();
    await stop?.();
  });
  return demo as DemoInBrowser;
};
