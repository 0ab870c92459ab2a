import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction and returns its result. Rolls back, and throws, when `work` throws; a connection that
 * fails to roll back is closed. `begin` is the statement that opens the transaction.
 */
export const inTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
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
