import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Language } from '#domain/language.ts';
import { keepsPages, screens } from './screens.ts';

export type Visitor = {
  /** The language that their browser asks for. */
  readonly lang?: Language;
  readonly script?: boolean;
  /** A small phone unless it is told. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether they may tap: `locator.tap()`. */
  readonly touch?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** Whether their browser keeps pages for later: phones do unless it is told. */
  readonly worker?: boolean;
  /** The cookie of the session that they are signed in with. */
  readonly session?: string;
};

/** Presses as they do: with a finger on a phone, with a mouse elsewhere. */
export const press = (what: Locator): Promise<void> =>
  (what.page().viewportSize()?.width ?? 0) < 600 ? what.tap() : what.click();

const withoutScript = new WeakSet<BrowserContext>();

/** Whether the visitor's browser runs the script of pages. */
export const hasScript = (page: Page): boolean => !withoutScript.has(page.context());

/** Types in the selector `id` and presses what it offers; without script it is a list, or a text that is typed whole. */
export const pick = async (page: Page, id: string, typed: string, choice: string): Promise<void> => {
  if (hasScript(page)) {
    await page.locator(`input#${id}`).pressSequentially(typed, { delay: 20 });
    return press(page.getByRole('option', { name: choice, exact: true }));
  }
  const list = page.locator(`select#${id}`);
  if ((await list.count()) > 0) await list.selectOption({ label: choice });
  else await page.locator(`input#${id}`).fill(choice);
};

let visitors = 0;

/**
 * The page of somebody who visits the server at `url` from an address of their own; paths that it is led to begin
 * there. It is closed when its test ends.
 */
export const visit = async (browser: Browser, url: string, visitor: Visitor = {}): Promise<Page> => {
  const { lang = 'fr', script = true, viewport = screens[0], touch = false, session } = visitor;
  const { worker = keepsPages(viewport) } = visitor;
  const context = await browser.newContext({
    baseURL: url,
    locale: lang,
    javaScriptEnabled: script,
    viewport,
    hasTouch: touch,
    colorScheme: visitor.colorScheme ?? 'light',
    serviceWorkers: worker ? 'allow' : 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${(++visitors % 250) + 1}` },
  });
  if (!script) withoutScript.add(context);
  onTestFinished(() => context.close());
  if (session) await context.addCookies([{ name: 'session', value: session, url }]);
  return context.newPage();
};
