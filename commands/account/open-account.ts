import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { emailAddress, personName } from '#domain/account/account.events.ts';
import { mayCreateAccounts } from '#domain/account/account.permissions.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Credential } from '#infra/access/credentials.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import { command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { type AccountLog, accountState, askAccount } from './accounts.ts';
import { claimIdentity, emailClaim } from './identity.ts';

const accountIds = '6e2f0f56-65ff-4f4b-9d7c-3f3a6f1f8a10';

type AccountToOpen = {
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
  log: AccountLog,
  { password, ...person }: AccountToOpen,
  envelope: Envelope,
): Promise<{ readonly accountId: string; readonly position: Position | null }> => {
  const { access } = log.accounts;
  const accountId = uuidV5(envelope.commandId, accountIds);
  await claimIdentity(log, emailClaim(access.secret, person.email), accountId, envelope);
  if ((await accountState(log, accountId)).status === 'none') await access.credentials.keep(accountId, password);
  const { position } = await askAccount(log, { type: 'OpenAccount', data: { accountId, ...person } }, envelope);
  return { accountId, position };
};

/** Opens a confirmed account for somebody, with the hash of their password. The answer's `id` is the account's. */
export const createAccount = command({
  context: 'account',
  name: 'create-account',
  schema: z.object({
    email: emailAddress,
    firstname: personName,
    lastname: personName,
    language: z.enum(languages),
    demo: z.boolean(),
    password: z.object({ password: z.string(), long: z.boolean() }),
  }),
  allowed: mayCreateAccounts,
  async handle(context, person, envelope) {
    const { accountId } = await openAccount(context, { ...person, registeredBy: 'admin' }, envelope);
    const confirm = { type: 'ConfirmAccount', data: { accountId } } as const;
    const { position } = await askAccount(context, confirm, partOf(envelope, 'confirm'));
    return { id: accountId, position };
  },
});
