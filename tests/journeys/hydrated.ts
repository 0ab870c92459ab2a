import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasScript } from './visitor.ts';

const isHydrated = "Object.keys(document).some((key) => key.startsWith('__reactContainer'))";

/** Waits until the page lives in the browser as a whole; where no script runs, until all of it is there. */
export const hydrated = (page: Page): Promise<void> =>
  hasScript(page) ? expect.poll(() => page.evaluate(isHydrated)).toBe(true) : page.waitForLoadState();

/** Opens a page and waits until it is hydrated. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};
