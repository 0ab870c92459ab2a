import { demand } from '#domain/access.ts';
import { mayImpersonate } from '#domain/account/account.permissions.ts';
import type { Envelope } from '#domain/envelope.ts';
import { partOf } from '../handle.ts';
import { type Accounts, askAccount, minutes } from './accounts.ts';
import type { Origin } from './tries.ts';

const lastingMinutes = 30;

/** Lets an administrator act as somebody for half an hour, and records why. Returns the token of the session. */
export const beginImpersonation = async (
  accounts: Accounts,
  { accountId, reason }: { readonly accountId: string; readonly reason: string },
  { ip, device }: Origin,
  envelope: Envelope,
): Promise<string> => {
  const { actor, now } = envelope;
  demand(mayImpersonate, actor);
  const until = minutes(now, lastingMinutes);
  await askAccount(
    accounts,
    { type: 'BeginImpersonation', data: { accountId, by: actor.id, reason, until: until.toISOString() } },
    partOf(envelope, 'begin'),
  );
  return accounts.access.sessions.open({ account: accountId, ip, device, now, actor: { id: actor.id, reason, until } });
};

/** Records that the administrator `by` no longer acts as the account. */
export const endImpersonation = async (
  accounts: Accounts,
  accountId: string,
  by: string,
  envelope: Envelope,
): Promise<void> => {
  await askAccount(accounts, { type: 'EndImpersonation', data: { accountId, by } }, partOf(envelope, 'end'));
};

/** Ends every session of an account. Throws a `Rejection` for anybody but an administrator. */
export const forceSignOut = async (accounts: Accounts, accountId: string, { actor }: Envelope): Promise<void> => {
  demand(mayImpersonate, actor);
  await accounts.access.sessions.endAll(accountId);
};
