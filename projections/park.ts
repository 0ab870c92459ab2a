import type { ClientBase, Pool } from 'pg';
import type { Position } from '#infra/event-store/event-store.ts';
import type { Identity } from './checkpoints.ts';
import { inTransaction } from './transaction.ts';

/** The events that this projection passes over because the operator said so. */
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
 * Has the projection pass over one event for good, rebuilds of the same version included, and lets it go on. The next
 * version is given the event again.
 */
export const park = (pool: Pool, { name, version }: Identity, position: Position): Promise<void> =>
  inTransaction(pool, async (client) => {
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
