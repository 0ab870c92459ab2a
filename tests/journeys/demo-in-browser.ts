import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { FreshDatabase } from '#tests/postgres.ts';
import type { TestServer } from '#tests/server.ts';
import { startedDemo } from '#tests/started.ts';
import { openBrowser } from './browser.ts';

type DemoInBrowser = { browser: Browser; url: string; db: FreshDatabase };

/** A browser and a demo for the tests of a file. Both are there from the first test on and stop after the last. */
export const demoInBrowser = (): Readonly<DemoInBrowser> => {
  const demo: Partial<DemoInBrowser & { server: TestServer }> = {};
  beforeAll(async () => {
    demo.browser = await openBrowser();
    Object.assign(demo, await startedDemo());
    demo.url = demo.server?.url;
  }, 300_000);
  afterAll(async () => {
    await demo.browser?.close();
    await demo.server?.stop();
    await demo.db?.[Symbol.asyncDispose]();
  });
  return demo as DemoInBrowser;
};
