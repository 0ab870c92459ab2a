import type { Pool } from 'pg';

/**
 * Runs `work` unless another process runs it under this name. Returns whether it ran. Throws what `work` throws. The
 * connection with the lock is closed afterwards, so the lock is always released.
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
