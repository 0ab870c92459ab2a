import { describe, expect, test } from 'vitest';
import { Busy, inBatches } from '#infra/database/batches.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('what is measured', () => {
  test('is written together, each with its own answer', async () => {
    const written: number[][] = [];
    const batches = inBatches<number, number>(
      async (items) => {
        written.push([...items]);
        return items.map((item) => item * 10);
      },
      { lingerMs: 5 },
    );
    expect(await Promise.all([1, 2, 3].map((item) => batches.add(item)))).toEqual([10, 20, 30]);
    expect(written).toEqual([[1, 2, 3]]);
    await batches.close();
  });

  test('is written in full before the end, and nothing is taken afterwards', async () => {
    const written: number[] = [];
    const batches = inBatches<number, undefined>(
      async (items) => {
        written.push(...items);
        return items.map(() => undefined);
      },
      { lingerMs: 3_600_000 },
    );
    const added = Array.from({ length: 12_000 }, (_, index) => batches.add(index));
    await batches.close();
    await Promise.all(added);
    expect(written).toHaveLength(12_000);
    await expect(batches.add(1)).rejects.toBeInstanceOf(Busy);
  });

  test('never fills the memory: beyond a number, it is not taken', async () => {
    const batches = inBatches<number, undefined>(async (items) => items.map(() => undefined), {
      lingerMs: 3_600_000,
      most: 2,
    });
    const kept = [batches.add(1), batches.add(2)];
    await expect(batches.add(3)).rejects.toBeInstanceOf(Busy);
    await batches.close();
    await Promise.all(kept);
  });

  test('waits for a database that is away, where nobody waits for the answer', async () => {
    let tries = 0;
    const written: number[] = [];
    const write = async (items: readonly number[]): Promise<undefined[]> => {
      if (++tries < 3) throw away();
      written.push(...items);
      return items.map(() => undefined);
    };
    const batches = inBatches<number, undefined>(write, { lingerMs: 1, patient: true });
    await Promise.all([batches.add(1), batches.add(2)]);
    expect([tries, written]).toEqual([3, [1, 2]]);
    await batches.close();
  });

  test('is told to whoever waits when it cannot be written', async () => {
    const batches = inBatches<number, undefined>(() => Promise.reject(away()), { lingerMs: 1 });
    await expect(batches.add(1)).rejects.toThrow('ECONNREFUSED');
    await batches.close();
  });

  test('that the database will never take is given up, not tried for ever', async () => {
    const batches = inBatches<number, undefined>(() => Promise.reject(new Error('invalid')), {
      lingerMs: 1,
      patient: true,
    });
    await expect(batches.add(1)).rejects.toThrow('invalid');
    await batches.close();
  });
});
