import { data, type RouterContextProvider, redirect } from 'react-router';
import { languageOf, signInPath } from '../addresses/paths.ts';
import { addressOf } from './address-of.ts';
import { problemContext } from './server-context.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/**
 * Reads what not everyone may see: a visitor is sent to log in and comes back, whoever may not gets the page that says
 * so, and nothing found is a 404.
 */
export const guarded = async <T>({ request, context }: Asked, read: () => Promise<T>): Promise<NonNullable<T>> => {
  const { pathname, search } = addressOf(request);
  const lang = languageOf(pathname);
  let found: T;
  try {
    found = await read();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status } = context.get(problemContext)(error, lang);
    if (status === 401) throw redirect(signInPath(lang, pathname + search), 303);
    if (status >= 500) throw error;
    throw data(null, { status });
  }
  if (found === null || found === undefined) throw data(null, { status: 404 });
  return found;
};
