import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the page lives in the browser as a whole. */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate("Object.keys(document).some((key) => key.startsWith('__reactContainer'))"))
    .toBe(true);
