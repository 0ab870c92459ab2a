import type { Pool } from 'pg';

export const createOnce = `
  create schema if not exists setup;
  create table if not exists setup.done (name text primary key, at timestamptz not null default now())`;

/** Whether the work of this name was finished before. */
export const isDone = async (pool: Pool, name: string): Promise<boolean> =>
  (await pool.query('select from setup.done where name = $1', [name])).rowCount === 1;

/**
 * Runs `work` unless it was finished before under this name, and returns whether it ran. Two processes never run it at
 * the same time. Interrupted work runs again, so it must be safe to repeat.
 */
export const once = async (pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> => {
  if (await isDone(pool, name)) return false;
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [`sokoni.once.${name}`]);
    if (await isDone(pool, name)) return false;
    await work();
    await lock.query('insert into setup.done (name) values ($1)', [name]);
    return true;
  } finally {
    await lock.query('select pg_advisory_unlock(hashtext($1))', [`sokoni.once.${name}`]).catch(() => {});
    lock.release();
  }
};
