import type { ClientBase, Pool } from 'pg';
import { LostPlace } from '#infra/database/under-lease.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import { type Projection, schemaOf } from './projection.ts';

/** `building` beside the live schema; `live`; `failed` at an event; `old`: the version before, for a switch back. */
export type State = 'building' | 'live' | 'failed' | 'old';

export type Checkpoint = {
  readonly schema: string;
  readonly name: string;
  readonly version: number;
  readonly position: Position;
  readonly state: State;
  readonly updatedAt: Date;
  readonly error: string | null;
  /** The event it stopped at. */
  readonly failedAt: Position | null;
};

export type Identity = Pick<Projection, 'name' | 'version'>;

/** The schema in which the new tables of a projection are built. */
export const nextOf = (projection: Identity): string => `${schemaOf(projection)}__next`;
/** The schema that keeps the tables from before the last switch. */
export const oldOf = (projection: Identity): string => `${schemaOf(projection)}__old`;
/** The schema that verification builds to compare with the live one. */
export const checkOf = (projection: Identity): string => `${schemaOf(projection)}__check`;

const createSql = `
  select pg_advisory_xact_lock(hashtext('sokoni.projections.create'));
  create schema if not exists projections;
  create table if not exists projections.checkpoint (
    schema text primary key,
    name text not null,
    version int not null,
    position text not null,
    state text not null check (state in ('building', 'live', 'failed', 'old')),
    updated_at timestamptz not null default now(),
    error text,
    failed_at text
  ) with (fillfactor = 50);
  create table if not exists projections.parked (
    name text not null,
    version int not null,
    position text not null,
    error text,
    parked_at timestamptz not null default now(),
    primary key (name, version, position)
  )`;

/** Creates the tables with the position of each projection. Safe to run at every start. */
export const createCheckpoints = async (pool: Pool): Promise<void> => {
  await pool.query(createSql);
};

const columns = 'schema, name, version, position, state, updated_at as "updatedAt", error, failed_at as "failedAt"';

export const checkpoints = async (db: Pool | ClientBase): Promise<readonly Checkpoint[]> =>
  (await db.query<Checkpoint>(`select ${columns} from projections.checkpoint order by name, version, schema`)).rows;

export const checkpoint = async (db: Pool | ClientBase, schema: string): Promise<Checkpoint | undefined> =>
  (
    await db.query<Checkpoint>({
      name: 'projections.checkpoint',
      text: `select ${columns} from projections.checkpoint where schema = $1`,
      values: [schema],
    })
  ).rows[0];

/** Returns the checkpoint and locks it until the transaction ends, so that the projection cannot move. */
export const lockCheckpoint = async (client: ClientBase, schema: string): Promise<Checkpoint | undefined> =>
  (
    await client.query<Checkpoint>(`select ${columns} from projections.checkpoint where schema = $1 for update`, [
      schema,
    ])
  ).rows[0];

/** Moves the checkpoint from where the caller believes it to be. Throws `LostPlace` when it is elsewhere. */
export const advance = async (
  db: Pool | ClientBase,
  schema: string,
  from: Position,
  to: Position,
  state: State = 'live',
): Promise<void> => {
  const { rowCount } = await db.query({
    name: 'projections.advance',
    text: `update projections.checkpoint
     set position = $3, state = $4, updated_at = clock_timestamp(), error = null, failed_at = null
     where schema = $1 and position = $2`,
    values: [schema, from, to, state],
  });
  if (rowCount !== 1) throw new LostPlace(`${schema} is no longer at ${from}`);
};

export type Step = { readonly schema: string; readonly from: Position; readonly to: Position };

/**
 * Moves live checkpoints that are where the caller believes them to be and that nobody holds; returns the schemas of
 * those it moved. A crash may lose the move, and the same events are then passed again.
 */
export const advanceFree = async (pool: Pool, steps: readonly Step[]): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ schema: string }>({
    name: 'projections.advance_free',
    text: `with unsynced as materialized (select set_config('synchronous_commit', 'off', true)),
       free as (
         select at.schema, step.to
         from unnest($1::text[], $2::text[], $3::text[]) as step (schema, "from", "to"), projections.checkpoint at
         where at.schema = step.schema and at.position = step."from"
         for update of at skip locked
       )
     update projections.checkpoint at
     set position = free.to, state = 'live', updated_at = clock_timestamp(), error = null, failed_at = null
     from free, unsynced where at.schema = free.schema
     returning at.schema`,
    values: [steps.map(({ schema }) => schema), steps.map(({ from }) => from), steps.map(({ to }) => to)],
  });
  return new Set(rows.map(({ schema }) => schema));
};

export const putCheckpoint = async (
  db: Pool | ClientBase,
  schema: string,
  { name, version }: Identity,
  { position, state }: Pick<Checkpoint, 'position' | 'state'>,
): Promise<void> => {
  await db.query(
    `insert into projections.checkpoint (schema, name, version, position, state) values ($1, $2, $3, $4, $5)
     on conflict (schema) do update set name = excluded.name, version = excluded.version, position = excluded.position,
       state = excluded.state, updated_at = clock_timestamp(), error = null, failed_at = null`,
    [schema, name, version, position, state],
  );
};

export const removeCheckpoint = async (db: Pool | ClientBase, schema: string): Promise<void> => {
  await db.query('delete from projections.checkpoint where schema = $1', [schema]);
};

/** Records that the projection stopped, with the error and the position of the event. */
export const recordFailure = async (
  db: Pool | ClientBase,
  schema: string,
  { name, version }: Identity,
  { error, at, position }: { readonly error: string; readonly at: Position | null; readonly position: Position },
): Promise<void> => {
  await db.query(
    `insert into projections.checkpoint (schema, name, version, position, state, error, failed_at)
     values ($1, $2, $3, $4, 'failed', $5, $6)
     on conflict (schema) do update set state = 'failed', error = excluded.error, failed_at = excluded.failed_at,
       updated_at = clock_timestamp()`,
    [schema, name, version, position, error.replaceAll('\0', '').slice(0, 2_000), at],
  );
};
