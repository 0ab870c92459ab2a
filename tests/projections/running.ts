import { vi } from 'vitest';
import { checkpoint } from '#projections/checkpoints.ts';
import { type Projection, schemaOf } from '#projections/projection.ts';
import { runProjections } from '#projections/runner.ts';
import type { World } from './engine.ts';

type Said = { readonly level: 'info' | 'warn' | 'error'; readonly what: string };

/** A runner until it is disposed of, and what it logged: `await using runner = await running(world, projections)`. */
export const running = async (world: World, projections: readonly Projection[]) => {
  const ending = new AbortController();
  const said: Said[] = [];
  const told = (level: Said['level']) => (_: unknown, what?: unknown) => void said.push({ level, what: String(what) });
  const log = { info: told('info'), warn: told('warn'), error: told('error') };
  const runner = await runProjections({ ...world, projections, log, signal: ending.signal, lookEvery: 20 });
  const stop = async (): Promise<void> => {
    ending.abort();
    await runner.stopped;
  };
  return { ...runner, said, stop, [Symbol.asyncDispose]: stop };
};

/** Waits for a condition. */
export const until = (is: () => unknown): Promise<unknown> => vi.waitUntil(is, { timeout: 30_000, interval: 20 });

export const stateOf = async ({ pool }: World, projection: Projection): Promise<string | undefined> =>
  (await checkpoint(pool, schemaOf(projection)))?.state;
