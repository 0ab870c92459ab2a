import type { Page } from 'playwright-core';

/** Marks the document that is open, so that `isSame` tells whether it was loaded anew. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));

/** Whether the document that was marked is still the one that is open. */
export const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'isSame' in window);
