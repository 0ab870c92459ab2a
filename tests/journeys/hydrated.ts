import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasScript } from './visitor.ts';

const isHydrated = "Object.keys(document).some((key) => key.startsWith('__reactContainer'))";

/** Waits until the page lives in the browser as a whole; where no script runs, there is nothing to wait for. */
export const hydrated = async (page: Page): Promise<void> => {
  if (hasScript(page)) await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
};
