import { expect, vi } from 'vitest';

/** Waits until `met` answers something true; looks every 5 ms, since messages come in milliseconds. */
export const until = (met: () => unknown) =>
  vi.waitFor(() => expect(met()).toBeTruthy(), { timeout: 30_000, interval: 5 });

/** The numbers from 0 to `n` - 1: what was sent, in its order. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, index) => index);
