import { randomUUID } from 'node:crypto';
import type { CommandContext } from '#commands/command.ts';
import { operator } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import type { Projection } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { contextWith } from '#tests/command-context.ts';
import { freshDatabase } from '#tests/postgres.ts';

export type Gazetteer = CommandContext & {
  /** Builds these read models from everything that was asked so far. */
  project(...projections: readonly Projection[]): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A log and read models of a test's own, with nothing in them. */
export const emptyGazetteer = async (): Promise<Gazetteer> => {
  const database = await freshDatabase();
  const { pool } = database;
  const store = postgresEventStore(pool);
  const log = { store, codec: codec(catalogue, personKeys(pool)) };
  await createCheckpoints(pool);
  return {
    ...contextWith({ ...log, pool, db: kyselyOf(pool) }),
    project: async (...projections) => void (await rebuild({ ...log, pool }, projections)),
    async [Symbol.asyncDispose]() {
      await store.close();
      await database[Symbol.asyncDispose]();
    },
  };
};

export const asked = (): Envelope => ({
  commandId: randomUUID(),
  actor: operator,
  now: new Date('2026-11-21T08:00:00Z'),
  correlationId: randomUUID(),
});
