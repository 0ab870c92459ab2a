import { useCallback, useContext, useEffect } from 'react';
import { preload, preloadModule } from 'react-dom';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { languageOf } from '../addresses/paths.ts';
import { onceIdle } from './first-use.ts';
import { routeIdOf } from './page-link.ts';
import { loadMessagesOf } from './page-messages.client.ts';

type Route = { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

type Connected = { readonly connection?: { readonly saveData?: boolean } };

/** Whether the reader saves data: then nothing is fetched before it is asked for. */
export const savesData = (): boolean =>
  document.documentElement.dataset.lite !== undefined || (navigator as Connected).connection?.saveData === true;

/**
 * What asks for the code, styles and texts of the page at an address at once. Left to themselves they are found out about
 * one after the other, as they import each other, a round trip each.
 */
export const useFetchFiles = (): ((url: URL) => void) => {
  const routes = useContext(FrameworkContext)?.manifest.routes;
  return useCallback(
    (url) => {
      const id = routeIdOf(url);
      const route: Route | undefined = id === undefined ? undefined : routes?.[id];
      // what failed to load would fail again once there is a network
      if (!route || !navigator.onLine) return;
      for (const href of [route.module, ...(route.imports ?? [])]) preloadModule(href, { as: 'script' });
      for (const href of route.css ?? []) preload(href, { as: 'style' });
      loadMessagesOf(languageOf(url.pathname), url.pathname).catch(() => {}); // asked for again by the change of page
    },
    [routes],
  );
};

/**
 * Fetches the files of the pages at `paths`, which readers of this one open next, once the browser is idle; none from whoever
 * saves data. On a line of a few requests at a time, what pages share would take a round trip of its own.
 */
export const useFilesAhead = (...paths: readonly string[]): void => {
  const fetchFiles = useFetchFiles();
  const all = paths.join(' ');
  useEffect(() => {
    if (all === '' || savesData()) return;
    return onceIdle(() => {
      for (const path of all.split(' ')) fetchFiles(new URL(path, location.href));
    });
  }, [all, fetchFiles]);
};
