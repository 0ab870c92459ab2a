import { v5 as uuidV5 } from 'uuid';
import type { Envelope } from '#domain/envelope.ts';
import type { Language } from '#domain/text.ts';
import type { Credential } from '#infra/access/credentials.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import { type Accounts, accountState, askAccount } from './accounts.ts';
import { claimIdentity, emailClaim } from './identity.ts';

const accountIds = '6e2f0f56-65ff-4f4b-9d7c-3f3a6f1f8a10';

export type AccountToOpen = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** What `newPassword` answered. */
  readonly password: Credential;
  readonly language: Language;
  readonly registeredBy: 'site' | 'admin';
  readonly demo: boolean;
};

/**
 * Opens an account: first its address is claimed, then its password kept, then the account is there. The same command
 * goes on where an earlier attempt ended, and leaves the password of an account that is open alone: whoever began a
 * registration with another person's address does not get in once that person has reset it. Throws the `Rejection`
 * `account.email-taken` for an address that has one.
 */
export const openAccount = async (
  accounts: Pick<Accounts, 'store' | 'codec' | 'access'>,
  { password, ...person }: AccountToOpen,
  envelope: Envelope,
): Promise<{ readonly accountId: string; readonly position: Position | null }> => {
  const accountId = uuidV5(envelope.commandId, accountIds);
  await claimIdentity(accounts, emailClaim(accounts.access.secret, person.email), accountId, envelope);
  if ((await accountState(accounts, accountId)).status === 'none')
    await accounts.access.credentials.keep(accountId, password);
  const { position } = await askAccount(accounts, { type: 'OpenAccount', data: { accountId, ...person } }, envelope);
  return { accountId, position };
};
