import type { Pool } from 'pg';
import type { Projection } from '#projections/projection.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ModelSum } from './manifest.ts';
import { modelSums } from './model-sums.ts';

type Compared = {
  readonly schema: string;
  readonly rows: number;
  /** `unknown` for one that was behind its log when the backup was made, or is of another version now. */
  readonly is: 'same' | 'different' | 'unknown';
};

/** Compares the read models now with those at the time of the backup. */
export const compareModels = async (
  pool: Pool,
  then: readonly ModelSum[],
  projections: readonly Projection[],
): Promise<Compared[]> => {
  const now = await inTransaction(
    pool,
    (client) => modelSums(client, projections),
    'begin isolation level repeatable read read only',
  );
  return now.map(({ schema, position, rows, sum }) => {
    const before = then.find((one) => one.schema === schema);
    if (before?.position !== position) return { schema, rows, is: 'unknown' };
    return { schema, rows, is: before.rows === rows && before.sum === sum ? 'same' : 'different' };
  });
};
