import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import type { Decider } from '#domain/decider.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type EventOf, event } from '#domain/event.ts';
import { refusals } from '#domain/rejection.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect, type EventStore } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { freshDatabase } from '#tests/postgres.ts';

const stallEvents = {
  StallTaken: event(z.object({ stall: z.int(), by: z.string() })),
  StallVisited: event(z.object({ stall: z.int() })),
};
type StallEvent = EventOf<typeof stallEvents>;
type StallCommand =
  | { type: 'TakeStall'; data: { stall: number; by: string } }
  | { type: 'VisitStall'; data: { stall: number } };

const refuse = refusals('stall', { taken: 'conflict' });

const stall: Decider<StallCommand, StallEvent, { by: string | null }> = {
  initial: { by: null },
  evolve: { StallTaken: (_, { by }) => ({ by }), StallVisited: (state) => state },
  decide: {
    TakeStall: (data, { by }) => {
      if (by !== null && by !== data.by) throw refuse('taken');
      return by === data.by ? [] : [{ type: 'StallTaken', data }];
    },
    VisitStall: (data) => [{ type: 'StallVisited', data }],
  },
};

const envelope = (commandId: string = randomUUID()): Envelope => ({
  commandId,
  actor: operator,
  now: new Date('2026-11-21T08:00:00Z'),
  correlationId: randomUUID(),
});

const market = async () => {
  const db = await freshDatabase();
  const store = postgresEventStore(db.pool);
  const log = { store, codec: codec(stallEvents, personKeys(db.pool)) };
  return {
    log,
    async [Symbol.asyncDispose]() {
      await store.close();
      await db[Symbol.asyncDispose]();
    },
  };
};

const facts = (store: EventStore, stream: string) => collect(store.readStream(stream));

test('of a hundred who take one stall at once, one has it and the others are refused', async () => {
  await using here = await market();
  const asked = Array.from({ length: 100 }, (_, i) =>
    handle(here.log, stall, 'stall-1', { type: 'TakeStall', data: { stall: 1, by: `trader-${i}` } }, envelope()),
  );
  const outcomes = await Promise.allSettled(asked);
  const won = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(won).toHaveLength(1);
  expect(await facts(here.log.store, 'stall-1')).toHaveLength(1);
});

test('a command that is delivered a hundred times has its effect once, and the same answer each time', async () => {
  await using here = await market();
  const once = envelope();
  const visit = () => handle(here.log, stall, 'stall-2', { type: 'VisitStall', data: { stall: 2 } }, once);
  const first = await visit();
  const answers = await Promise.all(Array.from({ length: 99 }, visit));
  expect(new Set(answers.map(({ position }) => position))).toEqual(new Set([first.position]));
  expect(await facts(here.log.store, 'stall-2')).toHaveLength(1);
});

test('commands that only add go on when someone else was faster', async () => {
  await using here = await market();
  const visits = Array.from({ length: 4 }, () =>
    handle(here.log, stall, 'stall-3', { type: 'VisitStall', data: { stall: 3 } }, envelope()),
  );
  await Promise.all(visits);
  expect((await facts(here.log.store, 'stall-3')).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
});

test('a command that only adds goes on when someone else was faster six times in a row', async () => {
  await using here = await market();
  const visit = (log: typeof here.log) =>
    handle(log, stall, 'stall-6', { type: 'VisitStall', data: { stall: 6 } }, envelope());
  let faster = 0;
  const append: EventStore['append'] = async (...asked) => {
    if (faster++ < 6) await visit(here.log);
    return here.log.store.append(...asked);
  };
  const store = { ...here.log.store, append };
  await visit({ ...here.log, store });
  expect(await facts(here.log.store, 'stall-6')).toHaveLength(7);
});

test('a stream that was thought new is read when it is not', async () => {
  await using here = await market();
  const take = (by: string) =>
    handle(here.log, stall, 'stall-4', { type: 'TakeStall', data: { stall: 4, by } }, envelope(), { assumeNew: true });
  const first = await take('trader-a');
  expect(await take('trader-a')).toEqual({ position: first.position, events: [] });
  await expect(take('trader-b')).rejects.toThrow('stall.taken');
});

test('what is recorded says who, when, and what it follows from', async () => {
  await using here = await market();
  const asked = { ...envelope(), locale: 'fr' as const };
  await handle(here.log, stall, 'stall-5', { type: 'VisitStall', data: { stall: 5 } }, asked);
  const [visited] = await facts(here.log.store, 'stall-5');
  expect(visited?.metadata).toEqual({
    $correlationId: asked.correlationId,
    $causationId: asked.commandId,
    actor: 'operator',
    at: '2026-11-21T08:00:00.000Z',
    locale: 'fr',
    version: 1,
  });
});
