import { refuse } from '#domain/account/account.rejections.ts';
import { isLong } from '#domain/account/password.ts';
import type { Outcome } from '#infra/access/attempts.ts';
import { rateLimit, TooManyRequests } from '#infra/http/rate-limit.ts';
import type { Envelope } from '../handle.ts';
import { type Accounts, accountState } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** Where someone comes from: the address, and what the browser says it is. */
export type Origin = { readonly ip: string; readonly device: string };

/** Tries at one account, wherever they come from: ten at once, then one in two minutes. */
const tries = rateLimit({ burst: 10, perMinute: 0.5 });

/** Where someone is who proved one thing: in, with the token of a cookie, or to prove a second one. */
export type SignedIn =
  | { readonly step: 'in'; readonly token: string; readonly accountId: string }
  | { readonly step: 'second'; readonly accountId: string };

/**
 * Opens a session, unless a second factor is asked for first. Throws the same `Rejection` for an unknown address as for a
 * wrong password, after the same work.
 */
export const signIn = async (
  accounts: Accounts,
  { email, password }: Credentials,
  { ip, device }: Origin,
  { now }: Envelope,
): Promise<SignedIn> => {
  const { access } = accounts;
  access.passwords.expectRoom();
  const claim = emailClaim(access.secret, email.trim().toLowerCase());
  const note = (outcome: Outcome, account: string | null = null) =>
    accounts.attempts.note({ way: 'password', outcome, account, holder: claim, ip, device, now });
  const waitS = tries.take(claim);
  if (waitS > 0) {
    await note('too-many');
    throw new TooManyRequests(waitS);
  }
  const accountId = await holderOf(accounts, claim);
  const kept = accountId ? await access.credentials.find(accountId) : undefined;
  const right = await access.passwords.matches(password, kept?.password);
  const state = right && accountId ? await accountState(accounts, accountId) : null;
  if (!accountId || !state || state.status === 'none') {
    await note('wrong', accountId);
    throw refuse('wrong-credentials', {}, '/password');
  }
  if (state.blocked) {
    await note('blocked', accountId);
    throw refuse('blocked');
  }
  if (kept?.long === null) await access.credentials.measured(accountId, isLong(password));
  if (await access.secondFactors.isOn(accountId)) {
    await note('half-way', accountId);
    return { step: 'second', accountId };
  }
  await note('in', accountId);
  return { step: 'in', token: await access.sessions.open({ account: accountId, ip, device, now }), accountId };
};
