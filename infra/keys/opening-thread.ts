import { parentPort } from 'node:worker_threads';
import { unsealedText } from './person-keys.ts';

/** Sealed values, each with the place of its key in `keys` and what it is bound to. */
export type SealedValues = {
  readonly keys: readonly Uint8Array[];
  readonly keyOf: readonly number[];
  readonly bound: readonly string[];
  readonly sealed: readonly string[];
};

/** The JSON of each value; null for one that cannot be opened. */
export type OpenedValues = readonly (string | null)[];

parentPort?.on('message', ({ keys, keyOf, bound, sealed }: SealedValues) => {
  const opened: OpenedValues = sealed.map((value, index) => {
    try {
      return unsealedText(keys[keyOf[index] ?? -1] ?? new Uint8Array(), bound[index] ?? '', value);
    } catch {
      return null;
    }
  });
  parentPort?.postMessage(opened);
});
