import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { drag, middleOf } from './touch.ts';

const demo = demoInBrowser();

test.each([
  ['fr', '/'],
  ['en', '/en/result-directory?what=pharmacy'],
] as const)(
  'a finger that slides off or scrolls a list longer than its room takes no suggestion, in %s, on %s',
  async (lang, path) => {
    const page = await demo.visit({ lang, touch: true, viewport: { width: 360, height: 320 } });
    await page.goto(demo.url + path);
    const before = page.url();
    const what = page.locator('#search-what');
    const list = page.locator('.suggestions:visible [role=grid]');
    const options = list.getByRole('row');
    await what.tap();
    await what.fill('');
    await what.pressSequentially('ga');
    await options.nth(2).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await drag(page, await middleOf(options.nth(2)), await middleOf(options.nth(0)));
    await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
    expect(await what.inputValue()).toBe('ga');
    await drag(page, await middleOf(options.nth(2)), { x: 350, y: 5 });
    expect(await what.inputValue()).toBe('ga');
    expect(page.url()).toBe(before);
  },
);
