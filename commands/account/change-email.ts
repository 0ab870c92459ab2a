import { z } from 'zod';
import { emailAddress } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { Rejection } from '#domain/rejection.ts';
import { type Accounts, type Addresses, accountState, askAccount, minutes } from './accounts.ts';
import { provePassword } from './change-password.ts';
import { claimIdentity, emailClaim, releaseIdentity } from './identity.ts';
import { type Origin, takeMail } from './tries.ts';

const carriedEmail = z.object({ email: emailAddress });

/**
 * Sends a link to the new address; the change happens once it is opened. Nothing here tells the person whether the
 * address has an account already: `changeEmail` refuses it then. Throws a `Rejection` for a wrong current password.
 */
export const askEmailChange = async (
  accounts: Accounts,
  change: { readonly email: string; readonly current: string },
  origin: Origin,
  addresses: Addresses,
  { actor, commandId, now }: Envelope,
): Promise<void> => {
  const { email } = carriedEmail.parse(change);
  await provePassword(accounts, change.current, { ...origin, accountId: actor.id, now });
  const claim = emailClaim(accounts.access.secret, email);
  await takeMail(accounts.limits, 'change', { claim, accountId: null }, origin);
  const state = await accountState(accounts, actor.id);
  const language = state.status === 'open' && state.language === 'en' ? 'en' : 'fr';
  const token = await accounts.access.codes.link('change-email', actor.id, now, { email });
  await accounts.queueMail({
    key: `change-email/${commandId}`,
    template: 'confirmNewEmail',
    person: actor.id,
    to: { email, language, name: '' },
    values: { url: addresses.changeEmail(token), minutes: 24 * 60 },
    expiresAt: minutes(now, 24 * 60),
  });
};

/**
 * Changes the address with the token of a link, makes the links sent to the old address invalid, and mails the old
 * address. Throws the `Rejection` `account.link-expired` for an invalid link, and for an address that has an account.
 */
export const changeEmail = async (
  accounts: Accounts,
  { token }: { readonly token: string },
  addresses: Addresses,
  envelope: Envelope,
): Promise<void> => {
  const { access } = accounts;
  const followed = await access.codes.follow('change-email', token, envelope.now);
  if (!followed) throw refuse('link-expired');
  const accountId = followed.account;
  const { email } = carriedEmail.parse(followed.carried);
  const before = await accountState(accounts, accountId);
  if (before.status === 'none') throw refuse('link-expired');
  await claimIdentity(accounts, emailClaim(access.secret, email), accountId, envelope).catch((error: unknown) => {
    throw error instanceof Rejection ? refuse('link-expired') : error;
  });
  await askAccount(accounts, { type: 'ChangeEmail', data: { accountId, email } }, envelope);
  await access.codes.revokeLinks(accountId);
  if (!before.email || before.email === email) return;
  await releaseIdentity(accounts, emailClaim(access.secret, before.email), accountId, envelope);
  await accounts.queueMail({
    key: `email-changed/${envelope.commandId}`,
    template: 'emailChanged',
    person: accountId,
    to: { email: before.email, language: before.language === 'en' ? 'en' : 'fr', name: '' },
    values: { url: addresses.help },
    expiresAt: minutes(envelope.now, 3 * 24 * 60),
  });
};
