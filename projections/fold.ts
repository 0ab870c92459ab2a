import type { Position } from '#infra/event-store/event-store.ts';
import type { Batch, Fed } from './batch.ts';
import type { Happened, Key, Projection } from './projection.ts';
import { type KeyValues, type Row, type Shape, shapesOf } from './shape.ts';
import { storable } from './stored-text.ts';

/** Thrown for an event that a projection cannot apply: its handler throws, or the event cannot be decoded. */
export class PoisonEvent extends Error {
  override readonly name = 'PoisonEvent';
  readonly position: Position;
  constructor(position: Position, cause: unknown) {
    super(`the event at ${position} cannot be projected: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.position = position;
  }
}

type Step = (row: Row | null) => Row | null;

/** The state of one row while events are folded. */
export type Slot = {
  readonly key: KeyValues;
  row: Row | null;
  /** Whether the table has a row with this key, which the next write replaces. */
  stored: boolean | 'unknown';
  /** The entries that the stored row counts under, for each tally. */
  counted: readonly (readonly string[])[];
};

export type TableFold = {
  readonly shape: Shape;
  /** In the order in which the rows were first touched. */
  readonly slots: Map<string, Slot>;
  /** Changes to rows that have to be read from the table first. */
  readonly waiting: Map<string, { readonly key: KeyValues; readonly steps: Step[] }>;
};

export type Fold = {
  readonly tables: readonly TableFold[];
  /** Runs the handlers for the events of the batch. Throws `PoisonEvent`. */
  take(batch: Batch): void;
  /** Tells the fold that rows were written: from now on, a row that it does not know may exist in the table. */
  stored(): void;
};

const keyOf = ({ key }: Shape, row: Row): KeyValues =>
  key.map((column) => {
    const value = row[column];
    return typeof value === 'number' ? value : storable(String(value));
  });

const keyValue = (value: string | number): string | number => (typeof value === 'string' ? storable(value) : value);

const keyValues = (key: Key): KeyValues => (typeof key === 'object' ? key.map(keyValue) : [keyValue(key)]);

const idOf = (key: KeyValues): string => (key.length === 1 ? String(key[0]) : key.join('\0'));

const nothing: Slot['counted'] = [];

export const countedOf = ({ tallies }: Shape, row: Row | null): Slot['counted'] =>
  row === null || tallies.length === 0 ? nothing : tallies.map(({ by }) => by(row).map(storable));

/** Runs the waiting steps on `rows`, which were read for them. A row that is not among them does not exist. */
export const settle = ({ shape, slots, waiting }: TableFold, rows: readonly Row[]): void => {
  const byId = new Map(rows.map((row) => [idOf(keyOf(shape, row)), row]));
  for (const [id, { key, steps }] of waiting) {
    const row = byId.get(id) ?? null;
    const slot: Slot = { key, row, stored: row !== null, counted: countedOf(shape, row) };
    slots.set(id, slot);
    for (const step of steps) slot.row = step(slot.row);
  }
  waiting.clear();
};

/** Sets, for slots whose row was set without reading the table, the stored rows that they replace. */
export const resolve = (shape: Shape, slots: Iterable<Slot>, rows: readonly Row[]): void => {
  const byId = new Map(rows.map((row) => [idOf(keyOf(shape, row)), row]));
  for (const slot of slots) {
    if (slot.stored !== 'unknown') continue;
    const row = byId.get(idOf(slot.key)) ?? null;
    slot.stored = row !== null;
    slot.counted = countedOf(shape, row);
  }
};

/** Folds events in memory. `empty` says that the tables hold nothing yet, so that no row has to be read. */
export const startFold = (
  projection: Projection,
  parked: ReadonlySet<Position>,
  { empty }: { readonly empty: boolean },
): Fold => {
  let allNew = empty;
  let current: Fed | undefined;
  const tables = shapesOf(projection).map((shape): TableFold => ({ shape, slots: new Map(), waiting: new Map() }));

  const rowsOf = ({ shape, slots, waiting }: TableFold) => {
    const touch = (key: KeyValues, replaces: boolean, step: Step): void => {
      const id = idOf(key);
      const slot = slots.get(id);
      const awaited = slot ? undefined : waiting.get(id);
      if (slot) slot.row = step(slot.row);
      else if (awaited) awaited.steps.push(guarded(step));
      else if (allNew) slots.set(id, { key, row: step(null), stored: false, counted: nothing });
      else if (replaces) slots.set(id, { key, row: step(null), stored: 'unknown', counted: nothing });
      else waiting.set(id, { key, steps: [guarded(step)] });
    };
    const guarded = (step: Step): Step => {
      const at = current?.position ?? '';
      return (row) => {
        try {
          return step(row);
        } catch (error) {
          throw new PoisonEvent(at, error);
        }
      };
    };
    const kept = (key: KeyValues, row: Row | null): Row | null => {
      const same = row === null || shape.key.every((column, i) => row[column] === key[i]);
      if (!same && idOf(keyOf(shape, row)) !== idOf(key)) throw new Error(`A change of ${shape.name} changes its key`);
      return row;
    };
    return {
      insert: (row: Row) => touch(keyOf(shape, row), true, () => row),
      change(key: Key, to: (row: Row) => Row | null) {
        const values = keyValues(key);
        touch(values, false, (row) => row && kept(values, to(row)));
      },
      upsert(key: Key, first: Row, to: (row: Row) => Row) {
        const values = keyValues(key);
        touch(values, false, (row) => kept(values, to(row ?? first)));
      },
      remove: (key: Key) => touch(keyValues(key), true, () => null),
    };
  };

  const rows = Object.fromEntries(tables.map((table) => [table.shape.name, rowsOf(table)])) as never;
  type Handler = (rows: never, happened: Happened<never>) => void;
  const handlers = new Map(Object.entries(projection.on as Record<string, Handler | undefined>));
  return {
    tables,
    take({ events }) {
      for (const event of events) {
        const handler = handlers.get(event.type);
        // even an empty set makes V8 hash each position: a tenth of a rebuild
        if (!handler || (parked.size > 0 && parked.has(event.position))) continue;
        current = event;
        try {
          if ('broken' in event) throw event.broken;
          const { stream, revision, position, metadata } = event;
          const { at, actor } = metadata;
          handler(rows, { data: event.data as never, at, actor, stream, revision, position });
        } catch (error) {
          throw error instanceof PoisonEvent ? error : new PoisonEvent(event.position, error);
        }
      }
    },
    stored() {
      allNew = false;
    },
  };
};
