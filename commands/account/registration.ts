import { refuse } from '#domain/account/account.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import type { Viewer } from '#read-api/account/viewer.ts';
import { type Envelope, partOf } from '../handle.ts';
import { type Accounts, type Addresses, accountState, askAccount, minutes, newPassword } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { openAccount } from './open-account.ts';
import { type CompanyStep, type Draft, draftOf, drafts, draftToGoOn, type ProfileStep } from './registration-draft.ts';
import type { Origin } from './sign-in.ts';

/** First step: who registers. Done again with another address, the registration begins anew. */
export const registerProfile = async (
  accounts: Accounts,
  token: string | undefined,
  { password, ...profile }: ProfileStep,
  to: string,
  { commandId, now }: Envelope,
): Promise<string> => {
  const { firstname, lastname, email } = profile;
  const owner = { role: 'member', secondFactor: false, own: [firstname, lastname, email] } as const;
  const hash = await newPassword(accounts, password, owner);
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
  addresses: Addresses,
  { now, commandId }: Envelope,
): Promise<void> => {
  const { access } = accounts;
  const issued = await access.codes.issue('confirm-account', account ?? id, now);
  if ('waitS' in issued) throw refuse('code-too-soon', { seconds: issued.waitS });
  const holder = account ?? (await holderOf(accounts, emailClaim(access.secret, profile.email)));
  if (!holder) return;
  const mail = { key: `confirm/${commandId}`, person: holder, expiresAt: minutes(now, 15) };
  const to = { email: profile.email, language: profile.language, name: profile.firstname };
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
 * Second step: the account is opened and its code sent. Where the address has an account, everything looks the same
 * to the asker, and the mail says so to its owner.
 */
export const registerCompanyStep = async (
  accounts: Accounts,
  given: string | undefined,
  company: CompanyStep,
  addresses: Addresses,
  envelope: Envelope,
): Promise<void> => {
  const { draft, token } = await draftToGoOn(accounts, given, envelope);
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
  if (!draft.codeSent) await sendCode(accounts, next, addresses, envelope);
  await drafts(accounts).keep(token, next, envelope.now);
};

export const resendCode = async (
  accounts: Accounts,
  given: string | undefined,
  addresses: Addresses,
  envelope: Envelope,
): Promise<void> => {
  const { draft } = await draftToGoOn(accounts, given, envelope);
  await sendCode(accounts, draft, addresses, envelope);
};

/** Third step: the code. The account is confirmed and signed in; what to do about a company is answered for the caller. */
export const confirmRegistration = async (
  accounts: Accounts,
  given: string | undefined,
  code: string,
  { ip, device }: Origin,
  envelope: Envelope,
) => {
  const { access } = accounts;
  const { draft, token } = await draftToGoOn(accounts, given, envelope);
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
  if (state.status === 'none' || state.secondFactor) throw refuse('registration-over');
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
