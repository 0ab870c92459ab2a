import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { every } from '#infra/database/every.ts';
import { sessionLocks } from '#infra/database/locks.ts';
import { underLease } from '#infra/database/under-lease.ts';
import { freshDatabase } from '#tests/postgres.ts';

test('work under a lease is done by one process at a time, and another takes over', async () => {
  await using db = await freshDatabase();
  const working: string[] = [];
  let most = 0;
  const begin = (name: string) => {
    const ending = new AbortController();
    const locks = sessionLocks(db.pool);
    const options = { locks, name: 'work', signal: ending.signal, lookEveryMs: 5, onError: () => {} };
    const ended = underLease(options, async (signal) => {
      working.push(name);
      most = Math.max(most, working.length);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      working.splice(working.indexOf(name), 1);
    });
    const stop = async () => {
      ending.abort();
      await ended;
      await locks.close();
    };
    return { name, stop };
  };
  const processes = [begin('first'), begin('second')];
  await expect.poll(() => working).toHaveLength(1);
  const [name] = working;
  await processes.find((one) => one.name === name)?.stop();
  await expect.poll(() => working).toEqual(processes.map((one) => one.name).filter((one) => one !== name));
  for (const one of processes) await one.stop();
  expect([most, working]).toEqual([1, []]);
});

test('after an error it is tried again, later each time, and sooner once it got on', async () => {
  const ending = new AbortController();
  const lease = { signal: new AbortController().signal, release: async () => {} };
  const errors: unknown[] = [];
  const begun: number[] = [];
  const options = {
    locks: { take: async () => lease },
    ...{ name: 'work', signal: ending.signal, lookEveryMs: 5 },
    onError: (error: unknown) => void errors.push(error),
  };
  await underLease(options, async (_, moved) => {
    begun.push(performance.now());
    if (begun.length === 4) moved();
    if (begun.length === 5) ending.abort();
    throw new Error(`number ${begun.length}`);
  });
  const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  for (const [index, least] of [49, 99, 199, 49].entries()) expect(pauses[index]).toBeGreaterThanOrEqual(least);
  expect(pauses[3]).toBeLessThan(pauses[2] ?? 0);
  expect(errors).toHaveLength(4);
});

test('work that is done every so often goes on after an error, and ends at once when it is told to', async () => {
  const ending = new AbortController();
  const errors: unknown[] = [];
  let rounds = 0;
  const work = async (): Promise<void> => {
    rounds += 1;
    if (rounds === 2) throw new Error('once');
  };
  const ended = every(
    () => (rounds < 3 ? 1 : 3_600_000),
    ending.signal,
    work,
    (error) => errors.push(error),
  );
  await expect.poll(() => rounds).toBe(3);
  ending.abort();
  expect(await Promise.race([ended.then(() => 'ended'), wait(1_000)])).toBe('ended');
  expect(errors).toMatchObject([{ message: 'once' }]);
  await expect(every(1, new AbortController().signal, () => Promise.reject(new Error('first')))).rejects.toThrow(
    'first',
  );
});
