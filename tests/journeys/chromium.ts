import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { quickPlace } from '#tests/quick-folder.ts';

/** The headless Chromium of an npm package, which needs nothing else on the machine. */
export const openChromium = async (more: readonly string[] = []): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    env: { ...process.env, TMPDIR: quickPlace() }, // what its processes share is a file there
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
