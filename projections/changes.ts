import { countedOf, type Slot } from './fold.ts';
import type { KeyValues, Row, Shape } from './shape.ts';

/** The result of a fold for one table: what has to be written. */
export type Changes = {
  /** Rows whose key is not in the table yet. */
  readonly added: readonly Row[];
  /** Rows that replace a stored row, or may replace one. */
  readonly put: readonly Row[];
  readonly removed: readonly KeyValues[];
  /** For each tally: the number to add to the count of each entry. */
  readonly counted: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

const addTo = (counts: Map<string, number>, entries: readonly string[] | undefined, by: number): void => {
  for (const entry of entries ?? []) counts.set(entry, (counts.get(entry) ?? 0) + by);
};

/** `unknownIsNew` treats rows that were written without reading the table first as new rows. */
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
