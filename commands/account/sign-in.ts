import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { isLong } from '#domain/account/password.ts';
import type { Outcome } from '#infra/access/attempts.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { type Answer, command } from '../command.ts';
import { accountState } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { lineOf, originOf, takeTry } from './tries.ts';

/** The result of a sign-in: a session with its token, or `second` when a second factor is needed. */
export type SignedIn = Answer &
  (
    | { readonly step: 'in'; readonly token: string; readonly accountId: string }
    | { readonly step: 'second'; readonly accountId: string }
  );

/**
 * Opens a session, unless a second factor is needed first. Throws the same `Rejection` for an unknown address as for a
 * wrong password, after the same work. Throws `account.unconfirmed` until the address is confirmed, because the person
 * who chose the password may not own it.
 */
export const signIn = command({
  context: 'account',
  name: 'sign-in',
  schema: z.object({ email: z.string(), password: z.string() }),
  allowed: anyone,
  whileActing: true,
  limit: null,
  async handle(context, { email, password }, envelope): Promise<SignedIn> {
    const { access, attempts } = context.accounts;
    const { now } = envelope;
    const origin = originOf(envelope);
    const { ip, device } = origin;
    const claim = emailClaim(access.secret, email.trim().toLowerCase());
    const note = (outcome: Outcome, account: string | null = null) =>
      attempts.note({ way: 'password', outcome, account, holder: claim, ip, device, now });
    const accountId = await holderOf(context, claim);
    const waitS = await takeTry(context.limits, { claim, accountId }, origin);
    if (waitS > 0) {
      await note('too-many');
      throw new TooManyRequests(waitS);
    }
    const credential = accountId ? await access.credentials.find(accountId) : undefined;
    const right = await access.passwords.matches(password, credential?.password, lineOf(origin, accountId));
    const state = right && accountId ? await accountState(context, accountId) : null;
    if (!accountId || !state || state.status === 'none') {
      await note('wrong', accountId);
      throw refuse('wrong-credentials', {}, '/password');
    }
    if (state.blocked) {
      await note('blocked', accountId);
      throw refuse('blocked');
    }
    if (!state.confirmed) {
      await note('unconfirmed', accountId);
      throw refuse('unconfirmed');
    }
    if (credential?.long === null) await access.credentials.measured(accountId, isLong(password));
    if (await access.secondFactors.isOn(accountId)) {
      await note('half-way', accountId);
      return { step: 'second', accountId, position: null };
    }
    await note('in', accountId);
    const token = await access.sessions.open({ account: accountId, ip, device, now });
    return { step: 'in', token, accountId, position: null };
  },
});
