import type { Language } from '#domain/language.ts';
import {
  askCodePath,
  infoPath,
  loginOutsidePath,
  mailedCodePath,
  registerPath,
  resetPasswordPath,
  secondStepPath,
  signInPath,
} from '../addresses/paths.ts';
import type { SignInPage } from './sign-in-on-page.tsx';

/** The pages of a log-in that goes on with `to`. `outside` is the name of the other provider, if there is one. */
export const signInPaths = (lang: Language, to: string, outside: string | null = null): SignInPage['paths'] => ({
  password: signInPath(lang, to),
  ask: askCodePath(lang, to),
  code: mailedCodePath(lang),
  second: secondStepPath(lang, to),
  reset: resetPasswordPath(lang),
  register: registerPath(lang, to),
  terms: infoPath(lang, 'terms'),
  privacy: infoPath(lang, 'privacy'),
  contact: infoPath(lang, 'contact'),
  onwards: signInPath(lang, to), // which knows who is in, and leads on
  outside: outside === null ? null : { name: outside, path: loginOutsidePath(lang, to) },
});
