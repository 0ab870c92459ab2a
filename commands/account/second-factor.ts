import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { mayChangeOwnSignIn } from '#domain/account/account.permissions.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { isLong } from '#domain/account/password.ts';
import { accountId } from '#domain/account-id.ts';
import { isStaff } from '#domain/actor.ts';
import type { SecondOutcome } from '#infra/access/second-factors.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { accountState, askAccount } from './accounts.ts';
import { provePassword } from './change-password.ts';
import { originOf, stepLimits, takeSecondTry } from './tries.ts';

const waitS = 300;

/** The second factor that a person sends: a code from their device, or a recovery code. */
const secondProof = z.union([z.object({ code: z.string() }), z.object({ recovery: z.string() })]);

export type SecondProof = z.infer<typeof secondProof>;

const mustBeRight = (outcome: SecondOutcome, way: 'code' | 'recovery'): void => {
  if (outcome === 'too-many') throw new TooManyRequests(waitS);
  if (outcome === 'right') return;
  if (way === 'code') throw refuse('second-code-mismatch', {}, '/code');
  throw refuse('recovery-code-mismatch', {}, '/recovery');
};

/**
 * Opens a session with the second factor; the answer has its token. The caller has checked the password, or the mailed
 * code. Throws a `Rejection` for a wrong code.
 */
export const passSecondFactor = command({
  context: 'account',
  name: 'pass-second-factor',
  schema: z.object({ accountId, proof: secondProof }),
  allowed: anyone,
  whileActing: true,
  limit: stepLimits.code,
  async handle(context, { accountId, proof }, envelope) {
    const { access, attempts } = context.accounts;
    const { now } = envelope;
    const origin = originOf(envelope);
    const { ip, device } = origin;
    const state = await accountState(context, accountId);
    if (state.status === 'none' || state.blocked) throw refuse('blocked');
    const way = 'code' in proof ? 'code' : 'recovery';
    const tries = await takeSecondTry(context.limits, accountId, origin);
    const outcome =
      'code' in proof
        ? await access.secondFactors.check(accountId, proof.code, now, tries)
        : await access.secondFactors.spendRecovery(accountId, proof.recovery, now, tries);
    const noted = outcome === 'right' ? 'in' : outcome;
    await attempts.note({ way, outcome: noted, account: accountId, ip, device, now });
    mustBeRight(outcome, way);
    const record = { type: 'RecordRecoveryCode', data: { accountId } } as const;
    const recorded = way === 'recovery' ? await askAccount(context, record, partOf(envelope, 'recovery')) : null;
    const token = await access.sessions.open({ account: accountId, ip, device, now });
    return { token, position: recorded?.position ?? null };
  },
});

/** Turns the second factor on after a first right code. The answer has the recovery codes, which are shown only once. */
export const addSecondFactor = command({
  context: 'account',
  name: 'add-second-factor',
  schema: z.object({ setup: z.string(), code: z.string(), current: z.string() }),
  allowed: mayChangeOwnSignIn,
  limit: stepLimits.code,
  async handle(context, { setup, code, current }, envelope) {
    const { access } = context.accounts;
    const { actor, now } = envelope;
    const accountId = actor.id;
    await provePassword(context, current, envelope);
    const secret = access.secondFactors.resume(accountId, setup, now);
    if (!secret) throw refuse('setup-expired');
    const outcome = await access.secondFactors.turnOn(accountId, secret, code.replace(/\s/g, ''), now);
    if (outcome === 'on') throw refuse('second-factor-on');
    mustBeRight(outcome, 'code');
    await access.sessions.endAll(accountId, originOf(envelope).session);
    const { position } = await askAccount(context, { type: 'AddSecondFactor', data: { accountId } }, envelope);
    return { codes: await access.secondFactors.renewRecovery(accountId), position };
  },
});

/** Makes new recovery codes, which the answer has, and the old ones invalid. Throws a `Rejection` for a wrong password. */
export const renewRecoveryCodes = command({
  context: 'account',
  name: 'renew-recovery-codes',
  schema: z.object({ current: z.string() }),
  allowed: mayChangeOwnSignIn,
  limit: stepLimits.password,
  async handle(context, { current }, envelope) {
    const accountId = envelope.actor.id;
    await provePassword(context, current, envelope);
    const { position } = await askAccount(context, { type: 'RenewRecoveryCodes', data: { accountId } }, envelope);
    return { codes: await context.accounts.access.secondFactors.renewRecovery(accountId), position };
  },
});

/** Turns the second factor off and ends other sessions. Throws a `Rejection` unless staff have a long password. */
export const removeSecondFactor = command({
  context: 'account',
  name: 'remove-second-factor',
  schema: z.object({ current: z.string() }),
  allowed: mayChangeOwnSignIn,
  limit: stepLimits.password,
  async handle(context, { current }, envelope) {
    const { secondFactors, sessions } = context.accounts.access;
    const accountId = envelope.actor.id;
    await provePassword(context, current, envelope);
    const state = await accountState(context, accountId);
    const staff = state.status === 'open' && isStaff({ id: accountId, role: state.role });
    if (staff && !isLong(current)) throw refuse('second-factor-kept', {}, '/current');
    const remove = { type: 'RemoveSecondFactor', data: { accountId, reason: null } } as const;
    const { position } = await askAccount(context, remove, envelope);
    await secondFactors.turnOff(accountId);
    await sessions.endAll(accountId, originOf(envelope).session);
    return { position };
  },
});
