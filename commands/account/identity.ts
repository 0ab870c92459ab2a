import { account, accountStream } from '#domain/account/account.ts';
import { claimStream, identityClaim } from '#domain/account/identity-claim.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Secret } from '#infra/access/secret.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { handle } from '../handle.ts';
import { partOf } from '../part-of.ts';

const abandonedAfterMs = 10 * 60_000;

/** The claim of an e-mail address: a keyed hash, which does not reveal the address. */
export const emailClaim = (secret: Secret, email: string): string =>
  `email-${secret.hash(`email/${email}`).toString('hex')}`;

/** The account that has a claim; null when none has it. */
export const holderOf = async (log: Log, claim: string): Promise<string | null> =>
  (await stateOf(log, identityClaim, claimStream(claim))).state.holder;

/** The account that made the claim over ten minutes ago but was never opened, as its process ended; else null. */
const abandonedBy = async (log: Log, claim: string, now: Date): Promise<string | null> => {
  const { state, last } = await stateOf(log, identityClaim, claimStream(claim));
  if (!state.holder || !last || now.getTime() - Date.parse(last.metadata.at) < abandonedAfterMs) return null;
  const opened = await stateOf(log, account, accountStream(state.holder));
  return opened.state.status === 'none' ? state.holder : null;
};

/** Gives the claim to the account. Throws the `Rejection` `account.email-taken` when another account has it. */
export const claimIdentity = async (log: Log, claim: string, accountId: string, envelope: Envelope): Promise<void> => {
  const abandoned = await abandonedBy(log, claim, envelope.now);
  const command = { type: 'ClaimIdentity', data: { claim, accountId, abandoned } } as const;
  await handle(log, identityClaim, claimStream(claim), command, partOf(envelope, 'claim'));
};

/** Takes the claim back from the account; nothing happens when it does not have it. */
export const releaseIdentity = async (
  log: Log,
  claim: string,
  accountId: string,
  envelope: Envelope,
): Promise<void> => {
  const command = { type: 'ReleaseIdentity', data: { claim, accountId } } as const;
  await handle(log, identityClaim, claimStream(claim), command, partOf(envelope, 'release'));
};
