import type { AccountEvent } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Handled } from '../handle.ts';
import { type Accounts, type Addresses, accountState, askAccount, newPassword, ownerOf } from './accounts.ts';
import { tellPasswordChanged } from './reset-password.ts';
import { lineOf, type Origin, takeOwnTry } from './tries.ts';

export type PasswordChange = { readonly current: string; readonly password: string; readonly session: string };

/** The account whose password is checked, and where the request comes from. */
export type Prover = Origin & { readonly accountId: string; readonly now: Date };

/** Sets a new password with the current one. Ends every other session, and makes links that were sent invalid. */
export const changePassword = async (
  accounts: Accounts,
  { current, password, session }: PasswordChange,
  origin: Origin,
  addresses: Addresses,
  envelope: Envelope,
): Promise<Handled<AccountEvent>> => {
  const { access } = accounts;
  const accountId = envelope.actor.id;
  await provePassword(accounts, current, { ...origin, accountId, now: envelope.now });
  const owner = ownerOf(await accountState(accounts, accountId));
  await access.credentials.keep(accountId, await newPassword(accounts, password, owner, envelope));
  await access.codes.revokeLinks(accountId);
  await access.sessions.endAll(accountId, session);
  const changed = await askAccount(accounts, { type: 'RecordPassword', data: { accountId, how: 'changed' } }, envelope);
  await tellPasswordChanged(accounts, accountId, addresses, envelope);
  return changed;
};

/** Throws the `Rejection` `account.password-mismatch` for a wrong current password. */
export const provePassword = async (
  { access, attempts, limits }: Accounts,
  password: string,
  { accountId, ...from }: Prover,
): Promise<void> => {
  await takeOwnTry(limits, accountId);
  const credential = await access.credentials.find(accountId);
  if (await access.passwords.matches(password, credential?.password, lineOf(from, accountId))) return;
  await attempts.note({ way: 'confirm', outcome: 'wrong', account: accountId, ...from });
  throw refuse('password-mismatch', {}, '/current');
};
