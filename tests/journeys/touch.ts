import type { Page } from 'playwright-core';
import { dragInFirefox } from './firefox.ts';

export type Point = { readonly x: number; readonly y: number };

const steps = 8;

/** Puts a finger down at the first of these points, moves it over the others and lifts it at the last. */
const dragInChromium = async (page: Page, points: readonly Point[]): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries())
    await touch.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ ...point }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
};

/** A finger that goes down at `from`, moves to `to` and is lifted there. */
export const drag = (page: Page, from: Point, to: Point): Promise<void> => {
  const at = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const points = Array.from({ length: steps + 1 }, (_, step) => at(step / steps));
  const inEngine = page.context().browser()?.browserType().name() === 'firefox' ? dragInFirefox : dragInChromium;
  return inEngine(page, points);
};
