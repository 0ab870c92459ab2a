import type { AccountEvent } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Handled } from '../handle.ts';
import { type Accounts, type Addresses, accountState, askAccount, newPassword, ownerOf } from './accounts.ts';
import { tellPasswordChanged } from './reset-password.ts';
import { lineOf, type Origin, takeOwnTry } from './tries.ts';

export type PasswordChange = { readonly current: string; readonly password: string; readonly session: string };

/** Who proves to be themselves, and where they ask from. */
export type Prover = Origin & { readonly accountId: string; readonly now: Date };

/** Whoever knows the current password sets a new one; every other session ends, and so do links that were sent. */
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
  given: string,
  { accountId, ...from }: Prover,
): Promise<void> => {
  await takeOwnTry(limits, accountId);
  const kept = await access.credentials.find(accountId);
  if (await access.passwords.matches(given, kept?.password, lineOf(from, accountId))) return;
  await attempts.note({ way: 'confirm', outcome: 'wrong', account: accountId, ...from });
  throw refuse('password-mismatch', {}, '/current');
};
