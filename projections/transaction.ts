import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/database/transaction.ts';

/**
 * Runs `work` in one transaction that does not wait for the disk: a crash loses rows and checkpoint together, and the
 * log is then read again.
 */
export const inUnsyncedTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, work, 'begin; set local synchronous_commit = off');
