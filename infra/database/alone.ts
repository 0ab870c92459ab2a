import type { Pool } from 'pg';

/**
 * Runs `work` unless another process is at it under this name, and answers whether it ran. Throws what `work` throws. The
 * lock lives in a connection that is closed afterwards, so it goes whatever became of the work.
 */
export const alone = async (pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> => {
  const client = await pool.connect();
  let isOurs = false;
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [
      `sokoni.${name}`,
    ]);
    isOurs = rows[0]?.taken ?? false;
    if (isOurs) await work();
    return isOurs;
  } finally {
    client.release(isOurs);
  }
};
