import { Registry } from 'prom-client';
import type { Perform } from '#infra/reactions/perform.ts';
import type { Reactor } from '#infra/reactions/reactor.ts';
import { runReactions } from '#infra/reactions/run-reactions.ts';
import type { World } from '#tests/projections/engine.ts';

const hasty = { leaseMs: 5_000, attempts: 4, firstPauseMs: 5, lookEveryMs: 15 };

type Said = { readonly level: 'warn' | 'error'; readonly what: string; readonly of: unknown };

/** Reactors at work until they are disposed of: `await using reacting = await startReacting(world, […], { mail })`. */
export const startReacting = (
  world: World,
  reactors: readonly Reactor[],
  performers: Readonly<Record<string, Perform>>,
  patience = hasty,
) => {
  const ending = new AbortController();
  const said: Said[] = [];
  const told = (level: Said['level']) => (of: unknown, what?: unknown) =>
    void said.push({ level, what: String(what), of });
  const metrics = new Registry();
  const stopped = runReactions({
    ...world,
    reactors,
    performers,
    patience,
    metrics,
    log: { warn: told('warn'), error: told('error') },
    signal: ending.signal,
    lookEvery: 20,
  });
  const stop = async (): Promise<void> => {
    ending.abort();
    await stopped;
  };
  return { said, metrics, stop, [Symbol.asyncDispose]: stop };
};

/** Who keeps what it is asked to do. */
export const keeping = () => {
  const performed: string[] = [];
  const perform: Perform = async ({ key }) => {
    performed.push(key);
    return 'done';
  };
  return { performed, perform };
};
