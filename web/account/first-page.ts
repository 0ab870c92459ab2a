import { type Actor, isStaff } from '#domain/actor.ts';
import type { Language } from '#domain/language.ts';
import { adminPath, homePath, isHomePath, languageOf, pathIn, safePath } from '../addresses/paths.ts';

/** The same page in this language, with what is asked of it; a path that is no page of ours stays as it is. */
export const samePageIn = (lang: Language, path: string): string => {
  const [, pathname = '', rest = ''] = path.match(/^([^?#]*)(.*)$/s) ?? [];
  return pathIn(languageOf(pathname), pathname) === pathname ? pathIn(lang, pathname) + rest : path;
};

/**
 * Where whoever logged in goes on: the page that they came from as they read it, or the first one in their language.
 * The first page of the platform's own people is that of their work.
 */
export const firstPage = (to: unknown, viewer: Pick<Actor, 'role'> & { readonly language: Language }): string => {
  const asked = safePath(to, '');
  if (isHomePath(asked) && isStaff({ id: '', role: viewer.role })) return adminPath(viewer.language);
  return asked || homePath(viewer.language);
};
