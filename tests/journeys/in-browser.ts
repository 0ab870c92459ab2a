import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Visitor, visit } from './visitor.ts';

type Begun = { readonly server: { readonly url: string }; stop(): Promise<void> };

type InBrowser<What extends Begun> = What & {
  readonly browser: Browser;
  /** Of the server, without a slash at its end. */
  readonly url: string;
  /** A page of somebody new. */
  visit(visitor?: Visitor): Promise<Page>;
};

/** A browser, and what `begin` starts, for the tests of a file: there from the first test on, stopped after the last. */
export const inBrowser = <What extends Begun>(begin: () => Promise<What>): InBrowser<What> => {
  const at: { -readonly [Key in keyof InBrowser<Begun>]?: InBrowser<Begun>[Key] } = {
    visit: (visitor) => {
      if (!at.browser || !at.url) throw new Error('Nobody visits before the tests begin');
      return visit(at.browser, at.url, visitor);
    },
  };
  beforeAll(async () => {
    const [browser, begun] = await Promise.all([openBrowser(), begin()]);
    Object.assign(at, begun, { browser, url: begun.server.url });
  }, 300_000);
  afterAll(async () => {
    await at.browser?.close();
    await at.stop?.();
  });
  return at as InBrowser<What>;
};
