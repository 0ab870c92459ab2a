import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { mayChangeOwnSignIn } from '#domain/account/account.permissions.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import type { Outcome } from '#infra/access/attempts.ts';
import type { Secret } from '#infra/access/secret.ts';
import { type Answer, command } from '../command.ts';
import { accountState, askAccount } from './accounts.ts';
import { claimIdentity, holderOf } from './identity.ts';
import type { SignedIn } from './sign-in.ts';
import { originOf, stepLimits } from './tries.ts';

/** The claim of another provider's account: a keyed hash, which does not reveal it. */
const outsideClaim = (secret: Secret, provider: string, outsideId: string): string =>
  `social-${secret.hash(`social/${provider}/${outsideId}`).toString('hex')}`;

/** A person's account at another provider, who said that it is theirs. */
const outside = z.object({ provider: z.string(), outsideId: z.string() });

/** The result of a sign-in, or `unknown` when the provider's account is linked to none here. */
type SignedInOutside = SignedIn | (Answer & { readonly step: 'unknown' });

/**
 * Signs in to the account that the provider's account is linked to, as a password does. `unknown` when it is linked to
 * none, or was linked before the e-mail address was confirmed.
 */
export const signInOutside = command({
  context: 'account',
  name: 'sign-in-outside',
  schema: outside,
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.outside,
  async handle(context, { provider, outsideId }, envelope): Promise<SignedInOutside> {
    const { access, attempts } = context.accounts;
    const { now } = envelope;
    const { ip, device } = originOf(envelope);
    const unknown = { step: 'unknown', position: null } as const;
    const accountId = await holderOf(context, outsideClaim(access.secret, provider, outsideId));
    if (!accountId) return unknown;
    const state = await accountState(context, accountId);
    if (state.status === 'none') return unknown;
    const note = (outcome: Outcome) => attempts.note({ way: 'outside', outcome, account: accountId, ip, device, now });
    if (state.blocked) {
      await note('blocked');
      throw refuse('blocked');
    }
    if (!state.confirmed || !state.social.includes(provider)) return unknown;
    if (await access.secondFactors.isOn(accountId)) {
      await note('half-way');
      return { step: 'second', accountId, position: null };
    }
    await note('in');
    const token = await access.sessions.open({ account: accountId, ip, device, now, withoutPassword: true });
    return { step: 'in', token, accountId, position: null };
  },
});

/** Links a provider's account. Throws the `Rejection` `account.social-already-linked` when it is somebody else's. */
export const linkOutside = command({
  context: 'account',
  name: 'link-outside',
  schema: outside,
  allowed: mayChangeOwnSignIn,
  limit: stepLimits.outside,
  async handle(context, { provider, outsideId }, envelope) {
    const accountId = envelope.actor.id;
    const claim = outsideClaim(context.accounts.access.secret, provider, outsideId);
    await claimIdentity(context, claim, accountId, envelope).catch((error: unknown) => {
      throw error instanceof Rejection ? refuse('social-already-linked') : error;
    });
    const link = { type: 'LinkSocialAccount', data: { accountId, provider } } as const;
    const { position } = await askAccount(context, link, envelope);
    return { position };
  },
});
