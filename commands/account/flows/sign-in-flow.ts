import { refuse } from '#domain/account/account.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import type { OutsideLogin } from '#infra/access/outside-login.ts';
import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { lendSession, returnSession, takeSession } from '#infra/http/session-cookie.ts';
import { safePath } from '#web/addresses/paths.ts';
import { beginImpersonation, forceSignOut } from '../impersonate.ts';
import { linkOutside, signInOutside } from '../oauth.ts';
import { passSecondFactor } from '../second-factor.ts';
import { signIn } from '../sign-in.ts';
import type { AccountFlow } from './account-flow.ts';
import type { SecondFactorFlow } from './second-factor-flow.ts';

const outsideS = 900;

type OutsideTry = { readonly state: string; readonly verifier: string; readonly back: string; readonly to: string };
type OutsideOutcome = { readonly outcome: 'in' | 'second' | 'linked' | 'unknown'; readonly to: string };

type LogIn = {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly recovery?: string | undefined;
};

/** Sign-in and sign-out: with a password, with another provider's account, and as somebody else for a while. */
export const signInFlow = (
  { context, request, reply, secure, send, limited, endOwn }: AccountFlow,
  outside: OutsideLogin | null,
  second: Pick<SecondFactorFlow, 'letIn'>,
) => {
  const cookie = ownCookie('outside', secure);
  const tries = sealedDrafts<OutsideTry>(context.pool, context.accounts.access.secret);
  const configured = (): OutsideLogin => {
    if (!outside) throw new Rejection('request.not-found', 'not-found');
    return outside;
  };
  return {
    /** Signs in (`in`), or asks for the second factor first (`second`); `to` is the page to go to after that. */
    async signIn(email: string, password: string, to = ''): Promise<'in' | 'second'> {
      return second.letIn(await send(signIn, { email, password }), to);
    },
    /** Sign-in for programs, which send the second factor with the password. Returns the id of the account. */
    async signInWith({ email, password, ...proof }: LogIn): Promise<string> {
      const signed = await send(signIn, { email, password });
      if (signed.step === 'in') await second.letIn(signed, '');
      else {
        const { code, recovery } = proof;
        if (code === undefined && recovery === undefined) throw refuse('second-factor-needed');
        const secondProof = code === undefined ? { recovery: recovery ?? '' } : { code };
        const { accountId } = signed;
        const passed = await send(passSecondFactor, { accountId, proof: secondProof });
        await second.letIn({ step: 'in', accountId, ...passed }, '');
      }
      return signed.accountId;
    },
    /** Signs out. Administrators who acted as somebody get their own session back; returns that account, else null. */
    async signOut(): Promise<string | null> {
      const acted = request.viewer?.impersonatedBy ? request.viewer.id : null;
      await endOwn();
      if (acted && returnSession(request, reply, secure)) return acted;
      takeSession(reply, secure);
      return null;
    },
    async forceLogin(accountId: string, reason: string): Promise<void> {
      const { token } = await send(beginImpersonation, { accountId, reason });
      lendSession(request, reply, token, secure);
    },
    async forceLogout(accountId: string): Promise<void> {
      await send(forceSignOut, { accountId });
    },

    /** The name of the other provider; null when there is none. */
    outside: outside?.name ?? null,
    /** The address at the provider to send the browser to; from there it comes back to `back`. */
    async beginOutside(back: string, to: string): Promise<string> {
      const { url, state, verifier } = configured().begin(back);
      await limited('outside');
      const token = await tries.keep(undefined, { state, verifier, back, to: safePath(to, '') }, new Date());
      setCookie(reply, { name: cookie, value: token, maxAgeS: outsideS, secure });
      return url;
    },
    /** The outcome: signed in, linked to the person who is signed in, or `unknown` when it is linked to no account. */
    async finishOutside(query: URLSearchParams): Promise<OutsideOutcome> {
      const { name, whoIs } = configured();
      const token = cookieOf(request, cookie);
      const begun = await tries.find(token, new Date());
      const code = query.get('code');
      if (!token || !begun || !code || query.get('state') !== begun.state) throw refuse('link-expired');
      await tries.drop(token);
      const who = { provider: name, outsideId: await whoIs(code, begun.verifier, begun.back) };
      if (request.viewer) {
        await send(linkOutside, who);
        return { outcome: 'linked', to: begun.to };
      }
      const signed = await send(signInOutside, who);
      return { outcome: signed.step === 'unknown' ? 'unknown' : await second.letIn(signed, begun.to), to: begun.to };
    },
  };
};
