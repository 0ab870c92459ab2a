import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { Rejection } from '#domain/rejection.ts';
import type { Outcome } from '#infra/access/attempts.ts';
import type { Secret } from '#infra/access/secret.ts';
import { type Accounts, accountState, askAccount } from './accounts.ts';
import { claimIdentity, holderOf } from './identity.ts';
import type { SignedIn } from './sign-in.ts';
import type { Origin } from './tries.ts';

/** The claim of another provider's account: a keyed hash, which does not reveal it. */
const outsideClaim = (secret: Secret, provider: string, outsideId: string): string =>
  `social-${secret.hash(`social/${provider}/${outsideId}`).toString('hex')}`;

type Outside = { readonly provider: string; readonly outsideId: string };

/**
 * Signs in to the account that the provider's account is linked to, as a password does. Null when it is linked to none,
 * or was linked before the e-mail address was confirmed.
 */
export const signInOutside = async (
  accounts: Accounts,
  { provider, outsideId }: Outside,
  { ip, device }: Origin,
  { now }: Envelope,
): Promise<SignedIn | null> => {
  const { access } = accounts;
  const accountId = await holderOf(accounts, outsideClaim(access.secret, provider, outsideId));
  if (!accountId) return null;
  const state = await accountState(accounts, accountId);
  if (state.status === 'none') return null;
  const note = (outcome: Outcome) =>
    accounts.attempts.note({ way: 'outside', outcome, account: accountId, ip, device, now });
  if (state.blocked) {
    await note('blocked');
    throw refuse('blocked');
  }
  if (!state.confirmed || !state.social.includes(provider)) return null;
  if (await access.secondFactors.isOn(accountId)) {
    await note('half-way');
    return { step: 'second', accountId };
  }
  await note('in');
  const token = await access.sessions.open({ account: accountId, ip, device, now, withoutPassword: true });
  return { step: 'in', token, accountId };
};

/** Links a provider's account. Throws the `Rejection` `account.social-already-linked` when it is somebody else's. */
export const linkOutside = async (
  accounts: Accounts,
  accountId: string,
  { provider, outsideId }: Outside,
  envelope: Envelope,
): Promise<void> => {
  const claim = outsideClaim(accounts.access.secret, provider, outsideId);
  await claimIdentity(accounts, claim, accountId, envelope).catch((error: unknown) => {
    throw error instanceof Rejection ? refuse('social-already-linked') : error;
  });
  await askAccount(accounts, { type: 'LinkSocialAccount', data: { accountId, provider } }, envelope);
};
