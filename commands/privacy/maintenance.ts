import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createCheckpoints } from '#projections/checkpoints.ts';
import type { Projection } from '#projections/projection.ts';
import { prune } from '#projections/prune.ts';
import { qualified } from '#projections/shape.ts';

const mostSwitches = 200;
const mostLooks = 100;

type Table = { readonly schema: string; readonly name: string };

/** The tables that may contain readable personal data. The log is not one of them: it has only encrypted data. */
const tables = async (pool: Pool): Promise<Table[]> => {
  const { rows } = await pool.query<Table>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'event_store', 'numbers', 'setup')
     order by 1, 2`,
  );
  return rows;
};

/** Renews the database's journal (WAL) until all old segments are gone, with the personal data in them. */
const renewJournal = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ super: boolean; recycle: string }>(
    `select rolsuper as super, current_setting('wal_recycle') as recycle from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.super) return;
  const setting = async () =>
    (await pool.query<{ recycle: string }>(`select current_setting('wal_recycle') as recycle`)).rows[0]?.recycle;
  const recycled = async (to: string): Promise<void> => {
    await pool.query(`alter system set wal_recycle = ${to}`);
    await pool.query('select pg_reload_conf()');
    for (let looks = 0; looks < mostLooks && (await setting()) !== to; looks++) await wait(10); // it is heard of later
  };
  const segments = async (): Promise<string[]> => {
    const wal = await pool.query<{ name: string }>(`select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`);
    return wal.rows.map(({ name }) => name);
  };
  await recycled('off');
  try {
    await pool.query('checkpoint'); // until then old segments may have become new ones, with what is in them
    const before = new Set(await segments());
    for (let turn = 0; turn < mostSwitches; turn++) {
      await pool.query(`select pg_logical_emit_message(false, 'sokoni', 'maintenance'), pg_switch_wal()`);
      await pool.query('checkpoint');
      if (!(await segments()).some((name) => before.has(name))) return;
    }
  } finally {
    await recycled(rows[0].recycle);
  }
};

/**
 * Removes what erasures left in the files of the database: dead rows, statistics about values, the journal. Each table is
 * locked while it is rewritten, so run it at night. Returns the number of tables.
 */
export const maintain = async (pool: Pool, projections: readonly Projection[]): Promise<number> => {
  await createCheckpoints(pool);
  await prune(pool, projections);
  const all = await tables(pool);
  for (const { schema, name } of all) await pool.query(`vacuum (full, analyze) ${qualified(schema, name)}`);
  // only a superuser may do this; on a hosted database its provider has to
  await pool.query('vacuum (full) pg_catalog.pg_statistic').catch(() => {});
  await renewJournal(pool);
  return all.length;
};
