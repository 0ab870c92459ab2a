import type { Pool } from 'pg';
import { createStatistics } from '#commands/statistics/tables.ts';
import { createAccess } from '../access/tables.ts';
import { createNumbers } from '../database/numbers.ts';
import { createOnce } from '../database/once.ts';
import { inTransaction } from '../database/transaction.ts';
import { createEventTables } from '../event-store/postgres.ts';
import { createPersonKeys } from '../keys/person-keys.ts';
import { createLimits } from '../limits/tables.ts';
import { createLive } from '../live/tables.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createReactions } from '../reactions/tables.ts';

const extensions = 'create extension if not exists pg_trgm; create extension if not exists unaccent';

/** Makes what is missing in the database: extensions, and the tables that are not a projection's. Safe to run at every start. */
export const prepareDatabase = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
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
  });
