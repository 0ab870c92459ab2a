import type { Language } from '#domain/language.ts';

/** The pages that a device keeps for when there is no network, and how many of each. */
export const keptPages = { company: 50, search: 20, home: 4, favourites: 2, favourite: 100 } as const;

export type PageKind = keyof typeof keptPages;

/**
 * The addresses of pages that `addresses/pages.ts` says are kept; written out, since the worker has to stay small. A
 * favourite is a company's page that is kept besides, for as long as it is one.
 */
const shapes: Readonly<Record<Exclude<PageKind, 'favourite'>, RegExp>> = {
  company: /^(?:\/entreprise|\/en\/company)\/\d+-[^/]+$/,
  search: /^(?:\/annuaire-resultat|\/en\/result-directory)(?:\/[a-z]{2})?$/,
  favourites: /^(?:\/favoris|\/en\/favourites)$/,
  home: /^(?:\/|\/en|(?:\/en)?\/(?!en$)[a-z]{2})$/,
};

export const kindOf = (pathname: string): PageKind | undefined =>
  (Object.keys(shapes) as (keyof typeof shapes)[]).find((kind) => shapes[kind].test(pathname));

/** The page of the favourites in the language of `pathname`. */
export const favouritesOf = (pathname: string): string =>
  languageOf(pathname) === 'en' ? '/en/favourites' : '/favoris';

/** The answers that bring a company's numbers, for those that the reader asked for. */
export const bringsNumbers = (pathname: string): boolean => /^\/api\/companies\/\d+\/phones$/.test(pathname);

/** The path of the numbers of the company whose page is at `url`. */
export const numbersOf = (url: string): string => `/api/companies/${/\/(\d+)-[^/]*$/.exec(url)?.[1]}/phones`;

/** Of `keys`, oldest first, those that are too many once there may be `most`. */
export const tooMany = <T>(keys: readonly T[], most: number): readonly T[] =>
  keys.slice(0, Math.max(0, keys.length - most));

/** What only a phone's home screen shows, and asks for when it does. */
const ofHomeScreen = /<link rel="apple-touch-icon"[^>]*>/;

/** The files of the build that a page shows and runs. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.replace(ofHomeScreen, '').matchAll(/(?:href|src)="(\/assets\/[^"#?]+)/g)].map(([, path = '']) => path),
  ),
];

/** The files of the build that a script of it imports, now or later. */
export const importedBy = (script: string): string[] => [
  ...new Set(
    [...script.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g)].map(([, name]) => `/assets/${name}`),
  ),
];

/** What a page is called: its first title. */
export const nameOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim();

// the worker does without `paths.ts`, which brings the router along
export const languageOf = (pathname: string): Language => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'fr');
