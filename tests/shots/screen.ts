import type { Page } from 'playwright-core';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';

/** Something to take pictures of: a page, what is done on it first, and who looks at it. */
export type Screen = {
  readonly path: string;
  readonly first?: (page: Page) => Promise<unknown>;
  /** What is in sight alone: where something is open over the page. */
  readonly view?: boolean;
  /** One of the demo's accounts; a visitor when there is none. */
  readonly as?: string;
};

export type Screens = Readonly<Record<string, Screen>>;

/** Signs in as an account of the demo, without the form. */
export const signIn = async (page: Page, url: string, name: string): Promise<void> => {
  const data = { email: `${name}@sokoni.example`, password: demoPassword };
  const answer = await page.context().request.post(`${url}/api/login`, { data });
  if (!answer.ok()) throw new Error(`${name} cannot sign in: ${answer.status()}`);
};

/** Presses what is in sight of that kind; on a screen where there is none, the page stays as it is. */
export const press = (selector: string) => async (page: Page) => {
  const seen = page.locator(selector).filter({ visible: true });
  if ((await seen.count()) > 0) await seen.first().click({ timeout: 3000 });
};

/** From a page to the first that a link on it leads to. */
export const follow = (selector: string) => async (page: Page) => {
  const href = await page.locator(selector).first().getAttribute('href', { timeout: 3000 });
  await page.goto(new URL(href ?? '', page.url()).href);
};

/** Opens all that is folded in a page: its forms, filters and questions. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('main details:not([data-menu])')) one.open = true;
  });

/** Photos come when they are scrolled to. */
export const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 30));
    }
    const late = [...document.images].filter((one) => !one.complete && one.checkVisibility());
    const loaded = Promise.all(late.map((one) => new Promise((done) => one.addEventListener('load', done))));
    await Promise.race([loaded, new Promise((done) => setTimeout(done, 15_000))]);
    scrollTo({ top: 0, behavior: 'instant' });
  });
