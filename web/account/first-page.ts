import type { Language } from '#domain/text.ts';
import { homePath, languageOf, pathIn, safePath } from '../paths.ts';

/** The same page in this language, with what is asked of it; a path that is no page of ours stays as it is. */
export const samePageIn = (lang: Language, path: string): string => {
  const [, pathname = '', rest = ''] = path.match(/^([^?#]*)(.*)$/s) ?? [];
  return pathIn(languageOf(pathname), pathname) === pathname ? pathIn(lang, pathname) + rest : path;
};

/** Where whoever logged in goes on: the page that they came from as they read it, or the first one in their language. */
export const firstPage = (to: unknown, prefers: Language): string => safePath(to, homePath(prefers));
