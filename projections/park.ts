import type { ClientBase, Pool } from 'pg';
import type { Position } from '#infra/event-store/event-store.ts';
import type { Identity } from './checkpoints.ts';
import { inUnsyncedTransaction } from './transaction.ts';

/** Returns the positions of the events that the operator told this projection to skip. */
export const parkedPositions = async (
  db: Pool | ClientBase,
  { name, version }: Identity,
): Promise<ReadonlySet<Position>> => {
  const { rows } = await db.query<{ position: Position }>(
    'select position from projections.parked where name = $1 and version = $2',
    [name, version],
  );
  return new Set(rows.map(({ position }) => position));
};

/**
 * Makes the projection skip one event for good, also in rebuilds of the same version, and lets it run again. The next
 * version of the projection handles the event again.
 */
export const park = (pool: Pool, { name, version }: Identity, position: Position): Promise<void> =>
  inUnsyncedTransaction(pool, async (client) => {
    await client.query(
      `insert into projections.parked (name, version, position, error)
       select $1, $2, $3, (select max(error) from projections.checkpoint
         where name = $1 and version = $2 and failed_at = $3) on conflict do nothing`,
      [name, version, position],
    );
    await client.query(
      `update projections.checkpoint set state = case when schema like '%\\_\\_next' then 'building' else 'live' end,
         updated_at = clock_timestamp(), error = null, failed_at = null
       where name = $1 and version = $2 and state = 'failed'`,
      [name, version],
    );
  });
