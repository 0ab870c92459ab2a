import { expect, test } from 'vitest';
import { inTurns } from '#infra/access/in-turns.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';

/** Work that ends when it is told to, in the order in which it was begun. */
const stage = (options: Parameters<typeof inTurns>[0] = {}) => {
  const inTurn = inTurns(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (whose: string, name = whose): Promise<string> =>
    inTurn({ of: whose, known: whose.startsWith('known') }, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  const endAll = async (): Promise<void> => {
    for (let idle = 0; idle < 5; idle++) {
      const end = ends.shift();
      if (end) idle = 0;
      end?.();
      await new Promise(setImmediate);
    }
  };
  return { ask, begun, endAll };
};

test('one address that asks for a hundred does not keep another waiting for more than one', async () => {
  const { ask, begun, endAll } = stage({ most: 200, mostInLine: 150 });
  const flood = Array.from({ length: 100 }, (_, n) => ask('flood', `flood-${n}`));
  const one = ask('someone');
  await endAll();
  expect(await one).toBe('someone');
  expect(begun.indexOf('someone')).toBeLessThanOrEqual(2);
  expect(await Promise.all(flood)).toHaveLength(100);
});

test('a line that is full takes nobody more, and others are still taken', async () => {
  const { ask, endAll } = stage({ most: 10, mostInLine: 2 });
  const mine = [ask('a'), ask('a'), ask('a')];
  await expect(ask('a')).rejects.toThrow(TooManyRequests);
  const theirs = ask('b');
  await endAll();
  expect(await Promise.all([...mine, theirs])).toEqual(['a', 'a', 'a', 'b']);
});

test('when all lines are full, the longest makes room for whoever has none', async () => {
  const { ask, endAll } = stage({ most: 4, mostInLine: 4 });
  const flood = Array.from({ length: 5 }, (_, n) => ask('flood', `flood-${n}`)); // one at work, four waiting
  const settled = Promise.allSettled(flood);
  const one = ask('someone');
  await endAll();
  expect(await one).toBe('someone');
  expect((await settled).map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected']);
});

test('from however many addresses strangers come, a known device is next', async () => {
  const { ask, begun, endAll } = stage({ most: 5, mostInLine: 2 });
  const strangers = Promise.allSettled(Array.from({ length: 9 }, (_, n) => ask(`stranger-${n}`)));
  await expect(ask('one-more')).rejects.toThrow(TooManyRequests);
  const owner = ask('known-device');
  await endAll();
  expect(await owner).toBe('known-device');
  expect(begun.indexOf('known-device')).toBe(1);
  expect((await strangers).filter(({ status }) => status === 'rejected')).toHaveLength(3);
});

test('what fails does not hold up what waits', async () => {
  const inTurn = inTurns();
  const failed = inTurn({ of: 'a', known: false }, async () => {
    throw new Error('no');
  });
  const next = inTurn({ of: 'a', known: false }, async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
