import { announce } from '../client/announce.ts';
import { goTo, loadAgain } from '../client/leaving.ts';
import { askPage } from './fetched-page.ts';
import type { Arrive } from './in-place.ts';
import { focusKept } from './kept-focus.ts';

const islandsIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[data-island]')];

/** Puts what came anew in the place of a part, whose living parts end. */
const replace = (old: HTMLElement, fresh: HTMLElement): HTMLElement => {
  const part = document.importNode(fresh, true);
  // asked for by script, they were read as if there were none
  for (const plain of part.querySelectorAll('noscript')) plain.replaceChildren();
  const gone = 'island' in old.dataset ? [old] : islandsIn(old);
  old.replaceWith(part);
  for (const place of gone) place.dispatchEvent(new CustomEvent('sokoni:gone'));
  return part;
};

/** Links around the list that keep the search, such as those to the other language, and the parts that hold such links. */
const followAround = (page: Document, arrive: Arrive): void => {
  for (const place of islandsIn(document)) {
    const { prefix, props } = place.dataset;
    if (place.closest('main')) continue;
    const fresh = islandsIn(page).find(({ dataset }) => dataset.prefix === prefix);
    if (!fresh || fresh.dataset.props === props) continue;
    arrive(replace(place, fresh));
  }
  const linksOf = (of: Document) => [...of.querySelectorAll('a[href]:not(main *, .island *)')];
  const fresh = linksOf(page);
  const links = linksOf(document);
  if (links.length !== fresh.length) return;
  for (const [index, link] of links.entries()) link.setAttribute('href', fresh[index]?.getAttribute('href') ?? '');
};

/**
 * Returns what puts the list of another address in the place of the one that is shown, and keeps focus and scroll. Of
 * several that are asked for one after the other, the last is shown.
 */
export const listChanger = (arrive: Arrive) => {
  let latest = 0;
  return async (url: URL, mode: 'further' | 'back'): Promise<void> => {
    const own = ++latest;
    const main = document.querySelector<HTMLElement>('main[data-in-place]');
    main?.setAttribute('aria-busy', 'true');
    const { path, status, page } = await askPage(url.pathname + url.search, null);
    if (own !== latest) return;
    const fresh = page?.querySelector<HTMLElement>('main[data-in-place]');
    if (!main || !page || !fresh || status !== 200) {
      if (mode === 'back') loadAgain();
      else goTo(url);
      return;
    }
    if (mode === 'further') history.pushState(null, '', path);
    document.title = page.title;
    const part = replace(main, fresh);
    followAround(page, arrive);
    arrive(part);
    focusKept();
    announce((part.querySelector('#found') ?? part.querySelector('h1'))?.textContent ?? '');
  };
};
