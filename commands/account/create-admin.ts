import { z } from 'zod';
import { emailAddress, personName } from '#domain/account/account.events.ts';
import { mayCreateAccounts } from '#domain/account/account.permissions.ts';
import { languages } from '#domain/language.ts';
import { newToken } from '#infra/access/secret.ts';
import { command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { accountState, askAccount } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { openAccount } from './open-account.ts';
import { clearUnproved } from './prove-address.ts';

/**
 * Opens a superadmin's account for an address, or makes its account a superadmin's. The answer's `token` is that of a
 * link, valid for an hour, with which the person chooses a password, so that nobody else ever knows it.
 */
export const createAdmin = command({
  context: 'account',
  name: 'create-admin',
  schema: z.object({ email: emailAddress, firstname: personName, lastname: personName, language: z.enum(languages) }),
  allowed: mayCreateAccounts,
  async handle(context, person, envelope) {
    const { access } = context.accounts;
    const existing = await holderOf(context, emailClaim(access.secret, person.email));
    const opened = existing
      ? { accountId: existing }
      : await openAccount(
          context,
          {
            ...person,
            password: { password: await access.passwords.hash(newToken()), long: true },
            registeredBy: 'admin',
            demo: false,
          },
          envelope,
        );
    const { accountId } = opened;
    const before = await accountState(context, accountId);
    if (before.status === 'open' && !before.confirmed) await clearUnproved(context, accountId, envelope);
    await askAccount(context, { type: 'ConfirmAccount', data: { accountId } }, partOf(envelope, 'confirm'));
    const give = { type: 'GiveRole', data: { accountId, role: 'superadmin' } } as const;
    const { position } = await askAccount(context, give, partOf(envelope, 'role'));
    return { id: accountId, position, token: await access.codes.link('reset-password', accountId, envelope.now) };
  },
});
