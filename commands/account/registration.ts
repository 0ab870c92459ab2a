import { refuse } from '#domain/account/account.rejections.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { Envelope } from '#domain/envelope.ts';
import { Rejection } from '#domain/rejection.ts';
import { partOf } from '../handle.ts';
import {
  type Accounts,
  type Addresses,
  accountState,
  askAccount,
  checkNewPassword,
  minutes,
  newPassword,
  type PasswordOwner,
} from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { openAccount } from './open-account.ts';
import { clearUnproved } from './prove-address.ts';
import { type CompanyStep, type Draft, draftOf, drafts, draftToGoOn, type ProfileStep } from './registration-draft.ts';
import { type Origin, takeMail } from './tries.ts';

const ownerToBe = ({ firstname, lastname, email }: Omit<ProfileStep, 'password'>): PasswordOwner => ({
  role: 'member',
  secondFactor: false,
  own: [firstname, lastname, email],
});

/** Throws a `Rejection` for a password that the person who registers may not choose. */
export const checkOwnPassword = (accounts: Accounts, { password, ...profile }: ProfileStep): void =>
  checkNewPassword(accounts, password, ownerToBe(profile));

/** First step: the person. Once a code was sent, it begins a new registration. Returns the token of the draft. */
export const registerProfile = async (
  accounts: Accounts,
  token: string | undefined,
  { password, ...profile }: ProfileStep,
  to: string,
  { commandId, now, subscriber }: Envelope,
): Promise<string> => {
  const hash = await newPassword(accounts, password, ownerToBe(profile), { subscriber });
  const before = await draftOf(accounts, token, now);
  const same = before && !before.codeSent ? before : null;
  const draft: Draft = {
    id: same?.id ?? commandId,
    profile: { ...profile, hash },
    company: same?.company ?? null,
    account: null,
    codeSent: false,
    to,
  };
  return drafts(accounts).keep(same ? token : undefined, draft, now);
};

const sendCode = async (
  accounts: Accounts,
  { id, account, profile }: Draft,
  origin: Origin,
  addresses: Addresses,
  { now, commandId }: Envelope,
): Promise<void> => {
  const { access, limits } = accounts;
  const seconds = await access.codes.waitS('confirm-account', account ?? id, now);
  if (seconds > 0) throw refuse('code-too-soon', { seconds });
  const claim = emailClaim(access.secret, profile.email);
  await takeMail(limits, 'registration', { claim, accountId: null }, origin);
  const issued = await access.codes.issue('confirm-account', account ?? id, now);
  if ('waitS' in issued) throw refuse('code-too-soon', { seconds: issued.waitS });
  const holder = account ?? (await holderOf(accounts, claim));
  if (!holder) return;
  const mail = { key: `confirm/${commandId}`, person: holder, expiresAt: minutes(now, 15) };
  // the address is not confirmed: its owner may not be the person who typed this name
  const to = { email: profile.email, language: profile.language, name: '' };
  if (account)
    await accounts.queueMail({
      ...mail,
      template: 'confirmRegistration',
      to,
      values: { code: issued.code, minutes: 15, url: addresses.confirm },
    });
  else await accounts.queueMail({ ...mail, template: 'alreadyRegistered', values: { url: addresses.signIn } });
};

/**
 * Second step: opens the account and sends its code. When the address has an account already, the person cannot see a
 * difference, and a mail tells the address's owner.
 */
export const registerCompanyStep = async (
  accounts: Accounts,
  cookieToken: string | undefined,
  company: CompanyStep,
  origin: Origin,
  addresses: Addresses,
  envelope: Envelope,
): Promise<void> => {
  const { draft, token } = await draftToGoOn(accounts, cookieToken, envelope);
  const { hash, ...person } = draft.profile;
  const opening = { ...envelope, commandId: draft.id };
  const opened = await openAccount(
    accounts,
    { ...person, password: hash, registeredBy: 'site', demo: false },
    opening,
  ).catch((error: unknown) => {
    if (error instanceof Rejection && error.code === 'account.email-taken') return { accountId: null };
    throw error;
  });
  const next: Draft = { ...draft, company, account: opened.accountId, codeSent: true };
  if (!draft.codeSent) await sendCode(accounts, next, origin, addresses, envelope);
  await drafts(accounts).keep(token, next, envelope.now);
};

export const resendCode = async (
  accounts: Accounts,
  cookieToken: string | undefined,
  origin: Origin,
  addresses: Addresses,
  envelope: Envelope,
): Promise<void> => {
  const { draft } = await draftToGoOn(accounts, cookieToken, envelope);
  await sendCode(accounts, draft, origin, addresses, envelope);
};

/** Third step: the code. Confirms the account and opens a session; returns the company step for the caller. */
export const confirmRegistration = async (
  accounts: Accounts,
  cookieToken: string | undefined,
  code: string,
  { ip, device }: Origin,
  envelope: Envelope,
) => {
  const { access } = accounts;
  const { draft, token } = await draftToGoOn(accounts, cookieToken, envelope);
  const outcome = await access.codes.check(
    'confirm-account',
    draft.account ?? draft.id,
    code.replace(/\D/g, ''),
    envelope.now,
  );
  if (outcome === 'expired') throw refuse('code-expired', {}, '/code');
  if (outcome === 'worn') throw refuse('code-worn', {}, '/code');
  if (outcome === 'wrong' || !draft.account) throw refuse('code-mismatch', {}, '/code');
  const accountId = draft.account;
  const state = await accountState(accounts, accountId);
  if (state.status === 'none' || (state.confirmed && state.secondFactor)) throw refuse('registration-over');
  if (!state.confirmed) await clearUnproved(accounts, accountId, envelope, { keepPassword: true });
  const { position } = await askAccount(
    accounts,
    { type: 'ConfirmAccount', data: { accountId } },
    partOf(envelope, 'confirm'),
  );
  await accounts.attempts.note({
    way: 'registration',
    outcome: 'in',
    account: accountId,
    ip,
    device,
    now: envelope.now,
  });
  const session = await access.sessions.open({ account: accountId, ip, device, now: envelope.now });
  await drafts(accounts).drop(token);
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
  return { accountId, viewer, session, company: draft.company, to: draft.to, position };
};
