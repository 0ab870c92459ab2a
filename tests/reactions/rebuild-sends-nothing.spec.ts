import { expect, test } from 'vitest';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { projections } from '#infra/main/all-projections.ts';
import { reactors } from '#infra/main/reactions.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { rebuild } from '#projections/rebuild.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf, tell } from '#tests/projections/engine.ts';
import { richHistory } from '#tests/projections/history.ts';
import { running, until } from '#tests/projections/running.ts';
import { keeping, startReacting } from './reacting.ts';

test('rebuilding every projection with mail on sends nothing, and neither does what was there before', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool };
  await createCheckpoints(db.pool);
  await tell(world, richHistory(1, 300));
  const { performed, perform } = keeping();
  await using _reacting = startReacting(world, reactors, {
    mail: perform,
    'follow-level': async () => 'done',
    'count-joined': async () => 'done',
    'answer-alerts': perform,
  });
  await using runner = await running(world, projections);
  await until(async () => (await db.pool.query('select from reactions.reactor')).rowCount === reactors.length);
  expect(performed).toEqual([]);

  const published = richHistory(2, 400);
  await tell(world, published);
  const waiting = 'select count(*) as count from reactions.intent where state = $1';
  const count = async (state: string) => (await db.pool.query<{ count: number }>(waiting, [state])).rows[0]?.count ?? 0;
  await until(async () => {
    const head = await world.store.head();
    const { rows } = await db.pool.query<{ position: string }>(
      'select min(position::bigint)::text as position from reactions.reactor',
    );
    const { rows: last } = await db.pool.query<{ position: string }>(
      `select max(position)::text as position from event_store.event where type = any($1)`,
      [reactors.flatMap(({ on }) => Object.keys(on))],
    );
    return head && Number(rows[0]?.position) >= Number(last[0]?.position);
  });
  await db.pool.query(`update reactions.intent set next_at = now() where state = 'waiting'`);
  await until(async () => (await count('waiting')) === 0);
  const sent = performed.length;
  expect(sent).toBeGreaterThan(20);

  await runner.progress.caughtUp(projections, await world.store.head(), 30_000);
  await rebuild(world, projections);
  await runner.progress.caughtUp(projections, await world.store.head(), 30_000);
  expect(await count('waiting')).toBe(0);
  expect(performed.length).toBe(sent);
});
