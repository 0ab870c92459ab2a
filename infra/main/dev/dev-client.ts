import { Idiomorph } from 'idiomorph';

/** What readers and scripts have changed in a page, which a page that is rendered anew leaves as it is. */
const kept = new Set(['open', 'hidden', 'checked', 'selected', 'aria-expanded', 'style']);

const isTyped = (node: Node): node is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

/** Takes in what a saved file changed in the page that is open, and keeps what is typed, opened and ticked. */
const renderAnew = async (): Promise<void> => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  Idiomorph.morph(document.body, next.body, {
    ignoreActiveValue: true,
    restoreFocus: true,
    callbacks: {
      beforeAttributeUpdated: (name: string) => !kept.has(name),
      beforeNodeMorphed: (before: Node, after: Node) => {
        if (isTyped(before) && isTyped(after) && !(after instanceof HTMLInputElement && after.type === 'hidden'))
          after.value = before.value;
        return true;
      },
    },
  });
  document.title = next.title;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href*="/@react-router/critical.css"]')) {
    const url = new URL(link.href);
    url.searchParams.set('t', String(Date.now()));
    link.href = url.href;
  }
};

import.meta.hot?.on('sokoni:page', () => {
  // a page that hydrates is changed by React itself
  if (!('__reactRouterContext' in window)) void renderAnew();
});
