import { countedOf, type Slot } from './fold.ts';
import type { KeyValues, Row, Shape } from './shape.ts';

/** What a fold comes to, for one table. */
export type Changes = {
  /** Rows of keys that the table does not hold. */
  readonly added: readonly Row[];
  /** Rows that replace stored ones, or may. */
  readonly put: readonly Row[];
  readonly removed: readonly KeyValues[];
  /** For each tally, what to add to the counts of which entries. */
  readonly counted: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

const addTo = (counts: Map<string, number>, entries: readonly string[] | undefined, by: number): void => {
  for (const entry of entries ?? []) counts.set(entry, (counts.get(entry) ?? 0) + by);
};

/** `unknownIsNew` takes rows written without looking for additions. */
export const changesOf = (shape: Shape, slots: readonly Slot[], { unknownIsNew = false } = {}): Changes => {
  const added: Row[] = [];
  const put: Row[] = [];
  const removed: KeyValues[] = [];
  const counts = shape.tallies.map(() => new Map<string, number>());
  for (const { key, row, stored, counted } of slots) {
    const isNew = stored === false || (unknownIsNew && stored === 'unknown');
    if (row !== null) (isNew ? added : put).push(row);
    else if (stored !== false) removed.push(key);
    if (counts.length === 0) continue;
    const now = countedOf(shape, row);
    for (const [i, tally] of counts.entries()) {
      addTo(tally, counted[i], -1);
      addTo(tally, now[i], 1);
    }
  }
  return { added, put, removed, counted: new Map(shape.tallies.map(({ name }, i) => [name, counts[i] ?? new Map()])) };
};
