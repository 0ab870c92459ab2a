import fc from 'fast-check';
import { test } from 'vitest';
import { z } from 'zod';
import { Rejection } from '#domain/rejection.ts';

/** Inputs for each parser; `FUZZ=1000 npm test -- tests/security/fuzz` looks longer. */
const runs = Number(process.env.FUZZ ?? 25);
/** The same inputs each time; a failure prints the seed and the input that it shrank to. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

const maxMainThreadMs = 50;
const maxMemoryBytes = 300 * 1024 * 1024;

/**
 * Text up to `max` characters: a few of `parts` and of anything, and again and again what was begun, which is what makes
 * a parser slow.
 */
export const heapOf = (parts: readonly string[], max: number): fc.Arbitrary<string> => {
  const part = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...parts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  );
  const heap = fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 1, 20, max))
    .map(([some, times]) => {
      const text = some.join('');
      return text.repeat(Math.ceil(Math.min(times, max / Math.max(1, text.length))));
    });
  return fc.array(heap, { minLength: 1, maxLength: 4 }).map((heaps) => heaps.join('').slice(0, max));
};

/** A file with some of its bytes changed, taken out or said again. */
export const damaged = (files: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 12 }), fc.nat({ max: 40 })), { maxLength: 6 }),
    )
    .map(([file, changes]) =>
      changes.reduce((bytes, [at, put, gone]) => {
        const from = at % Math.max(1, bytes.length);
        return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + gone)]);
      }, file),
    );

/** What a caller is told in words, not a fault of ours. */
const isRefusal = (error: unknown): boolean => error instanceof Rejection || error instanceof z.ZodError;

/** The CPU time that `parse` takes of this thread, in ms; the least of a few where a busy machine makes it seem too much. */
const mainThreadMs = async (parse: () => unknown, enoughMs: number): Promise<number> => {
  let leastMs = Infinity;
  for (let attempt = 0; attempt < 8 && leastMs > enoughMs; attempt++) {
    const before = process.threadCpuUsage();
    try {
      await parse();
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    const { user, system } = process.threadCpuUsage(before);
    leastMs = Math.min(leastMs, (user + system) / 1000);
  }
  return leastMs;
};

/** A parser reads or refuses whatever comes, and holds neither the main thread nor the memory. */
export const fuzz = <T>(
  name: string,
  input: fc.Arbitrary<T>,
  parse: (input: T) => unknown,
  { share = 1, maxMs = maxMainThreadMs }: { readonly share?: number; readonly maxMs?: number } = {},
): void => {
  test(name, { timeout: 30_000 + runs * 2000 }, async () => {
    const before = process.memoryUsage().rss;
    const property = fc.asyncProperty(input, async (one) => {
      const ms = await mainThreadMs(() => parse(one), maxMs);
      if (ms > maxMs) throw new Error(`${name} held the main thread for ${Math.round(ms)} ms`);
      const bytes = process.memoryUsage().rss - before;
      if (bytes > maxMemoryBytes) throw new Error(`${name} took ${Math.round(bytes / 1024 / 1024)} MB`);
    });
    await fc.assert(property, { seed, numRuns: Math.max(3, Math.round(runs * share)), endOnFailure: runs <= 25 });
  });
};
