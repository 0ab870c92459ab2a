import { demand } from '#domain/access.ts';
import { mayImpersonate } from '#domain/account/account.permissions.ts';
import type { Envelope } from '#domain/envelope.ts';
import { partOf } from '../handle.ts';
import { type Accounts, askAccount, minutes } from './accounts.ts';
import type { Origin } from './tries.ts';

const lastingMinutes = 30;

/** Acts as someone for half an hour, with the reason on record. Answers with the token of that session. */
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

/** Whoever acted as someone is themselves again; it is on record. */
export const endImpersonation = async (
  accounts: Accounts,
  accountId: string,
  by: string,
  envelope: Envelope,
): Promise<void> => {
  await askAccount(accounts, { type: 'EndImpersonation', data: { accountId, by } }, partOf(envelope, 'end'));
};

/** Signs someone out everywhere. */
export const forceSignOut = async (accounts: Accounts, accountId: string, { actor }: Envelope): Promise<void> => {
  demand(mayImpersonate, actor);
  await accounts.access.sessions.endAll(accountId);
};
