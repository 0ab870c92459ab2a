import { v5 as uuidV5 } from 'uuid';
import type { Envelope } from '#domain/envelope.ts';
import type { Language } from '#domain/language.ts';
import type { Credential } from '#infra/access/credentials.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import { type Accounts, accountState, askAccount } from './accounts.ts';
import { claimIdentity, emailClaim } from './identity.ts';

const accountIds = '6e2f0f56-65ff-4f4b-9d7c-3f3a6f1f8a10';

export type AccountToOpen = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** The result of `newPassword`. */
  readonly password: Credential;
  readonly language: Language;
  readonly registeredBy: 'site' | 'admin';
  readonly demo: boolean;
};

/**
 * Opens an account: claims its address, stores its password, then opens it. The same command continues where an earlier
 * attempt ended. It does not change the password of an open account, so that a person who began a registration with
 * somebody else's address cannot sign in after its owner has reset the password. Throws the `Rejection`
 * `account.email-taken` for an address that has an account.
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
