import { emailClaim, holderOf } from '#commands/account/identity.ts';
import type { Log } from '#commands/handle.ts';
import { emailAddress } from '#domain/account/account.events.ts';
import { accountId } from '#domain/actor.ts';
import type { Secret } from '../access/secret.ts';
import { terminalText } from '../main/terminal-text.ts';

/** The account that an operator names by its id or by its e-mail address. Throws for an address that has none. */
export const whose = async (log: Log, secret: Secret, named: string): Promise<string> => {
  if (accountId.safeParse(named).success) return named;
  const email = emailAddress.safeParse(named);
  const holder = email.success ? await holderOf(log, emailClaim(secret, email.data)) : null;
  if (!holder) throw new Error(terminalText('cli.forget.unknown'));
  return holder;
};
