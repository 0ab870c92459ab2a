import { useContext, useEffect } from 'react';
import { preload, preloadModule } from 'react-dom';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { pageAt } from '../addresses/page-at.ts';
import { pages } from '../addresses/pages.ts';
import { languageOf } from '../addresses/paths.ts';
import { dropAhead, fetchAhead } from './fetch-ahead.ts';
import { linkOf, routeIdOf } from './page-link.ts';
import { loadMessagesOf } from './page-messages.client.ts';

type Route = { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

type Connected = { readonly connection?: { readonly saveData?: boolean } };

const savesData = (): boolean =>
  document.documentElement.dataset.lite !== undefined || (navigator as Connected).connection?.saveData === true;

/** Rules of pages that are somebody's own. What staff read may be recorded, and their lists are long. */
const own: ReadonlySet<string> = new Set(['signed-in', 'oneself']);

/** Whoever rests on a link this long is about to follow it, in ms. */
const restMs = 60;

/**
 * What a page needs is fetched as soon as somebody is about to follow a link to it: its code, styles and texts, and the
 * data of one's own pages. Not for whoever saves data.
 */
export const useIntent = (): void => {
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    let rests: ReturnType<typeof setTimeout> | undefined;
    const fetchAll = (url: URL, { module, imports = [], css = [] }: Route): void => {
      const page = pageAt(url.pathname);
      if (page && own.has(pages[page].rule)) fetchAhead(url);
      for (const href of [module, ...imports]) preloadModule(href, { as: 'script' });
      for (const href of css) preload(href, { as: 'style' });
      loadMessagesOf(languageOf(url.pathname), url.pathname).catch(() => {}); // asked for again by the click
    };
    const onIntent = (event: Event): void => {
      clearTimeout(rests);
      const link = linkOf(event);
      const url = link && new URL(link.href);
      const id = url ? routeIdOf(url) : undefined;
      const route = id === undefined ? undefined : manifest?.routes[id];
      if (!url || !route || savesData()) return;
      if (event.type === 'touchstart') fetchAll(url, route);
      else rests = setTimeout(fetchAll, restMs, url, route);
    };
    // what somebody does may change what a page says
    const onDone = ({ target, type }: Event): void => {
      clearTimeout(rests);
      if (type !== 'click' || (target instanceof Element && target.closest('button'))) dropAhead();
    };
    const intents = ['pointerover', 'touchstart', 'focusin'] as const;
    const doings = ['submit', 'change', 'click'] as const;
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    for (const type of doings) document.addEventListener(type, onDone, { capture: true });
    return () => {
      clearTimeout(rests);
      for (const type of intents) document.removeEventListener(type, onIntent);
      for (const type of doings) document.removeEventListener(type, onDone, { capture: true });
    };
  }, [manifest]);
};
