import { data, generatePath, matchPath, redirect } from 'react-router';
import type { Language } from '#domain/language.ts';
import { pages } from './pages.ts';
import { languageOf } from './paths.ts';

/** The segments of an address without the prefix of its language. */
const segmentsOf = (path: string): string[] =>
  path
    .replace(/^\/en(?=\/|$)/, '')
    .split('/')
    .filter(Boolean);

const isParam = (segment: string): boolean => segment.startsWith(':');

const segmented = Object.values(pages)
  .map((pattern) => ({ pattern, fr: segmentsOf(pattern.fr), en: segmentsOf(pattern.en) }))
  .filter(({ fr }) => !fr.every(isParam));

/**
 * The page that a path in mixed languages means (`/register`, `/en/inscription`, `/entreprise/12-garage/reviews`), in
 * the language of its prefix; nothing when no page has such words, or when it is the address of a page already.
 */
export const unmixed = (pathname: string): string | null => {
  const lang: Language = languageOf(pathname);
  const asked = segmentsOf(pathname);
  const wordsFit = (fr: readonly string[], en: readonly string[]) =>
    fr.every((word, at) => isParam(word) || [word, en[at]].includes(asked[at]?.toLowerCase()));
  for (const { pattern, fr, en } of segmented) {
    if (!wordsFit(fr, en)) continue;
    const own = fr.map((word, at) => (isParam(word) ? word : asked[at]));
    const match = matchPath(`/${[...(lang === 'en' ? ['en'] : []), ...own].join('/')}`, pathname);
    if (match) return matchPath(pattern[lang], pathname) ? null : generatePath(pattern[lang], match.params);
  }
  return null;
};

/** What to throw where there is no page: the way to the page that the address means, for good, or 404. */
export const notFound = ({ url }: Request): Response | ReturnType<typeof data<null>> => {
  const { pathname, search } = new URL(url);
  const path = unmixed(pathname);
  return path ? redirect(path + search, 301) : data(null, { status: 404 });
};
