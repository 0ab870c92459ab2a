import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Outcome } from '#infra/access/attempts.ts';
import { type CodeOutcome, codeMinutes } from '#infra/access/codes.ts';
import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { partOf } from '../handle.ts';
import { type Accounts, type Addresses, accountState, askAccount, minutes } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { clearUnproved } from './prove-address.ts';
import type { SignedIn } from './sign-in.ts';
import { type Origin, takeMail } from './tries.ts';

/** A code that a browser requested: its address, and the page to go to. `id` binds the code to that browser. */
export type AskedCode = { readonly id: string; readonly email: string; readonly to: string };

/** The requested codes, each stored under the token of its browser's cookie. */
export const askedCodes = ({ pool, access }: Accounts) => sealedDrafts<AskedCode>(pool, access.secret);

/** Mails a code when the address has an account; nothing tells the person whether it has one. */
export const mailCode = async (
  accounts: Accounts,
  { id, email }: AskedCode,
  origin: Origin,
  { commandId, now }: Envelope,
): Promise<void> => {
  const { access, limits } = accounts;
  const { ip, device } = origin;
  const claim = emailClaim(access.secret, email);
  const holder = await holderOf(accounts, claim);
  const accountId = holder && (await accountState(accounts, holder)).status === 'open' ? holder : null;
  const note = (outcome: Outcome) =>
    accounts.attempts.note({ way: 'mail', outcome, account: accountId, holder: claim, ip, device, now });
  const seconds = await access.codes.waitS('log-in', id, now);
  if (seconds > 0) throw refuse('code-too-soon', { seconds });
  // each code allows five tries, so codes are limited as strictly as passwords
  await takeMail(limits, 'code', { claim, accountId: holder }, origin).catch(async (error: unknown) => {
    if (error instanceof TooManyRequests) await note('too-many');
    throw error;
  });
  const issued = await access.codes.issue('log-in', id, now);
  if ('waitS' in issued) throw refuse('code-too-soon', { seconds: issued.waitS });
  await note('asked');
  if (!accountId) return;
  await accounts.queueMail({
    key: `log-in-code/${commandId}`,
    template: 'logInCode',
    person: accountId,
    values: { code: issued.code, minutes: codeMinutes['log-in'] },
    expiresAt: minutes(now, codeMinutes['log-in']),
  });
};

const refusals: Readonly<Record<CodeOutcome, 'code-mismatch' | 'code-expired' | 'code-worn'>> = {
  right: 'code-mismatch', // the code is right, but the address has no account
  wrong: 'code-mismatch',
  expired: 'code-expired',
  worn: 'code-worn',
};

/**
 * Opens a session for a person who types the mailed code, unless a second factor is needed first. The account is
 * the one that has the address now. `position` is null unless the code also confirmed the address.
 */
export const signInByCode = async (
  accounts: Accounts,
  { id, email }: AskedCode,
  code: string,
  { ip, device }: Origin,
  addresses: Addresses,
  envelope: Envelope,
): Promise<SignedIn & { readonly position: string | null }> => {
  const { access } = accounts;
  const { now } = envelope;
  const claim = emailClaim(access.secret, email);
  const accountId = await holderOf(accounts, claim);
  const note = (outcome: Outcome) =>
    accounts.attempts.note({ way: 'mail', outcome, account: accountId, holder: claim, ip, device, now });
  const outcome = await access.codes.check('log-in', id, code.replace(/\D/g, ''), now);
  const state = outcome === 'right' && accountId ? await accountState(accounts, accountId) : null;
  if (!accountId || !state || state.status === 'none') {
    await note('wrong');
    throw refuse(refusals[outcome], {}, '/code');
  }
  if (state.blocked) {
    await note('blocked');
    throw refuse('blocked');
  }
  const position = state.confirmed ? null : await proveAddress(accounts, accountId, addresses, envelope);
  if (await access.secondFactors.isOn(accountId)) {
    await note('half-way');
    return { step: 'second', accountId, position };
  }
  await note('in');
  const token = await access.sessions.open({ account: accountId, ip, device, now, withoutPassword: true });
  return { step: 'in', token, accountId, position };
};

/** Confirms the address, clears what was set before, and mails its owner a link to choose a password. */
const proveAddress = async (
  accounts: Accounts,
  accountId: string,
  addresses: Addresses,
  envelope: Envelope,
): Promise<string | null> => {
  await clearUnproved(accounts, accountId, envelope);
  const confirm = { type: 'ConfirmAccount', data: { accountId } } as const;
  const { position } = await askAccount(accounts, confirm, partOf(envelope, 'confirm'));
  await accounts.queueMail({
    key: `address-proved/${envelope.commandId}`,
    template: 'addressProved',
    person: accountId,
    values: { url: addresses.help },
    expiresAt: minutes(envelope.now, 3 * 24 * 60),
  });
  return position;
};
