import { parentPort } from 'node:worker_threads';
import { keyBytes, unsealedText } from './person-keys.ts';

/** A sealed value: the place of its key, what it is bound to, and itself. */
export type SealedValue = readonly [place: number, bound: string, sealed: string];

/**
 * The keys one after the other, and a list of `SealedValue`: one long value passes between threads faster than many
 * short ones.
 */
export type SealedValues = { readonly keys: Uint8Array; readonly json: string };

/** The JSON of a list of the values; null for one that cannot be opened. */
export type OpenedValues = string;

parentPort?.on('message', ({ keys, json }: SealedValues) => {
  const values: readonly SealedValue[] = JSON.parse(json);
  const opened = values.map(([place, bound, sealed]) => {
    try {
      return unsealedText(keys.subarray(place * keyBytes, (place + 1) * keyBytes), bound, sealed);
    } catch {
      return 'null';
    }
  });
  parentPort?.postMessage(`[${opened.join(',')}]` satisfies OpenedValues);
});
