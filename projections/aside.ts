import pLimit from 'p-limit';
import pg, { type Pool, type PoolClient } from 'pg';
import { type Position, start } from '#infra/event-store/event-store.ts';
import { applyBatch, type Target } from './apply.ts';
import type { Batch } from './batch.ts';
import { changesOf } from './changes.ts';
import { advance, putCheckpoint, removeCheckpoint } from './checkpoints.ts';
import { type Slot, startFold, type TableFold } from './fold.ts';
import { loadReplaced, loadWaiting } from './load.ts';
import { parkedPositions } from './park.ts';
import type { Projection } from './projection.ts';
import { allShapesOf, createSql, indexSql, qualified, quoted, type Shape } from './shape.ts';
import { inUnsyncedTransaction } from './transaction.ts';
import { writeChanges } from './write.ts';

const uniqueViolation = '23505';

type AsideOptions = {
  /** The limit of rows in memory. From half of it on, the oldest rows are written while more events are folded. */
  readonly mostRows?: number;
};

/** A projection that is being built from the start of the log, in a second schema beside the live one. */
export type Aside = {
  readonly target: Target;
  readonly position: () => Position;
  /** Takes the next batch of the log. Throws `LostPlace` when another process restarted the same schema. */
  take(batch: Batch): Promise<void>;
  /** Writes the rows still in memory, then creates the indexes. After this, `take` writes each batch at once. */
  settle(): Promise<void>;
};

/** Drops a schema with all its tables, and its checkpoint; does nothing where there is none. */
export const dropSchema = async (pool: Pool, schema: string): Promise<void> => {
  await pool.query(`drop schema if exists ${quoted(schema)} cascade`);
  await removeCheckpoint(pool, schema);
};

type Part = { readonly shape: Shape; readonly slots: readonly Slot[] };

/** Starts the build in an empty schema; drops what an earlier attempt left there. */
export const beginAside = async (
  pool: Pool,
  projection: Projection,
  schema: string,
  { mostRows = 20_000 }: AsideOptions = {},
): Promise<Aside> => {
  await dropSchema(pool, schema);
  await inUnsyncedTransaction(pool, async (client) => {
    await client.query(createSql(projection, schema));
    await putCheckpoint(client, schema, projection, { position: start, state: 'building' });
  });
  const target: Target = { projection, schema, parked: await parkedPositions(pool, projection), state: 'building' };
  const fold = startFold(projection, target.parked, { empty: true });
  let position = start;
  let written = start;
  let settled = false;
  const evicted = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();
  let busy = false;

  const names = allShapesOf(projection).map(({ name }) => name);
  const analyse = async (tables: readonly string[]): Promise<void> => {
    for (const table of tables) await pool.query(`analyze ${qualified(schema, table)}`);
  };

  /**
   * Whether `analyze` is useful before the indexes exist: most rows are written, and no index is on an expression
   * (Postgres collects statistics of an expression only once its index exists).
   */
  const mostlyWritten = ({ shape, slots }: TableFold): boolean =>
    slots.size * 4 < (evicted.get(shape.name) ?? 0) && !shape.indexes.some((index) => /\w\(/.test(index));

  const writeParts = async (client: PoolClient, parts: readonly Part[], copying: boolean): Promise<void> => {
    for (const { shape, slots } of parts) {
      const replacing = copying ? slots.filter(({ row }) => row === null) : slots;
      if (shape.tallies.length > 0 || !copying) await loadReplaced(client, schema, shape, replacing);
      await writeChanges(client, schema, shape, changesOf(shape, slots, { unknownIsNew: copying }), { copying: true });
    }
  };

  /** Copies inserted rows as new ones; when one already exists, tries again after reading which rows exist. */
  const write = async (parts: readonly Part[], upTo: Position): Promise<void> => {
    const attempt = (copying: boolean) =>
      inUnsyncedTransaction(pool, async (client) => {
        await advance(client, schema, written, upTo, 'building');
        await writeParts(client, parts, copying);
      });
    try {
      await attempt(true);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation)) throw error;
      await attempt(false);
    }
    written = upTo;
  };

  /** Writes the oldest rows, all but `keep` per table, while more are folded; only one such write runs at a time. */
  const evict = async (keep: number): Promise<void> => {
    await writing;
    const parts = fold.tables.map(({ shape, slots }) => {
      const oldest = [...slots].slice(0, Math.max(0, slots.size - keep));
      for (const [id] of oldest) slots.delete(id);
      evicted.set(shape.name, (evicted.get(shape.name) ?? 0) + oldest.length);
      return { shape, slots: oldest.map(([, slot]) => slot) };
    });
    fold.stored();
    busy = true;
    writing = write(parts, position).finally(() => {
      busy = false;
    });
    writing.catch(() => {}); // the error is thrown where `writing` is awaited next
  };

  return {
    target,
    position: () => position,
    async take(batch) {
      if (settled) {
        position = await applyBatch(pool, target, position, batch);
        return;
      }
      fold.take(batch);
      position = batch.upTo;
      for (const table of fold.tables) {
        if (table.waiting.size === 0) continue;
        await writing;
        await loadWaiting(pool, schema, table);
      }
      const rows = fold.tables.reduce((sum, { slots }) => sum + slots.size, 0);
      if (rows > mostRows || (rows > mostRows / 2 && !busy)) await evict(mostRows / 4 / fold.tables.length);
    },
    async settle() {
      await writing;
      const early = fold.tables.filter(mostlyWritten).map(({ shape }) => shape.name);
      await evict(0);
      await analyse(early); // runs during the last write
      await writing;
      // two at a time: Postgres builds each on its own core
      await pLimit(2).map(indexSql(projection, schema), (sql) => pool.query(sql));
      await analyse(names.filter((name) => !early.includes(name)));
      settled = true;
    },
  };
};
