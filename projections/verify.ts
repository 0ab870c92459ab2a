import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/database/transaction.ts';
import { isAfter, type Position } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { type Aside, beginAside, dropSchema } from './aside.ts';
import type { Batch } from './batch.ts';
import { checkOf, checkpoint, lockCheckpoint } from './checkpoints.ts';
import { readAhead } from './feed.ts';
import { type Projection, schemaOf } from './projection.ts';
import { asOnlyBuilder, type BuildOptions } from './rebuild.ts';
import { allShapesOf, qualified, quoted, type Shape } from './shape.ts';

type Difference = {
  readonly table: string;
  readonly rows: number;
  /** Keys of some of the rows that differ, and how they differ. */
  readonly examples: readonly { readonly key: readonly unknown[]; readonly is: 'missing' | 'extra' | 'different' }[];
};

export type Verified = {
  readonly position: Position;
  readonly rows: number;
  /** Empty when the live tables equal those built from the log. */
  readonly differences: readonly Difference[];
};

const maxExamples = 20;

const compare = async (client: PoolClient, live: string, aside: string, shape: Shape) => {
  const key = shape.key.map(quoted);
  const row = (alias: string) =>
    `row(${Object.keys(shape.columns)
      .map((column) => `${alias}.${quoted(column)}`)
      .join(', ')})`;
  const first = key[0];
  const { rows } = await client.query<{ all: number; is: Difference['examples'][number]['is'] | null; key: unknown[] }>(
    `with compared as (
       select ${key.join(', ')}, case when l.${first} is null then 'missing' when a.${first} is null then 'extra'
         when ${row('l')} is distinct from ${row('a')} then 'different' end as "is"
       from ${qualified(live, shape.name)} l full join ${qualified(aside, shape.name)} a using (${key.join(', ')})
     )
     select count(*) as "all", null::text as "is", null::json as key from compared
     union all select count(*), 'different', null from compared where "is" is not null
     union all (select 0, "is", json_build_array(${key.join(', ')}) from compared where "is" is not null limit ${maxExamples})`,
  );
  return rows;
};

const readUpTo = async (log: Log, aside: Aside, upTo: Position, options: BuildOptions): Promise<void> => {
  const { projection } = aside.target;
  let events = 0;
  if (!isAfter(upTo, aside.position())) return;
  for await (const batch of readAhead(log, [projection], { after: aside.position(), size: 5_000, ...options })) {
    const within: Batch = isAfter(batch.upTo, upTo)
      ? { events: batch.events.filter(({ position }) => !isAfter(position, upTo)), upTo }
      : batch;
    await aside.take(within);
    events += within.events.length;
    options.onProgress?.({ events, position: within.upTo, doing: 'reading' });
    if (!isAfter(upTo, within.upTo)) return;
  }
};

/**
 * Builds the projection a second time from the whole log and compares it with the live one, row by row and at the same
 * position. The live one is locked only while the last events are read; the comparison runs on one database snapshot.
 */
export const verify = (
  { pool, ...log }: Log & { readonly pool: Pool },
  projection: Projection,
  options: BuildOptions = {},
): Promise<Verified> =>
  asOnlyBuilder(pool, [projection], async () => {
    const live = schemaOf(projection);
    const serving = await checkpoint(pool, live);
    if (!serving) throw new Error(`${live} is not built`);
    const aside = await beginAside(pool, projection, checkOf(projection), options);
    const client = await pool.connect();
    try {
      await readUpTo(log, aside, serving.position, options);
      await aside.settle();
      const position = await standingStill(pool, client, live, (at) => readUpTo(log, aside, at, options));
      let all = 0;
      const differences: Difference[] = [];
      for (const shape of allShapesOf(projection)) {
        const [total, different, ...examples] = await compare(client, live, aside.target.schema, shape);
        all += total?.all ?? 0;
        if (different?.all)
          differences.push({
            table: shape.name,
            rows: different.all,
            examples: examples.map(({ key, is }) => ({ key, is: is ?? 'different' })),
          });
      }
      return { position, rows: all, differences };
    } finally {
      await client.query('rollback').finally(() => client.release());
      await dropSchema(pool, aside.target.schema);
    }
  });

/** Locks the live projection, runs `work` up to its position, and starts the transaction of `snapshot` there. */
const standingStill = (
  pool: Pool,
  snapshot: PoolClient,
  live: string,
  work: (position: Position) => Promise<void>,
): Promise<Position> =>
  inTransaction(pool, async (holder) => {
    const locked = await lockCheckpoint(holder, live);
    if (!locked) throw new Error(`${live} is gone`);
    await work(locked.position);
    await snapshot.query('begin isolation level repeatable read read only');
    await snapshot.query('select'); // takes the snapshot
    return locked.position;
  });
