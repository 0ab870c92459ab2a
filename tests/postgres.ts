import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { openPool } from '#infra/database/database.ts';

export type FreshDatabase = { readonly url: string; readonly pool: Pool; [Symbol.asyncDispose](): Promise<void> };

const urlOf = (name: string): string => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
};

let adminPool: Pool | undefined;

/** Of all databases that the files of this process make: each connection costs PostgreSQL a process. */
const admin = (): Pool => {
  adminPool ??= openPool(inject('postgresUrl'), 2);
  return adminPool;
};

/** Its files are copied: through the log a demo took seven times as long (2026-11). */
const copied = (name: string, template: string) => `create database ${name} template ${template} strategy file_copy`;

/**
 * A database of its own, dropped when disposed of: `await using db = await freshDatabase()`. Its tables are ours and
 * empty, or those of another template.
 */
export const freshDatabase = async (template = 'sokoni_template'): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin().query(copied(name, template));
  const pool = openPool(urlOf(name), 10);
  return {
    url: urlOf(name),
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await admin().query(`drop database ${name} with (force)`);
    },
  };
};

/** Has the template `name` made by `fill`, which gets its URL, where no test of this run has asked for it before. */
export const madeOnce = async (name: string, fill: (url: string) => Promise<void>): Promise<void> => {
  const pool = openPool(inject('postgresUrl'), 1);
  const locked = await pool.connect(); // one that stays, and with it the lock
  try {
    await locked.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await locked.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await locked.query(`drop database if exists ${name}_begun with (force)`);
    await locked.query(copied(`${name}_begun`, 'sokoni_template'));
    await fill(urlOf(`${name}_begun`));
    await locked.query(`alter database ${name}_begun rename to ${name}`);
  } finally {
    locked.release(true);
    await pool.end();
  }
};
