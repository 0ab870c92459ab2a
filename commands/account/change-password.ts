import type { AccountEvent } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { rateLimit, TooManyRequests } from '#infra/http/rate-limit.ts';
import type { Envelope, Handled } from '../handle.ts';
import { type Accounts, type Addresses, askAccount, newPassword } from './accounts.ts';
import { tellPasswordChanged } from './reset-password.ts';

export type PasswordChange = { readonly current: string; readonly password: string; readonly session: string };

/** Whoever knows the current password sets a new one; every other session ends, and so do links that were sent. */
export const changePassword = async (
  accounts: Accounts,
  { current, password, session }: PasswordChange,
  addresses: Addresses,
  envelope: Envelope,
): Promise<Handled<AccountEvent>> => {
  const { access } = accounts;
  const accountId = envelope.actor.id;
  await provePassword(accounts, accountId, current);
  await access.credentials.keep(accountId, await newPassword(accounts, password));
  await access.codes.revokeLinks(accountId);
  await access.sessions.endAll(accountId, session);
  const changed = await askAccount(accounts, { type: 'RecordPassword', data: { accountId, how: 'changed' } }, envelope);
  await tellPasswordChanged(accounts, accountId, addresses, envelope);
  return changed;
};

/** Whoever holds someone's session has ten tries at the password, then one in two minutes, wherever they ask from. */
const tries = rateLimit({ burst: 10, perMinute: 0.5 });

/** Throws the `Rejection` `account.password-mismatch` for a wrong current password. */
export const provePassword = async ({ access }: Accounts, accountId: string, given: string): Promise<void> => {
  const waitS = tries.take(accountId);
  if (waitS > 0) throw new TooManyRequests(waitS);
  const kept = await access.credentials.find(accountId);
  if (!(await access.passwords.matches(given, kept))) throw refuse('password-mismatch', {}, '/current');
};
