import type { Pool } from 'pg';
import { personKeys } from '#infra/keys/person-keys.ts';

/**
 * Destroys the key of a deleted contract, so that nothing of what it said can be read again, and the mails that were
 * written about it. Running it twice does no harm.
 */
export const forgetContract = async (pool: Pool, contractId: string): Promise<void> => {
  await pool.query('delete from mailbox.mail where key in (select key from reactions.intent where person = $1)', [
    contractId,
  ]);
  await pool.query('delete from reactions.intent where person = $1', [contractId]);
  await personKeys(pool).forget(contractId);
};
