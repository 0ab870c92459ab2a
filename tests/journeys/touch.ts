import type { Locator, Page } from 'playwright-core';

export type Point = { readonly x: number; readonly y: number };

const steps = 8;

export const middleOf = async (one: Locator): Promise<Point> => {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** A finger that goes down at `from`, moves to `to` and is lifted there: the page scrolls under it. In Chromium alone. */
export const drag = async (page: Page, from: Point, to: Point): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  for (let step = 0; step <= steps; step++) {
    const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
    await touch.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints: [at] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
};
