import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reviewEvents } from '#domain/review/review.events.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { insertIntents } from '#infra/reactions/intents.ts';
import { Hopeless } from '#infra/reactions/perform.ts';
import { type Reactor, reactor } from '#infra/reactions/reactor.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { places } from '#projections/place/places.ts';
import { rebuild } from '#projections/rebuild.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf, tell } from '#tests/projections/engine.ts';
import { until } from '#tests/projections/running.ts';
import { keeping, startReacting } from './reacting.ts';

const ids = { reviewId: randomUUID(), companyId: 1, authorId: randomUUID(), version: 1 };
const hidden = (companyId: number) => ({
  type: 'ReviewHidden',
  data: { ...ids, companyId, reason: 'author_manages', hides: null },
});

const toldOf = (name: string): Reactor =>
  reactor(reviewEvents)({
    name,
    on: {
      ReviewHidden: ({ data: { companyId } }) => [
        {
          key: `${name}/${companyId}`,
          kind: 'mail',
          template: 'any',
          to: { company: companyId },
          about: { companyId },
        },
      ],
    },
  });

const openWorld = async () => {
  const db = await freshDatabase();
  return { db, world: { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool } };
};

const placeOf = async ({ pool }: { pool: import('pg').Pool }, name: string): Promise<string | undefined> =>
  (await pool.query<{ position: string }>('select position from reactions.reactor where name = $1', [name])).rows[0]
    ?.position;

const stateOf = async ({ pool }: { pool: import('pg').Pool }, key: string) =>
  (await pool.query('select state, attempts, error, sealed from reactions.intent where key = $1', [key])).rows[0];

describe('a reactor', () => {
  it('is told what happens after its first start, once, over restarts', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    await tell(world, [hidden(1), hidden(2)]);
    const { performed, perform } = keeping();
    {
      await using _first = startReacting(world, [toldOf('told')], { mail: perform });
      await until(() => placeOf(world, 'told'));
      await tell(world, [hidden(3)]);
      await until(() => performed.length === 1);
    }
    await tell(world, [hidden(4)]);
    await using _second = startReacting(world, [toldOf('told')], { mail: perform });
    await until(() => performed.length === 2);
    expect(performed).toEqual(['told/3', 'told/4']);
  });

  it('that is new begins at its own now, beside one that is behind', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    const { performed, perform } = keeping();
    {
      await using _old = startReacting(world, [toldOf('old')], { mail: perform });
      await until(() => placeOf(world, 'old'));
    }
    await tell(world, [hidden(1)]);
    await using _both = startReacting(world, [toldOf('old'), toldOf('new')], { mail: perform });
    await until(() => placeOf(world, 'new'));
    await tell(world, [hidden(2)]);
    await until(() => performed.length === 3);
    expect(performed.toSorted()).toEqual(['new/2', 'old/1', 'old/2']);
  });

  it('runs in one process at a time, and another goes on when that one ends', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    const { performed, perform } = keeping();
    const first = startReacting(world, [toldOf('one')], { mail: perform });
    await using second = startReacting(world, [toldOf('one')], { mail: perform });
    await until(() => placeOf(world, 'one'));
    await tell(world, [hidden(1), hidden(2)]);
    await until(() => performed.length === 2);
    await first.stop();
    await tell(world, [hidden(3)]);
    await until(() => performed.length === 3);
    expect(performed.toSorted()).toEqual(['one/1', 'one/2', 'one/3']);
    expect(second.said).toEqual([]);
  });

  it('that fails at an event has that put away for the operator, and goes on', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    const { performed, perform } = keeping();
    const choking: Reactor = {
      name: 'choking',
      on: {
        ReviewHidden: () => {
          throw new Error('did not think of that');
        },
      },
    };
    await using reacting = startReacting(world, [choking, toldOf('fine')], { mail: perform });
    await until(() => placeOf(world, 'fine'));
    await tell(world, [hidden(1)]);
    await until(() => performed.length === 1);
    const { rows } = await db.pool.query('select kind, state, error, data from reactions.intent where key <> $1', [
      'fine/1',
    ]);
    expect(rows).toMatchObject([
      { kind: 'unanswered', state: 'parked', error: 'did not think of that', data: { reactor: 'choking' } },
    ]);
    expect(reacting.said).toMatchObject([{ level: 'error', of: { reactor: 'choking' } }]);
    expect(await reacting.metrics.metrics()).toContain('sokoni_intents{state="parked",kind="unanswered"} 1');
  });

  it('hears nothing of a rebuild', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    const { performed, perform } = keeping();
    await using _reacting = startReacting(world, [toldOf('told')], { mail: perform });
    await until(() => placeOf(world, 'told'));
    await tell(world, [hidden(1)]);
    await until(() => performed.length === 1);
    await createCheckpoints(db.pool);
    await rebuild(world, [places]);
    await tell(world, [hidden(2)]);
    await until(() => performed.length === 2);
    expect(performed).toEqual(['told/1', 'told/2']);
  });
});

