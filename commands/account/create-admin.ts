import { v5 as uuidV5 } from 'uuid';
import { emailAddress, personName } from '#domain/account/account.events.ts';
import { operator } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Language } from '#domain/language.ts';
import { newToken } from '#infra/access/secret.ts';
import { partOf } from '../handle.ts';
import { type Accounts, accountState, askAccount } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { openAccount } from './open-account.ts';
import { clearUnproved } from './prove-address.ts';

const commandIds = '1a4f7f5e-6e0c-4f4b-8a53-0c8b8f6f2d10';

export type AdminToBe = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: Language;
};

/**
 * Opens a superadmin's account for an address, or makes its account a superadmin's. Returns the token of a link, valid
 * for an hour, with which the person chooses a password, so that nobody else ever knows it.
 */
export const createAdmin = async (
  accounts: Omit<Accounts, 'passwordMin' | 'queueMail' | 'attempts' | 'limits'>,
  { email, firstname, lastname, language }: AdminToBe,
  now: Date,
): Promise<string> => {
  const { access } = accounts;
  const address = emailAddress.parse(email);
  const claim = emailClaim(access.secret, address);
  const commandId = uuidV5(`${claim}/${now.toISOString()}`, commandIds);
  const envelope: Envelope = { commandId, actor: operator, now, locale: language, correlationId: commandId };
  const existing = await holderOf(accounts, claim);
  const person = { firstname: personName.parse(firstname), lastname: personName.parse(lastname), language };
  const opened = existing
    ? { accountId: existing }
    : await openAccount(
        accounts,
        {
          ...person,
          email: address,
          password: { password: await access.passwords.hash(newToken()), long: true },
          registeredBy: 'admin',
          demo: false,
        },
        envelope,
      );
  const { accountId } = opened;
  const before = await accountState(accounts, accountId);
  if (before.status === 'open' && !before.confirmed) await clearUnproved(accounts, accountId, envelope);
  await askAccount(accounts, { type: 'ConfirmAccount', data: { accountId } }, partOf(envelope, 'confirm'));
  await askAccount(accounts, { type: 'GiveRole', data: { accountId, role: 'superadmin' } }, partOf(envelope, 'role'));
  return access.codes.link('reset-password', accountId, now);
};
