import { type RouterContextProvider, redirect } from 'react-router';
import type { Language } from '#domain/language.ts';
import { registerPath, signInPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { typedIn } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { samePageIn } from './first-page.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider>; readonly lang: Language };
type Typed = Readonly<Record<string, string>>;

/** Where the reader goes on after logging in: the page that was asked for. */
const here = ({ request }: Asked): string => {
  const { pathname, search } = addressOf(request);
  return pathname.replace(/\.data$/, '') + search;
};

/** What was typed is found again in either language: after logging in the page may be in the one that is preferred. */
const keyOf = (path: string): string => samePageIn('fr', path);

/** Stands among what was typed where a file was chosen, which is not kept. */
const lostFile = 'lost-file';

const hasFile = (form: FormData): boolean => [...form.values()].some((one) => one instanceof File && one.size > 0);

/** Who is signed in; a visitor is sent to log in, and comes back to this very page. */
export const viewerOrSignIn = (asked: Asked) => {
  const viewer = asked.context.get(viewerContext);
  if (!viewer) throw redirect(signInPath(asked.lang, here(asked)), 303);
  return viewer;
};

type Kept = {
  /** What was typed, where a field has more than one value. */
  readonly typed?: Typed;
  /** The page with the form, where it is not the one that takes it. */
  readonly to?: string;
};

/**
 * Sends a visitor who filled in a form to log in, or to register where the form says `way=register`; what was typed is
 * there when they are back.
 */
export const signInFirst = async (
  asked: Asked,
  form: FormData,
  { typed = typedIn(form), to = here(asked) }: Kept = {},
): Promise<Response> => {
  const { way, ...said } = typed;
  const kept = { ...said, ...(hasFile(form) && { [lostFile]: 'on' }) };
  await asked.context.get(accountsContext).keepTyped(keyOf(to), kept);
  return redirect(way === 'register' ? registerPath(asked.lang, to) : signInPath(asked.lang, to), 303);
};

/** What was typed on this page before logging in, once. */
export const typedBefore = (asked: Asked): Promise<Typed | null> =>
  asked.context.get(accountsContext).typed(keyOf(here(asked)));

/** Whether a file was chosen too, which has to be chosen again. */
export const lostFileIn = (typed: Typed | null): boolean => typed?.[lostFile] !== undefined;
