import { useEffect } from 'react';
import { pageAt } from '../addresses/page-at.ts';
import { pages } from '../addresses/pages.ts';
import { dropAhead, fetchAhead } from './fetch-ahead.ts';
import { savesData, useFetchFiles } from './fetch-files.ts';
import { linkOf, routeIdOf } from './page-link.ts';
import { isPlainClick } from './plain-click.ts';

/** Rules of pages that are somebody's own. What staff read may be recorded, and their lists are long. */
const own: ReadonlySet<string> = new Set(['signed-in', 'oneself']);

/** Whoever rests on a link this long is about to follow it, in ms. */
const restMs = 60;

/**
 * What a page needs is fetched as soon as somebody is about to follow a link to it, by mouse, finger or keyboard; from
 * whoever saves data, once they follow it.
 */
export const useIntent = (): void => {
  const fetchFiles = useFetchFiles();
  useEffect(() => {
    let rests: ReturnType<typeof setTimeout> | undefined;
    const linked = (event: Event): URL | null => {
      const link = linkOf(event);
      const url = link && new URL(link.href);
      return url && routeIdOf(url) ? url : null;
    };
    /** What a page needs before it can be shown, and the data of one's own pages. */
    const fetchAll = (url: URL): void => {
      const page = pageAt(url.pathname);
      if (page && own.has(pages[page].rule)) fetchAhead(url);
      fetchFiles(url);
    };
    const onIntent = (event: Event): void => {
      clearTimeout(rests);
      const to = linked(event);
      if (!to || savesData()) return;
      if (event.type === 'pointerdown') fetchAll(to);
      else rests = setTimeout(fetchAll, restMs, to);
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
      if (to && isPlainClick(event)) fetchFiles(to);
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
  }, [fetchFiles]);
};
