import type { Envelope } from '#domain/envelope.ts';
import { partOf } from '../part-of.ts';
import { type AccountLog, askAccount } from './accounts.ts';

/**
 * Clears what was set before an address was confirmed, because the person who opened the account may not own it. No
 * second factor, link or session from before lets anybody in afterwards, and no password unless `keepPassword`.
 */
export const clearUnproved = async (
  log: AccountLog,
  accountId: string,
  envelope: Envelope,
  { keepPassword = false } = {},
): Promise<void> => {
  const { credentials, secondFactors, codes, sessions } = log.accounts.access;
  if (!keepPassword) await credentials.drop(accountId);
  await secondFactors.turnOff(accountId);
  await codes.revokeLinks(accountId);
  await sessions.endAll(accountId);
  const remove = { type: 'RemoveSecondFactor', data: { accountId, reason: null } } as const;
  await askAccount(log, remove, partOf(envelope, 'unproved'));
};
