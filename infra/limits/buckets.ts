import type { Limit } from './limit.ts';

/** The result of taking tokens: the number granted, and when it is 0, the seconds until there is one. */
export type Taken = { readonly granted: number; readonly waitS: number };

/** A store of buckets. `take` takes up to `wanted` tokens; it rejects when the store cannot be reached. */
export type Buckets = { take(key: Buffer, limit: Limit, wanted: number): Promise<Taken> };

/** The result of a take that left so many tokens: when none was granted, the seconds until there is a whole one. */
export const takenOf = (granted: number, tokens: number, { perMinute }: Limit): Taken => ({
  granted,
  waitS: granted > 0 ? 0 : Math.max(1, Math.ceil(((1 - tokens) / perMinute) * 60)),
});
