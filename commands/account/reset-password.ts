import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { inBoth } from '#domain/language.ts';
import { resetPasswordPath } from '#web/addresses/paths.ts';
import { type CommandContext, command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { accountState, askAccount, minutes, newPassword, ownerOf } from './accounts.ts';
import { discreetly } from './discreetly.ts';
import { emailClaim, holderOf } from './identity.ts';
import { clearUnproved } from './prove-address.ts';
import { originOf, stepLimits, takeMail } from './tries.ts';

const sendLink = async (context: CommandContext, email: string, envelope: Envelope): Promise<void> => {
  const { access, queueMail } = context.accounts;
  const { commandId, now } = envelope;
  const claim = emailClaim(access.secret, email.trim().toLowerCase());
  const accountId = await holderOf(context, claim);
  await takeMail(context.limits, 'reset', { claim, accountId }, originOf(envelope));
  if (!accountId || (await accountState(context, accountId)).status === 'none') return;
  const token = await access.codes.link('reset-password', accountId, now);
  await queueMail({
    key: `reset-password/${commandId}`,
    template: 'resetPassword',
    person: accountId,
    values: { url: inBoth((lang) => resetPasswordPath(lang, token)), minutes: 60 },
    expiresAt: minutes(now, 60),
  });
};

/**
 * Sends a link when the address has an account; nothing tells the person whether it has one. Links sent before
 * stay valid, so that a stranger's request cannot make them invalid.
 */
export const askPasswordReset = command({
  context: 'account',
  name: 'ask-password-reset',
  schema: z.object({ email: z.string() }),
  allowed: anyone,
  whileActing: true,
  limit: null,
  async handle(context, { email }, envelope) {
    await discreetly(sendLink(context, email, envelope));
    return { position: null };
  },
});

/**
 * Sets a new password with the token of a link. Ends every session, and a change of address in progress. The link
 * confirms the address, so what was set before that is cleared. Throws a `Rejection` for an invalid link or password.
 */
export const resetPassword = command({
  context: 'account',
  name: 'reset-password',
  schema: z.object({ token: z.string(), password: z.string() }),
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.code,
  async handle(context, { token, password }, envelope) {
    const { access } = context.accounts;
    const whose = await access.codes.whose('reset-password', token, envelope.now);
    if (!whose) throw refuse('link-expired');
    const before = await accountState(context, whose);
    const hash = await newPassword(context.accounts, password, ownerOf(before), envelope);
    const followed = await access.codes.follow('reset-password', token, envelope.now);
    if (!followed) throw refuse('link-expired');
    const accountId = followed.account;
    if (before.status === 'open' && !before.confirmed) await clearUnproved(context, accountId, envelope);
    await access.credentials.keep(accountId, hash);
    await access.codes.revokeLinks(accountId);
    await access.sessions.endAll(accountId);
    await askAccount(context, { type: 'ConfirmAccount', data: { accountId } }, partOf(envelope, 'confirm'));
    const record = { type: 'RecordPassword', data: { accountId, how: 'reset' } } as const;
    const { position } = await askAccount(context, record, envelope);
    await tellPasswordChanged(context, accountId, envelope);
    return { position };
  },
});

/** Mails the account's owner that the password is another one, with a link to set a new one. */
export const tellPasswordChanged = (
  { accounts }: Pick<CommandContext, 'accounts'>,
  accountId: string,
  { commandId, now }: Envelope,
): Promise<void> =>
  accounts.queueMail({
    key: `password-changed/${commandId}`,
    template: 'passwordChanged',
    person: accountId,
    values: { url: inBoth(resetPasswordPath) },
    expiresAt: minutes(now, 3 * 24 * 60),
  });
