import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';

/** How many read models have stopped, and how many events those that live were told to leave out. */
export type ReadModelHealth = { readonly failed: number; readonly parked: number };

/** Returns the health of the read models. */
export const readModelHealth = async (db: Database): Promise<ReadModelHealth> => {
  const { rows } = await sql<ReadModelHealth>`
    select
      (select count(*) from projections.checkpoint where state = 'failed')::int as failed,
      (select count(*) from projections.parked join projections.checkpoint live using (name, version)
        where live.state = 'live')::int as parked`.execute(db);
  return rows[0] ?? { failed: 0, parked: 0 };
};
