import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Language } from '#domain/language.ts';
import { partOf } from '../handle.ts';
import { type Accounts, type Addresses, accountState, askAccount, minutes, newPassword, ownerOf } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { clearUnproved } from './prove-address.ts';
import { type Origin, takeMail } from './tries.ts';

/**
 * Sends a link when the address has an account; nothing tells the person whether it has one. Links sent before
 * stay valid, so that a stranger's request cannot make them invalid.
 */
export const askPasswordReset = async (
  accounts: Accounts,
  { email }: { readonly email: string },
  origin: Origin,
  addresses: Addresses,
  { commandId, now }: Envelope,
): Promise<void> => {
  const { access, limits } = accounts;
  const claim = emailClaim(access.secret, email.trim().toLowerCase());
  const accountId = await holderOf(accounts, claim);
  await takeMail(limits, 'reset', { claim, accountId }, origin);
  if (!accountId || (await accountState(accounts, accountId)).status === 'none') return;
  const token = await access.codes.link('reset-password', accountId, now);
  await accounts.queueMail({
    key: `reset-password/${commandId}`,
    template: 'resetPassword',
    person: accountId,
    values: { url: addresses.resetPassword(token), minutes: 60 },
    expiresAt: minutes(now, 60),
  });
};

/**
 * Sets a new password with the token of a link. Ends every session, and a change of address in progress. The link
 * confirms the address, so what was set before that is cleared.
 */
export const resetPassword = async (
  accounts: Accounts,
  { token, password }: { readonly token: string; readonly password: string },
  addresses: Addresses,
  envelope: Envelope,
): Promise<{ readonly accountId: string; readonly language: Language }> => {
  const { access } = accounts;
  const whose = await access.codes.whose('reset-password', token, envelope.now);
  if (!whose) throw refuse('link-expired');
  const before = await accountState(accounts, whose);
  const hash = await newPassword(accounts, password, ownerOf(before), envelope);
  const followed = await access.codes.follow('reset-password', token, envelope.now);
  if (!followed) throw refuse('link-expired');
  const accountId = followed.account;
  if (before.status === 'open' && !before.confirmed) await clearUnproved(accounts, accountId, envelope);
  await access.credentials.keep(accountId, hash);
  await access.codes.revokeLinks(accountId);
  await access.sessions.endAll(accountId);
  await askAccount(accounts, { type: 'ConfirmAccount', data: { accountId } }, partOf(envelope, 'confirm'));
  await askAccount(accounts, { type: 'RecordPassword', data: { accountId, how: 'reset' } }, envelope);
  await tellPasswordChanged(accounts, accountId, addresses, envelope);
  const state = await accountState(accounts, accountId);
  return { accountId, language: state.status === 'open' && state.language === 'en' ? 'en' : 'fr' };
};

export const tellPasswordChanged = (
  accounts: Accounts,
  accountId: string,
  addresses: Addresses,
  { commandId, now }: Envelope,
): Promise<void> =>
  accounts.queueMail({
    key: `password-changed/${commandId}`,
    template: 'passwordChanged',
    person: accountId,
    values: { url: addresses.help },
    expiresAt: minutes(now, 3 * 24 * 60),
  });
