import type { Pool } from 'pg';
import { createStatistics } from '#commands/statistics/tables.ts';
import { createAccess } from '../access/tables.ts';
import { createNumbers } from '../database/numbers.ts';
import { createOnce } from '../database/once.ts';
import { createEventTables } from '../event-store/postgres.ts';
import { createPersonKeys } from '../keys/person-keys.ts';
import { createLimits } from '../limits/tables.ts';
import { createLive } from '../live/tables.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createReactions } from '../reactions/tables.ts';

const extensions = 'create extension if not exists pg_trgm; create extension if not exists unaccent';

/** Makes what is missing in the database: extensions, and the tables that are not a projection's. Safe to run at every start. */
export const prepareDatabase = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('sokoni.prepare'))`);
    for (const sql of [
      extensions,
      createEventTables,
      createPersonKeys,
      createAccess,
      createNumbers,
      createOnce,
      createStatistics,
      createReactions,
      createMailbox,
      createLive,
      createLimits,
    ])
      await client.query(sql);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
