import { matchPath } from 'react-router';
import { languages } from '#domain/language.ts';
import { type Page, type PageName, pages } from './pages.ts';
import { languageOf } from './paths.ts';

const names = Object.keys(pages) as PageName[];

/** The name of the page at `pathname`, in either language; undefined where there is none. */
export const pageAt = (pathname: string): PageName | undefined =>
  names.find((name) => languages.some((lang) => matchPath(pages[name][lang], pathname)));

/** Whether the page of a route (`notifications.fr`) lives in the browser. */
export const hydrates = (routeId: string): boolean => {
  const [name = ''] = routeId.split('.');
  return name === 'parts' || (name in pages && (pages[name as PageName] as Page).hydrates === true);
};

/** The id of the route that lives in the browser at `pathname`; undefined where a document has to be loaded. */
export const hydratingRoute = (pathname: string): string | undefined => {
  const id = `${pageAt(pathname) ?? ''}.${languageOf(pathname)}`;
  return hydrates(id) ? id : undefined;
};
