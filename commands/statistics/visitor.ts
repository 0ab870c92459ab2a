import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { stringify } from 'uuid';

export type Visitor = {
  /** The IP address, or the /64 of an IPv6 address (`subscriberOf`). */
  readonly subscriber: string;
  /** The kind of device, from the user agent: `android`, `ios` or `computer`. */
  readonly machine: string;
};

/**
 * A visitor's id for one day: a keyed hash of their address and kind of device. All processes share the day's salt,
 * which is deleted after it, so that nobody can find out who the visitor was, or recognise them on another day.
 */
export const visitorNames = (pool: Pool) => {
  let cached: { readonly day: string; readonly salt: Buffer } | undefined;

  const saltOf = async (day: string): Promise<Buffer> => {
    if (cached?.day === day) return cached.salt;
    await pool.query('insert into statistics.salt (day, salt) values ($1, $2) on conflict do nothing', [
      day,
      randomBytes(32),
    ]);
    const { rows } = await pool.query<{ salt: Buffer }>('select salt from statistics.salt where day = $1', [day]);
    await pool.query('delete from statistics.salt where day < $1', [day]);
    const [row] = rows;
    if (!row) throw new Error('the salt of the day is gone');
    cached = { day, salt: row.salt };
    return row.salt;
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
