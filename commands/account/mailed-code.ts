import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { emailAddress } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { inBoth } from '#domain/language.ts';
import type { Outcome } from '#infra/access/attempts.ts';
import { type CodeOutcome, codeMinutes } from '#infra/access/codes.ts';
import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { resetPasswordPath } from '#web/addresses/paths.ts';
import { type CommandContext, command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { accountState, askAccount, minutes } from './accounts.ts';
import { discreetly } from './discreetly.ts';
import { emailClaim, holderOf } from './identity.ts';
import { clearUnproved } from './prove-address.ts';
import type { SignedIn } from './sign-in.ts';
import { originOf, stepLimits, takeMail } from './tries.ts';
import { codeRefusals } from './wrong-code.ts';

/** A code that a browser requested: its address, and the page to go to. `id` binds the code to that browser. */
export type AskedCode = { readonly id: string; readonly email: string; readonly to: string };

/** The requested codes, each stored under the token of its browser's cookie. */
export const askedCodes = ({ pool, accounts }: Pick<CommandContext, 'pool' | 'accounts'>) =>
  sealedDrafts<AskedCode>(pool, accounts.access.secret);

/** The browser that a code is bound to, and the address that it is for. */
const codeFor = z.object({ id: z.uuid(), email: emailAddress });

const sendCode = async (
  context: CommandContext,
  { id, email }: z.infer<typeof codeFor>,
  envelope: Envelope,
): Promise<void> => {
  const { access, attempts, queueMail } = context.accounts;
  const { commandId, now } = envelope;
  const origin = originOf(envelope);
  const { ip, device } = origin;
  const claim = emailClaim(access.secret, email);
  const holder = await holderOf(context, claim);
  const accountId = holder && (await accountState(context, holder)).status === 'open' ? holder : null;
  const note = (outcome: Outcome) =>
    attempts.note({ way: 'mail', outcome, account: accountId, holder: claim, ip, device, now });
  const seconds = await access.codes.waitS('log-in', id, now);
  if (seconds > 0) throw refuse('code-too-soon', { seconds });
  // each code allows five tries, so codes are limited as strictly as passwords
  await takeMail(context.limits, 'code', { claim, accountId: holder }, origin).catch(async (error: unknown) => {
    if (error instanceof TooManyRequests) await note('too-many');
    throw error;
  });
  const issued = await access.codes.issue('log-in', id, now);
  if ('waitS' in issued) throw refuse('code-too-soon', { seconds: issued.waitS });
  await note('asked');
  if (!accountId) return;
  await queueMail({
    key: `log-in-code/${commandId}`,
    template: 'logInCode',
    person: accountId,
    values: { code: issued.code, minutes: codeMinutes['log-in'] },
    expiresAt: minutes(now, codeMinutes['log-in']),
  });
};

/** Mails a code when the address has an account; nothing tells the person whether it has one. */
export const mailCode = command({
  context: 'account',
  name: 'mail-code',
  schema: codeFor,
  allowed: anyone,
  whileActing: true,
  limit: null,
  async handle(context, data, envelope) {
    await discreetly(sendCode(context, data, envelope));
    return { position: null };
  },
});

const refusals: Readonly<Record<CodeOutcome, 'code-mismatch' | 'code-expired' | 'code-worn'>> = {
  ...codeRefusals,
  right: 'code-mismatch', // the code is right, but the address has no account
};

/**
 * Opens a session for a person who types the mailed code, unless a second factor is needed first. The account is
 * the one that has the address now. `position` is null unless the code also confirmed the address.
 */
export const signInByCode = command({
  context: 'account',
  name: 'sign-in-by-code',
  schema: codeFor.extend({ code: z.string() }),
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.code,
  async handle(context, { id, email, code }, envelope): Promise<SignedIn> {
    const { access, attempts } = context.accounts;
    const { now } = envelope;
    const { ip, device } = originOf(envelope);
    const claim = emailClaim(access.secret, email);
    const accountId = await holderOf(context, claim);
    const note = (outcome: Outcome) =>
      attempts.note({ way: 'mail', outcome, account: accountId, holder: claim, ip, device, now });
    const outcome = await access.codes.check('log-in', id, code.replace(/\D/g, ''), now);
    const state = outcome === 'right' && accountId ? await accountState(context, accountId) : null;
    if (!accountId || !state || state.status === 'none') {
      await note('wrong');
      throw refuse(refusals[outcome], {}, '/code');
    }
    if (state.blocked) {
      await note('blocked');
      throw refuse('blocked');
    }
    const position = state.confirmed ? null : await proveAddress(context, accountId, envelope);
    if (await access.secondFactors.isOn(accountId)) {
      await note('half-way');
      return { step: 'second', accountId, position };
    }
    await note('in');
    const token = await access.sessions.open({ account: accountId, ip, device, now, withoutPassword: true });
    return { step: 'in', token, accountId, position };
  },
});

/** Confirms the address, clears what was set before, and mails its owner a link to choose a password. */
const proveAddress = async (
  context: CommandContext,
  accountId: string,
  envelope: Envelope,
): Promise<Position | null> => {
  await clearUnproved(context, accountId, envelope);
  const confirm = { type: 'ConfirmAccount', data: { accountId } } as const;
  const { position } = await askAccount(context, confirm, partOf(envelope, 'confirm'));
  await context.accounts.queueMail({
    key: `address-proved/${envelope.commandId}`,
    template: 'addressProved',
    person: accountId,
    values: { url: inBoth(resetPasswordPath) },
    expiresAt: minutes(envelope.now, 3 * 24 * 60),
  });
  return position;
};
