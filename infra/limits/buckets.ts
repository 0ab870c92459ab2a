import type { Limit } from './limit.ts';

/** What came of asking for tokens: how many were granted, and when there are none, the seconds until there is one. */
export type Taken = { readonly granted: number; readonly waitS: number };

/** Where buckets are. Takes up to `wanted` tokens of one; rejects where it cannot be reached. */
export type Buckets = { take(key: Buffer, limit: Limit, wanted: number): Promise<Taken> };

export const takenOf = (granted: number, tokens: number, { perMinute }: Limit): Taken => ({
  granted,
  waitS: granted > 0 ? 0 : Math.max(1, Math.ceil(((1 - tokens) / perMinute) * 60)),
});
