import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { emailAddress } from '#domain/account/account.events.ts';
import { mayChangeOwnSignIn } from '#domain/account/account.permissions.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { inBoth } from '#domain/language.ts';
import { Rejection } from '#domain/rejection.ts';
import { confirmEmailPath, resetPasswordPath } from '#web/addresses/paths.ts';
import { command } from '../command.ts';
import { accountState, askAccount, minutes } from './accounts.ts';
import { provePassword } from './change-password.ts';
import { claimIdentity, emailClaim, releaseIdentity } from './identity.ts';
import { originOf, stepLimits, takeMail } from './tries.ts';

const carriedEmail = z.object({ email: emailAddress });

/**
 * Sends a link to the new address; the change happens once it is opened. Nothing here tells the person whether the
 * address has an account already: `changeEmail` refuses it then. Throws a `Rejection` for a wrong current password.
 */
export const askEmailChange = command({
  context: 'account',
  name: 'ask-email-change',
  schema: carriedEmail.extend({ current: z.string() }),
  allowed: mayChangeOwnSignIn,
  limit: stepLimits.password,
  async handle(context, { email, current }, envelope) {
    const { access, queueMail } = context.accounts;
    const { actor, commandId, now } = envelope;
    await provePassword(context, current, envelope);
    const claim = emailClaim(access.secret, email);
    await takeMail(context.limits, 'change', { claim, accountId: null }, originOf(envelope));
    const state = await accountState(context, actor.id);
    const language = state.status === 'open' && state.language === 'en' ? 'en' : 'fr';
    const token = await access.codes.link('change-email', actor.id, now, { email });
    await queueMail({
      key: `change-email/${commandId}`,
      template: 'confirmNewEmail',
      person: actor.id,
      to: { email, language, name: '' },
      values: { url: inBoth((lang) => confirmEmailPath(lang, token)), minutes: 24 * 60 },
      expiresAt: minutes(now, 24 * 60),
    });
    return { position: null };
  },
});

/**
 * Changes the address with the token of a link, makes the links sent to the old address invalid, and mails the old
 * address. Throws the `Rejection` `account.link-expired` for an invalid link, and for an address that has an account.
 */
export const changeEmail = command({
  context: 'account',
  name: 'change-email',
  schema: z.object({ token: z.string() }),
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.code,
  async handle(context, { token }, envelope) {
    const { access, queueMail } = context.accounts;
    const { commandId, now } = envelope;
    const followed = await access.codes.follow('change-email', token, now);
    if (!followed) throw refuse('link-expired');
    const accountId = followed.account;
    const { email } = carriedEmail.parse(followed.carried);
    const before = await accountState(context, accountId);
    if (before.status === 'none') throw refuse('link-expired');
    await claimIdentity(context, emailClaim(access.secret, email), accountId, envelope).catch((error: unknown) => {
      throw error instanceof Rejection ? refuse('link-expired') : error;
    });
    const { position } = await askAccount(context, { type: 'ChangeEmail', data: { accountId, email } }, envelope);
    await access.codes.revokeLinks(accountId);
    if (!before.email || before.email === email) return { position };
    await releaseIdentity(context, emailClaim(access.secret, before.email), accountId, envelope);
    await queueMail({
      key: `email-changed/${commandId}`,
      template: 'emailChanged',
      person: accountId,
      to: { email: before.email, language: before.language === 'en' ? 'en' : 'fr', name: '' },
      values: { url: inBoth(resetPasswordPath) },
      expiresAt: minutes(now, 3 * 24 * 60),
    });
    return { position };
  },
});
