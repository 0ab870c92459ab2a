import { emailAddress } from '#domain/account/account.events.ts';
import { accountId } from '#domain/account-id.ts';
import type { Secret } from '#infra/access/secret.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { emailClaim, holderOf } from '../account/identity.ts';

/** The account with an id or an e-mail address that the operator typed; null for an address without an account. */
export const accountNamed = async (log: Log, secret: Secret, named: string): Promise<string | null> => {
  if (accountId.safeParse(named).success) return named;
  const email = emailAddress.safeParse(named);
  return email.success ? holderOf(log, emailClaim(secret, email.data)) : null;
};
