/** The same draws in the same order on every machine: mulberry32 from `seed`. */
export const random = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0 to below 1. */
    next,
    chance: (share: number): boolean => next() < share,
    below: (most: number): number => Math.floor(next() * most),
    of: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
  };
};

export type Random = ReturnType<typeof random>;
