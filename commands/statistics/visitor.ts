import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { stringify } from 'uuid';

export type Visitor = {
  /** Whose connection it is (`subscriberOf`). */
  readonly subscriber: string;
  /** What kind of machine the browser says that it runs on. */
  readonly machine: string;
};

/** The UTC day of an instant, as `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Today's name of a visitor, from the connection and the kind of machine under a salt that all processes share and that
 * is thrown away with the day: afterwards nothing tells who it was, nor that tomorrow's visitor is the same one.
 */
export const visitorNames = (pool: Pool) => {
  let kept: { readonly day: string; readonly salt: Buffer } | undefined;

  const saltOf = async (day: string): Promise<Buffer> => {
    if (kept?.day === day) return kept.salt;
    await pool.query('insert into statistics.salt (day, salt) values ($1, $2) on conflict do nothing', [
      day,
      randomBytes(32),
    ]);
    const { rows } = await pool.query<{ salt: Buffer }>('select salt from statistics.salt where day = $1', [day]);
    await pool.query('delete from statistics.salt where day < $1', [day]);
    const [found] = rows;
    if (!found) throw new Error('the salt of the day is gone');
    kept = { day, salt: found.salt };
    return found.salt;
  };

  return async ({ subscriber, machine }: Visitor, day: string): Promise<string> => {
    const digest = createHmac('sha256', await saltOf(day))
      .update(`${subscriber}\n${machine}`)
      .digest();
    digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
    digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
    return stringify(digest.subarray(0, 16));
  };
};
