import { type RouterContextProvider, redirect } from 'react-router';
import type { Language } from '#domain/text.ts';
import { registerPath, signInPath } from '../paths.ts';
import { typedIn } from '../refused.ts';
import { accountsContext, viewerContext } from '../server-context.ts';
import { samePageIn } from './first-page.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider>; readonly lang: Language };

/** Where the reader goes on after logging in: the page that was asked for. */
const here = ({ request }: Asked): string => {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, '') + search;
};

/** What was typed is found again in either language: after logging in the page may be in the one that is preferred. */
const typedAt = (asked: Asked): string => samePageIn('fr', here(asked));

/** Who is signed in; a visitor is sent to log in, and comes back to this very page. */
export const viewerOrSignIn = (asked: Asked) => {
  const viewer = asked.context.get(viewerContext);
  if (!viewer) throw redirect(signInPath(asked.lang, here(asked)), 303);
  return viewer;
};

/**
 * Sends a visitor who filled in a form to log in, or to register where the form says `way=register`; what was typed is
 * there when they are back.
 */
export const signInFirst = (asked: Asked, form: FormData): Promise<Response> => signInKeeping(asked, typedIn(form));

/** The same for a form whose fields are more than one value each. */
export const signInKeeping = async (
  asked: Asked,
  { way, ...typed }: Readonly<Record<string, string>>,
): Promise<Response> => {
  const to = here(asked);
  await asked.context.get(accountsContext).keepTyped(typedAt(asked), typed);
  return redirect(way === 'register' ? registerPath(asked.lang, to) : signInPath(asked.lang, to), 303);
};

/** What was typed on this page before logging in, once. */
export const typedBefore = (asked: Asked): Promise<Readonly<Record<string, string>> | null> =>
  asked.context.get(accountsContext).typed(typedAt(asked));
