import { useContext, useEffect } from 'react';
import { preload, preloadModule } from 'react-dom';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { pageAt } from '../addresses/page-at.ts';
import { pages } from '../addresses/pages.ts';
import { languageOf } from '../addresses/paths.ts';
import { dropAhead, fetchAhead } from './fetch-ahead.ts';
import { linkOf, routeIdOf } from './page-link.ts';
import { loadMessagesOf } from './page-messages.client.ts';
import { isPlainClick } from './plain-click.ts';

type Route = { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

type Connected = { readonly connection?: { readonly saveData?: boolean } };

const savesData = (): boolean =>
  document.documentElement.dataset.lite !== undefined || (navigator as Connected).connection?.saveData === true;

/** Rules of pages that are somebody's own. What staff read may be recorded, and their lists are long. */
const own: ReadonlySet<string> = new Set(['signed-in', 'oneself']);

/** Whoever rests on a link this long is about to follow it, in ms. */
const restMs = 60;

/**
 * Asks for the code, styles and texts of a page at once. Left to themselves they are found out about one after the other,
 * as they import each other, a round trip each.
 */
const fetchFiles = (url: URL, { module, imports = [], css = [] }: Route): void => {
  for (const href of [module, ...imports]) preloadModule(href, { as: 'script' });
  for (const href of css) preload(href, { as: 'style' });
  loadMessagesOf(languageOf(url.pathname), url.pathname).catch(() => {}); // asked for again by the change of page
};

/** What a page needs before it can be shown, and the data of one's own pages. */
const fetchAll = (url: URL, route: Route): void => {
  const page = pageAt(url.pathname);
  if (page && own.has(pages[page].rule)) fetchAhead(url);
  fetchFiles(url, route);
};

/**
 * What a page needs is fetched as soon as somebody is about to follow a link to it, by mouse, finger or keyboard; from
 * whoever saves data, once they follow it.
 */
export const useIntent = (): void => {
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    let rests: ReturnType<typeof setTimeout> | undefined;
    const linked = (event: Event): readonly [URL, Route] | null => {
      const link = linkOf(event);
      const url = link && new URL(link.href);
      const id = url ? routeIdOf(url) : undefined;
      const route = id === undefined ? undefined : manifest?.routes[id];
      return url && route ? [url, route] : null;
    };
    const onIntent = (event: Event): void => {
      clearTimeout(rests);
      const to = linked(event);
      if (!to || savesData()) return;
      if (event.type === 'pointerdown') fetchAll(...to);
      else rests = setTimeout(fetchAll, restMs, ...to);
    };
    // what somebody does may change what a page says
    const onDone = (): void => {
      clearTimeout(rests);
      dropAhead();
    };
    const onClick = (event: MouseEvent): void => {
      clearTimeout(rests);
      if (event.target instanceof Element && event.target.closest('button')) dropAhead();
      const to = linked(event);
      if (to && isPlainClick(event)) fetchFiles(...to);
    };
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, onIntent, { passive: true, signal });
    for (const type of ['submit', 'change']) document.addEventListener(type, onDone, { capture: true, signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => {
      clearTimeout(rests);
      controller.abort();
    };
  }, [manifest]);
};