describe('an effect', () => {
  const intent = { key: 'a', kind: 'mail', data: {} };

  it('is tried again, more and more slowly, and given up with an alarm', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    let tried = 0;
    const perform = async () => {
      tried++;
      throw new Error('SMTP ECONNREFUSED');
    };
    await using reacting = startReacting(world, [], { mail: perform });
    await insertIntents(db.pool, [intent]);
    await until(async () => (await stateOf(world, 'a'))?.state === 'parked');
    expect(tried).toBe(4);
    expect(await stateOf(world, 'a')).toMatchObject({ error: 'Error: SMTP ECONNREFUSED' });
    expect(reacting.said.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'error']);
    expect(reacting.said.slice(0, 3).map(({ of }) => (of as { againInMs: number }).againInMs)).toEqual([5, 10, 20]);
    expect(await reacting.metrics.metrics()).toContain('sokoni_intents{state="parked",kind="mail"} 1');
  });

  it('that is hopeless is given up at once', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    const perform = async () => {
      throw new Hopeless('SMTP 550');
    };
    await using _reacting = startReacting(world, [], { mail: perform });
    await insertIntents(db.pool, [intent, { ...intent, key: 'b', kind: 'unheard of' }]);
    await until(async () => (await stateOf(world, 'b'))?.state === 'parked');
    await until(async () => (await stateOf(world, 'a'))?.state === 'parked');
    expect(await stateOf(world, 'a')).toMatchObject({ attempts: 1 });
  });

  it('is claimed by one of many processes', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    const { performed, perform } = keeping();
    await using _a = startReacting(world, [], { mail: perform });
    await using _b = startReacting(world, [], { mail: perform });
    const keys = Array.from({ length: 200 }, (_, i) => `many/${i}`);
    await insertIntents(
      db.pool,
      keys.map((key) => ({ ...intent, key })),
    );
    await until(() => performed.length >= keys.length);
    expect(performed.toSorted()).toEqual(keys.toSorted());
  });

  it('of a process that died is done by another when its time is over', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    await insertIntents(db.pool, [intent]);
    await db.pool.query(`update reactions.intent set attempts = 1, next_at = now() + interval '100 ms'`);
    const { performed, perform } = keeping();
    await using _reacting = startReacting(world, [], { mail: perform });
    await until(() => performed.length === 1);
    await until(async () => (await stateOf(world, 'a'))?.state === 'done');
    expect(await stateOf(world, 'a')).toMatchObject({ attempts: 2 });
  });

  it('that is too late is dropped with what it carried', async () => {
    const { db, world } = await openWorld();
    await using _ = db;
    const { performed, perform } = keeping();
    await insertIntents(db.pool, [{ ...intent, person: 'p', sealed: 'secret', expiresAt: new Date(0) }]);
    await using _reacting = startReacting(world, [], { mail: perform });
    await until(async () => (await stateOf(world, 'a'))?.state === 'dropped');
    expect(await stateOf(world, 'a')).toMatchObject({ sealed: null, error: 'expired' });
    expect(performed).toEqual([]);
  });
});
