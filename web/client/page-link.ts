import { hydratingRoute } from '../addresses/page-at.ts';
import { languageOf } from '../addresses/paths.ts';

/** The route in the browser that `url` leads to; undefined for files, other sites, other pages and the other language. */
export const routeIdOf = ({ origin, pathname }: URL): string | undefined =>
  origin === location.origin && languageOf(pathname) === languageOf(location.pathname)
    ? hydratingRoute(pathname)
    : undefined;

/** The link to a page that an event is about; null for none, and for those that open elsewhere. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download], [target], [hreflang])') : null;

/** Whether `url` leads to a place in the page that is open. */
export const isSamePage = ({ pathname, search, hash }: URL): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;
