import type { BrowserContext, Page } from 'playwright-core';

/** Notes what the pages of `context` write in their live lines once they have come whole. */
export const noteHeard = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const line = element?.closest('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]');
        if (!line) continue;
        // the same words in place of the same words are not passed on by every browser: only what is added counts
        const added = type === 'childList' ? [...addedNodes].map((node) => node.textContent ?? '') : [];
        said.push(...added.map((text) => text.trim()).filter(Boolean));
      }
    });
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { childList: true, characterData: true, subtree: true }),
    );
  });

/** What was said on this page so far, in order. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.map((one) => one.replace(/\s/g, ' ')));

const inTree = async (page: Page, text: string): Promise<boolean> => {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isLive = (node: (typeof nodes)[number] | undefined): boolean => {
    if (!node) return false;
    const live = node.properties?.find(({ name }) => name === 'live')?.value.value;
    if (live === 'polite' || live === 'assertive') return true;
    return node.parentId !== undefined && isLive(byId.get(node.parentId));
  };
  return nodes.some((node) => !node.ignored && node.name?.value === text && isLive(node));
};

/** The same of a browser that hands no tree to tests: by what takes a line out of it. */
const inPage = (page: Page, text: string): Promise<boolean> =>
  page.locator('[aria-live=polite], [aria-live=assertive]').evaluateAll((lines, wanted) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    return lines.some(
      (line) =>
        line.textContent?.trim() === wanted &&
        !line.closest('[inert], [aria-hidden=true], [hidden]') &&
        (!dialog || dialog.contains(line)),
    );
  }, text);

/** Whether a live line that assistive software can reach has that text in it now. */
export const isInLiveLine = (page: Page, text: string): Promise<boolean> =>
  page.context().browser()?.browserType().name() === 'chromium' ? inTree(page, text) : inPage(page, text);
