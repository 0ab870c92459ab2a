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

const framesAtRest = 10;

/** Waits until the list that a finger pushed has stopped; returns how far it is scrolled, in CSS pixels. */
export const scrolledTo = (list: Locator): Promise<number> =>
  list.evaluate(async (one, frames) => {
    let last = one.scrollTop;
    for (let still = 0; still < frames; still = one.scrollTop === last ? still + 1 : 0) {
      last = one.scrollTop;
      await new Promise(requestAnimationFrame);
    }
    return last;
  }, framesAtRest);

/** The text of the option that a finger at `at` would touch; '' where there is none. */
export const optionAt = (page: Page, at: Point): Promise<string> =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=option]')?.textContent ?? '', at);
