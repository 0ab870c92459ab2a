import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { LostPlace } from '../database/under-lease.ts';
import { isAfter, type Position } from '../event-store/event-store.ts';
import { insertIntents, type NewIntent } from './intents.ts';
import type { Reactor } from './reactor.ts';

export type Places = ReadonlyMap<string, Position>;

/** Starts new reactors at `now`: they never handle earlier events. */
export const beginAt = async (pool: Pool, reactors: readonly Reactor[], now: Position): Promise<void> => {
  await pool.query(
    'insert into reactions.reactor (name, position) select name, $2 from unnest($1::text[]) name on conflict do nothing',
    [reactors.map(({ name }) => name), now],
  );
};

/**
 * Returns the position that each of these reactors has reached, and locks them until the transaction ends. One that
 * never began has none.
 */
export const placesOf = async (pool: Pool | PoolClient, names: readonly string[]): Promise<Places> => {
  const { rows } = await pool.query<{ name: string; position: Position }>(
    'select name, position from reactions.reactor where name = any($1) order by name for update',
    [names],
  );
  return new Map(rows.map(({ name, position }) => [name, position]));
};

/**
 * Writes the intents and the reactors' checkpoints in one transaction. A checkpoint that is further on stays. Throws
 * `LostPlace` when another process moved one.
 */
export const moveOn = (
  pool: Pool,
  from: Places,
  to: Position,
  intents: readonly NewIntent[],
  inside: () => void,
): Promise<Places> => {
  const names = [...from].flatMap(([name, at]) => (isAfter(to, at) ? [name] : []));
  return inTransaction(pool, async (client) => {
    const found = await placesOf(client, names);
    if (names.some((name) => found.get(name) !== from.get(name))) throw new LostPlace();
    await insertIntents(client, intents);
    await client.query('update reactions.reactor set position = $2, updated_at = now() where name = any($1)', [
      names,
      to,
    ]);
    inside();
    return new Map([...from, ...names.map((name) => [name, to] as const)]);
  });
};
