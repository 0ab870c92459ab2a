import { pipeline } from 'node:stream/promises';
import { type EventStore, isAfter, type Position } from '../../event-store/event-store.ts';
import { packing, partNameOf } from './copy-out.ts';
import type { Destination } from './destination.ts';
import { lineOf, logColumns } from './log-lines.ts';
import type { Part } from './manifest.ts';
import { logTable } from './tables.ts';

/** A log that is not in PostgreSQL, up to a position and as PostgreSQL would write it. */
export const copyLogOut = async (
  store: EventStore,
  upTo: Position,
  destination: Destination,
  told: (events: number) => void,
): Promise<Part> => {
  let count = 0;
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const batch of store.readAll()) {
      const within = batch.filter(({ position }) => !isAfter(position, upTo));
      count += within.length;
      if (within.length > 0) yield Buffer.from(within.map(lineOf).join(''));
      told(count);
      if (within.length < batch.length) return;
    }
  }
  const name = partNameOf(logTable);
  const stored = await pipeline(lines(), packing(), (packed: AsyncIterable<Uint8Array>) =>
    destination.write(name, packed),
  );
  return { name, ...stored, table: logTable.table, columns: logColumns, count };
};
