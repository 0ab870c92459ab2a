import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction that does not wait for the disk: a crash loses rows and checkpoint together, and the
 * log is then read again. A connection that fails to roll back is closed.
 */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin; set local synchronous_commit = off');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};
