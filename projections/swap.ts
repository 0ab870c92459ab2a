import type { Pool, PoolClient } from 'pg';
import { LostPlace } from '#infra/database/under-lease.ts';
import { isAfter, type Position } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { moment } from '#infra/moment.ts';
import { writeBatch } from './apply.ts';
import { type Aside, dropSchema } from './aside.ts';
import { checkpoint, type Identity, lockCheckpoint, oldOf, putCheckpoint, removeCheckpoint } from './checkpoints.ts';
import { readAhead } from './feed.ts';
import { schemaOf } from './projection.ts';
import { quoted } from './shape.ts';
import { inUnsyncedTransaction } from './transaction.ts';

const rename = (client: PoolClient, from: string, to: string) =>
  client.query(`alter schema ${quoted(from)} rename to ${quoted(to)}`);

const exists = async (client: PoolClient, schema: string): Promise<boolean> =>
  (await client.query('select from pg_namespace where nspname = $1', [schema])).rowCount === 1;

/**
 * Makes the newly built schema live and renames the live one to `…__old`. The live one is locked while the new one
 * reads the rest of the log, so a reader never sees an earlier position than before. Returns the position.
 */
export const switchTo = async (pool: Pool, log: Log, { target, position }: Aside): Promise<Position> => {
  const { projection, schema: next } = target;
  const live = schemaOf(projection);
  const old = oldOf(projection);
  await dropSchema(pool, old);
  return inUnsyncedTransaction(pool, async (client) => {
    const serving = await lockCheckpoint(client, live);
    let at = position();
    if ((await lockCheckpoint(client, next))?.position !== at) throw new LostPlace(`${next} is no longer at ${at}`);
    for await (const batch of readAhead(log, [projection], { after: at, size: 2_000 })) {
      await writeBatch(client, target, batch);
      at = batch.upTo;
    }
    if (serving && isAfter(serving.position, at)) throw new Error(`${next} ends before ${live}`);
    if (await exists(client, live)) {
      await rename(client, live, old);
      await putCheckpoint(client, old, projection, { position: serving?.position ?? at, state: 'old' });
    }
    await rename(client, next, live);
    moment('rebuild.switching');
    await removeCheckpoint(client, next);
    await putCheckpoint(client, live, projection, { position: at, state: 'live' });
    return at;
  });
};

/** Makes the `…__old` schema live again, at its position; the runner brings it up to date. False when there is none. */
export const switchBack = (pool: Pool, projection: Identity): Promise<boolean> =>
  inUnsyncedTransaction(pool, async (client) => {
    const live = schemaOf(projection);
    const old = oldOf(projection);
    const serving = await lockCheckpoint(client, live);
    const before = await checkpoint(client, old);
    if (!serving || !before) return false;
    await rename(client, live, `${live}__swap`);
    await rename(client, old, live);
    await rename(client, `${live}__swap`, old);
    await putCheckpoint(client, live, projection, { position: before.position, state: 'live' });
    await putCheckpoint(client, old, projection, { position: serving.position, state: 'old' });
    return true;
  });
