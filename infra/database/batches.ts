import { isPassing } from './passing.ts';

export type Batches<Item, Result> = {
  /** Resolves when the item is written. Rejects with `Busy` when too many items wait. */
  add(item: Item): Promise<Result>;
  /** Writes the waiting items, and accepts no more. */
  close(): Promise<void>;
};

type Options = {
  /** How long, in ms, the first item waits for others; with 0, only for items added at the same moment. */
  readonly lingerMs: number;
  /** Whether items are kept while the database is away; otherwise `add` rejects. */
  readonly patient?: boolean;
  /** The limit of waiting items, to protect memory. */
  readonly most?: number;
};

/** Too many items wait to be written; this item is lost. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly statusCode = 503;
}

const rowsPerStatement = 5000;

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
const soon = (run: () => void): (() => void) => {
  const immediate = setImmediate(run);
  return () => clearImmediate(immediate);
};

/** Collects single items and writes them in batches, one at a time. `write` returns one result per item, in order. */
export const inBatches = <Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  { lingerMs, patient = false, most = 20_000 }: Options,
): Batches<Item, Result> => {
  let waiting: { readonly item: Item; readonly added: PromiseWithResolvers<Result> }[] = [];
  let cancel: (() => void) | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  const flush = async (): Promise<void> => {
    const batch = waiting.slice(0, rowsPerStatement);
    waiting = waiting.slice(rowsPerStatement);
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { added }] of batch.entries()) added.resolve(results[index] as Result);
    } catch (error) {
      if (patient && !closed && isPassing(error)) waiting = [...batch, ...waiting];
      else for (const { added } of batch) added.reject(error);
    }
  };
  const goOn = (): void => {
    if (cancel || writing || closed || waiting.length === 0) return;
    cancel = lingerMs > 0 ? later(begin, lingerMs) : soon(begin);
  };
  const begin = (): void => {
    cancel = undefined;
    writing = flush().finally(() => {
      writing = undefined;
      goOn();
    });
  };

  return {
    add(item) {
      if (closed || waiting.length >= most) return Promise.reject(new Busy('too much waits to be counted'));
      const added = Promise.withResolvers<Result>();
      waiting.push({ item, added });
      goOn();
      return added.promise;
    },
    async close() {
      closed = true;
      cancel?.();
      await writing;
      while (waiting.length > 0) await flush();
    },
  };
};
