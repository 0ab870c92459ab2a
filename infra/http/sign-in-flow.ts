import { beginImpersonation, forceSignOut } from '#commands/account/impersonate.ts';
import { linkOutside, signInOutside } from '#commands/account/oauth.ts';
import { signIn } from '#commands/account/sign-in.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import { safePath } from '#web/paths.ts';
import type { OutsideLogin } from '../access/outside-login.ts';
import { sealedDrafts } from '../access/sealed-drafts.ts';
import type { AccountFlow } from './account-flow.ts';
import { cookieOf, ownCookie, setCookie } from './cookies.ts';
import { giveSession, takeSession } from './viewer.ts';

const outsideS = 900;

type OutsideTry = { readonly state: string; readonly verifier: string; readonly back: string; readonly to: string };
type OutsideOutcome = { readonly outcome: 'in' | 'linked' | 'unknown'; readonly to: string };

/** The ways in and out: with a password, with an account elsewhere, and as someone else for a while. */
export const signInFlow = (
  { accounts, request, reply, secure, origin, envelope, limited, endOwn }: AccountFlow,
  outside: OutsideLogin | null,
) => {
  const cookie = ownCookie('outside', secure);
  const tries = sealedDrafts<OutsideTry>(accounts.pool, accounts.access.secret);
  const configured = (): OutsideLogin => {
    if (!outside) throw new Rejection('request.not-found', 'not-found');
    return outside;
  };
  return {
    async signIn(email: string, password: string): Promise<string> {
      limited('signIn');
      const { token, accountId } = await signIn(accounts, { email, password }, origin, envelope('sign-in'));
      await endOwn();
      giveSession(reply, token, secure);
      return accountId;
    },
    async signOut(): Promise<void> {
      await endOwn();
      takeSession(reply, secure);
    },
    async forceLogin(accountId: string, reason: string): Promise<void> {
      const token = await beginImpersonation(accounts, { accountId, reason }, origin, envelope('force'));
      giveSession(reply, token, secure);
    },
    forceLogout: (accountId: string): Promise<void> => forceSignOut(accounts, accountId, envelope('force-logout')),

    /** What people call the other way in; nothing when there is none. */
    outside: outside?.name ?? null,
    /** The address at the provider that the browser goes to, to come back to `back`. */
    async beginOutside(back: string, to: string): Promise<string> {
      const { url, state, verifier } = configured().begin(back);
      limited('signIn');
      const token = await tries.keep(undefined, { state, verifier, back, to: safePath(to, '') }, new Date());
      setCookie(reply, { name: cookie, value: token, maxAgeS: outsideS, secure });
      return url;
    },
    /** What came of it: signed in, linked to whoever is signed in, or an account elsewhere that nobody here has. */
    async finishOutside(query: URLSearchParams): Promise<OutsideOutcome> {
      const { name, whoIs } = configured();
      limited('signIn');
      const token = cookieOf(request, cookie);
      const begun = await tries.find(token, new Date());
      const code = query.get('code');
      if (!token || !begun || !code || query.get('state') !== begun.state) throw refuse('link-expired');
      await tries.drop(token);
      const who = { provider: name, outsideId: await whoIs(code, begun.verifier, begun.back) };
      if (request.viewer) {
        await linkOutside(accounts, request.viewer.id, who, envelope('link-outside'));
        return { outcome: 'linked', to: begun.to };
      }
      const session = await signInOutside(accounts, who, origin, envelope('outside'));
      if (session) giveSession(reply, session, secure);
      return { outcome: session ? 'in' : 'unknown', to: begun.to };
    },
  };
};
