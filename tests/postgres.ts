import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { openPool } from '#infra/database/database.ts';

export type FreshDatabase = { readonly url: string; readonly pool: Pool; [Symbol.asyncDispose](): Promise<void> };

/** A database of its own with empty tables of ours, dropped when disposed of: `await using db = await freshDatabase()`. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openPool(server, 1);
  await admin.query(`create database ${name} template sokoni_template`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, 10);
  return {
    url: url.href,
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
