import type { Pool } from 'pg';
import { type Buckets, takenOf } from './buckets.ts';

const elapsedS = 'greatest(0, extract(epoch from now() - b.at))';
const refilled = `least($2::float8, b.tokens + ${elapsedS} * $3::float8)`;
const granted = `least($4::int, floor(${refilled}))::int`;

const take = `insert into limits.bucket as b (key, tokens, granted, at, full_at)
  values ($1, $2::float8 - $4::int, $4::int, now(), now() + make_interval(secs => $4::int / $3::float8))
  on conflict (key) do update set
    tokens = ${refilled} - ${granted},
    granted = ${granted},
    at = greatest(b.at, now()),
    full_at = now() + make_interval(secs => ($2::float8 - ${refilled} + ${granted}) / $3::float8)
  returning granted, tokens`;

/** Buckets in PostgreSQL, by the clock of the database. */
export const postgresBuckets = (pool: Pool): Buckets & { forget(): Promise<void> } => ({
  async take(key, limit, wanted) {
    const { rows } = await pool.query<{ granted: number; tokens: number }>({
      name: 'limits.take',
      text: take,
      values: [key, limit.burst, limit.perMinute / 60, wanted],
    });
    const [row] = rows;
    if (!row) throw new Error('the bucket is gone');
    return takenOf(row.granted, row.tokens, limit);
  },

  /** Deletes the buckets that are full again. */
  async forget() {
    await pool.query('delete from limits.bucket where full_at < now()');
  },
});
