import { z } from 'zod';
import { mayChangeOwnSignIn } from '#domain/account/account.permissions.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type CommandContext, command } from '../command.ts';
import { accountState, askAccount, newPassword, ownerOf } from './accounts.ts';
import { tellPasswordChanged } from './reset-password.ts';
import { lineOf, originOf, stepLimits, takeOwnTry } from './tries.ts';

/** Sets a new password with the current one. Ends every other session, and makes links that were sent invalid. */
export const changePassword = command({
  context: 'account',
  name: 'change-password',
  schema: z.object({ current: z.string(), password: z.string() }),
  allowed: mayChangeOwnSignIn,
  limit: stepLimits.password,
  async handle(context, { current, password }, envelope) {
    const { access } = context.accounts;
    const accountId = envelope.actor.id;
    await provePassword(context, current, envelope);
    const owner = ownerOf(await accountState(context, accountId));
    await access.credentials.keep(accountId, await newPassword(context.accounts, password, owner, envelope));
    await access.codes.revokeLinks(accountId);
    await access.sessions.endAll(accountId, originOf(envelope).session);
    const record = { type: 'RecordPassword', data: { accountId, how: 'changed' } } as const;
    const { position } = await askAccount(context, record, envelope);
    await tellPasswordChanged(context, accountId, envelope);
    return { position };
  },
});

/** Checks the actor's own password. Throws the `Rejection` `account.password-mismatch` for a wrong one. */
export const provePassword = async (
  { accounts: { access, attempts }, limits }: CommandContext,
  password: string,
  envelope: Envelope,
): Promise<void> => {
  const account = envelope.actor.id;
  const origin = originOf(envelope);
  await takeOwnTry(limits, account);
  const credential = await access.credentials.find(account);
  if (await access.passwords.matches(password, credential?.password, lineOf(origin, account))) return;
  const { ip, device } = origin;
  await attempts.note({ way: 'confirm', outcome: 'wrong', account, ip, device, now: envelope.now });
  throw refuse('password-mismatch', {}, '/current');
};
