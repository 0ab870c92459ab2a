import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { Envelope } from '#domain/envelope.ts';
import { inBoth } from '#domain/language.ts';
import { Rejection } from '#domain/rejection.ts';
import { humans } from '#infra/access/humans.ts';
import { registerConfirmationPath, signInPath } from '#web/addresses/paths.ts';
import { type CommandContext, command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { accountState, askAccount, checkNewPassword, minutes, newPassword, type PasswordOwner } from './accounts.ts';
import { discreetly } from './discreetly.ts';
import { emailClaim, holderOf } from './identity.ts';
import { openAccount } from './open-account.ts';
import { clearUnproved } from './prove-address.ts';
import {
  type CompanyStep,
  companyStep,
  type Draft,
  draftOf,
  drafts,
  draftToGoOn,
  type ProfileStep,
  profileStep,
} from './registration-draft.ts';
import { originOf, stepLimits, takeMail } from './tries.ts';

const ownerToBe = ({ firstname, lastname, email }: Omit<ProfileStep, 'password'>): PasswordOwner => ({
  role: 'member',
  secondFactor: false,
  own: [firstname, lastname, email],
});

/** The token of the cookie of a registration's draft; undefined when there is none. */
const token = z.string().optional();

/**
 * First step: the person. Once a code was sent, it begins a new registration. The answer has the token of the draft. The
 * password is checked before the solution of the bot check (`altcha`), which can be used only once: after a refusal of
 * the form it is still valid. Only bots fill in `website`. `to` is the page to go to afterwards.
 */
export const registerProfile = command({
  context: 'account',
  name: 'register-profile',
  schema: profileStep.extend({ token, to: z.string(), altcha: z.unknown(), website: z.unknown() }),
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.register,
  async handle(context, { token, to, altcha, website, password, ...profile }, { commandId, now, subscriber = '' }) {
    const { accounts, limits } = context;
    checkNewPassword(accounts, password, ownerToBe(profile));
    const isHuman = !website && (await humans(accounts.access.secret, limits).passes(altcha, subscriber));
    if (!isHuman) throw refuse('bot-check', {}, '/altcha');
    const hash = await newPassword(accounts, password, ownerToBe(profile), { subscriber });
    const before = await draftOf(context, token, now);
    const same = before && !before.codeSent ? before : null;
    const draft: Draft = {
      id: same?.id ?? commandId,
      profile: { ...profile, hash },
      company: same?.company ?? null,
      account: null,
      codeSent: false,
      to,
    };
    return { token: await drafts(context).keep(same ? token : undefined, draft, now), position: null };
  },
});

const sendCode = async (
  context: CommandContext,
  { id, account, profile }: Draft,
  envelope: Envelope,
): Promise<void> => {
  const { access, queueMail } = context.accounts;
  const { now, commandId } = envelope;
  const seconds = await access.codes.waitS('confirm-account', account ?? id, now);
  if (seconds > 0) throw refuse('code-too-soon', { seconds });
  const claim = emailClaim(access.secret, profile.email);
  await takeMail(context.limits, 'registration', { claim, accountId: null }, originOf(envelope));
  const issued = await access.codes.issue('confirm-account', account ?? id, now);
  if ('waitS' in issued) throw refuse('code-too-soon', { seconds: issued.waitS });
  const holder = account ?? (await holderOf(context, claim));
  if (!holder) return;
  const mail = { key: `confirm/${commandId}`, person: holder, expiresAt: minutes(now, 15) };
  // the address is not confirmed: its owner may not be the person who typed this name
  const to = { email: profile.email, language: profile.language, name: '' };
  if (account)
    await queueMail({
      ...mail,
      template: 'confirmRegistration',
      to,
      values: { code: issued.code, minutes: 15, url: inBoth(registerConfirmationPath) },
    });
  else await queueMail({ ...mail, template: 'alreadyRegistered', values: { url: inBoth(signInPath) } });
};

const openAndSendCode = async (
  context: CommandContext,
  cookieToken: string | undefined,
  company: CompanyStep,
  envelope: Envelope,
): Promise<void> => {
  const { draft, token } = await draftToGoOn(context, cookieToken, envelope);
  const { hash, ...person } = draft.profile;
  const opening = { ...envelope, commandId: draft.id };
  const opened = await openAccount(
    context,
    { ...person, password: hash, registeredBy: 'site', demo: false },
    opening,
  ).catch((error: unknown) => {
    if (error instanceof Rejection && error.code === 'account.email-taken') return { accountId: null };
    throw error;
  });
  const next: Draft = { ...draft, company, account: opened.accountId, codeSent: true };
  if (!draft.codeSent) await sendCode(context, next, envelope);
  await drafts(context).keep(token, next, envelope.now);
};

/**
 * Second step: opens the account and sends its code. When the address has an account already, the person cannot see a
 * difference, and a mail tells the address's owner. That is why the answer has no position.
 */
export const registerCompanyStep = command({
  context: 'account',
  name: 'register-company-step',
  schema: z.object({ token, company: companyStep }),
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.company,
  async handle(context, { token, company }, envelope) {
    await discreetly(openAndSendCode(context, token, company, envelope));
    return { position: null };
  },
});

/** Mails another code, which replaces the one before. */
export const resendCode = command({
  context: 'account',
  name: 'resend-code',
  schema: z.object({ token }),
  allowed: anyone,
  whileActing: true,
  limit: null,
  async handle(context, data, envelope) {
    const { draft } = await draftToGoOn(context, data.token, envelope);
    await sendCode(context, draft, envelope);
    return { position: null };
  },
});

/** Third step: the code. Confirms the account and opens a session; the answer has the company step for the caller. */
export const confirmRegistration = command({
  context: 'account',
  name: 'confirm-registration',
  schema: z.object({ token, code: z.string() }),
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.code,
  async handle(context, { code, ...data }, envelope) {
    const { access, attempts } = context.accounts;
    const { now } = envelope;
    const { ip, device } = originOf(envelope);
    const { draft, token } = await draftToGoOn(context, data.token, envelope);
    const outcome = await access.codes.check(
      'confirm-account',
      draft.account ?? draft.id,
      code.replace(/\D/g, ''),
      now,
    );
    if (outcome === 'expired') throw refuse('code-expired', {}, '/code');
    if (outcome === 'worn') throw refuse('code-worn', {}, '/code');
    if (outcome === 'wrong' || !draft.account) throw refuse('code-mismatch', {}, '/code');
    const accountId = draft.account;
    const state = await accountState(context, accountId);
    if (state.status === 'none' || (state.confirmed && state.secondFactor)) throw refuse('registration-over');
    if (!state.confirmed) await clearUnproved(context, accountId, envelope, { keepPassword: true });
    const confirm = { type: 'ConfirmAccount', data: { accountId } } as const;
    const { position } = await askAccount(context, confirm, partOf(envelope, 'confirm'));
    await attempts.note({ way: 'registration', outcome: 'in', account: accountId, ip, device, now });
    const session = await access.sessions.open({ account: accountId, ip, device, now });
    await drafts(context).drop(token);
    const viewer: Viewer = {
      id: accountId,
      role: state.role,
      level: state.level,
      companies: {},
      displayName: `${draft.profile.firstname} ${draft.profile.lastname}`,
      language: draft.profile.language,
      confirmed: true,
      session: '',
      impersonatedBy: null,
      mustStrengthen: false,
    };
    return { accountId, viewer, token: session, company: draft.company, to: draft.to, position };
  },
});
