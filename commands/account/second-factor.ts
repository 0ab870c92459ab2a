import { refuse } from '#domain/account/account.rejections.ts';
import { isLong } from '#domain/account/password.ts';
import { isStaff } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { SecondOutcome } from '#infra/access/second-factors.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { partOf } from '../handle.ts';
import { type Accounts, accountState, askAccount } from './accounts.ts';
import { provePassword } from './change-password.ts';
import { type Origin, takeSecondTry } from './tries.ts';

const waitS = 300;

/** The second factor that a person sends: a code from their device, or a recovery code. */
export type SecondProof = { readonly code: string } | { readonly recovery: string };

/** Opens a session with the second factor, and returns its token. Throws a `Rejection` for a wrong code. */
export const passSecondFactor = async (
  accounts: Accounts,
  accountId: string,
  proof: SecondProof,
  origin: Origin,
  envelope: Envelope,
): Promise<string> => {
  const { access, attempts, limits } = accounts;
  const { ip, device } = origin;
  const { now } = envelope;
  const state = await accountState(accounts, accountId);
  if (state.status === 'none' || state.blocked) throw refuse('blocked');
  const way = 'code' in proof ? 'code' : 'recovery';
  const tries = await takeSecondTry(limits, accountId, origin);
  const outcome =
    'code' in proof
      ? await access.secondFactors.check(accountId, proof.code, now, tries)
      : await access.secondFactors.spendRecovery(accountId, proof.recovery, now, tries);
  const noted = outcome === 'right' ? 'in' : outcome;
  await attempts.note({ way, outcome: noted, account: accountId, ip, device, now });
  mustBeRight(outcome, way);
  if (way === 'recovery')
    await askAccount(accounts, { type: 'RecordRecoveryCode', data: { accountId } }, partOf(envelope, 'recovery'));
  return access.sessions.open({ account: accountId, ip, device, now });
};

const mustBeRight = (outcome: SecondOutcome, way: 'code' | 'recovery'): void => {
  if (outcome === 'too-many') throw new TooManyRequests(waitS);
  if (outcome === 'right') return;
  if (way === 'code') throw refuse('second-code-mismatch', {}, '/code');
  throw refuse('recovery-code-mismatch', {}, '/recovery');
};

export type Setup = { readonly setup: string; readonly code: string; readonly current: string };

/** Turns the second factor on after a first right code. Returns the recovery codes, which are shown only once. */
export const addSecondFactor = async (
  accounts: Accounts,
  { setup, code, current }: Setup,
  session: string,
  origin: Origin,
  envelope: Envelope,
): Promise<readonly string[]> => {
  const { access } = accounts;
  const { actor, now } = envelope;
  const accountId = actor.id;
  await provePassword(accounts, current, { ...origin, accountId, now });
  const secret = access.secondFactors.resume(accountId, setup, now);
  if (!secret) throw refuse('setup-expired');
  const outcome = await access.secondFactors.turnOn(accountId, secret, code.replace(/\s/g, ''), now);
  if (outcome === 'on') throw refuse('second-factor-on');
  mustBeRight(outcome, 'code');
  await access.sessions.endAll(accountId, session);
  await askAccount(accounts, { type: 'AddSecondFactor', data: { accountId } }, envelope);
  return access.secondFactors.renewRecovery(accountId);
};

/** Returns new recovery codes, and makes the old ones invalid. Throws a `Rejection` for a wrong password. */
export const renewRecoveryCodes = async (
  accounts: Accounts,
  current: string,
  origin: Origin,
  envelope: Envelope,
): Promise<readonly string[]> => {
  const { actor, now } = envelope;
  await provePassword(accounts, current, { ...origin, accountId: actor.id, now });
  await askAccount(accounts, { type: 'RenewRecoveryCodes', data: { accountId: actor.id } }, envelope);
  return accounts.access.secondFactors.renewRecovery(actor.id);
};

/** Turns the second factor off and ends other sessions. Throws a `Rejection` unless staff have a long password. */
export const removeSecondFactor = async (
  accounts: Accounts,
  current: string,
  session: string,
  origin: Origin,
  envelope: Envelope,
): Promise<void> => {
  const { actor, now } = envelope;
  const accountId = actor.id;
  await provePassword(accounts, current, { ...origin, accountId, now });
  const state = await accountState(accounts, accountId);
  const staff = state.status === 'open' && isStaff({ id: accountId, role: state.role });
  if (staff && !isLong(current)) throw refuse('second-factor-kept', {}, '/current');
  await askAccount(accounts, { type: 'RemoveSecondFactor', data: { accountId, reason: null } }, envelope);
  await accounts.access.secondFactors.turnOff(accountId);
  await accounts.access.sessions.endAll(accountId, session);
};
