import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Ring, Secret } from './secret.ts';

/** A key for encryption. Every encrypted value begins with the id of its key. */
export type SealingKey = {
  /** Eight hexadecimal digits. */
  readonly id: string;
  readonly value: Buffer;
  /** When its use begins. Before that, all processes load it. */
  readonly from: Date;
};

const lookAgainMs = 60_000;
const learntMs = 3 * lookAgainMs;
/** Values that are not encrypted again have expired after this time: links and drafts last one day. */
const lastingDays = 2;

const firstId = '00000000';

const readKeys = async (pool: Pool): Promise<SealingKey[]> => {
  const { rows } = await pool.query<SealingKey>(
    `select substring(name from 6) as id, value, used_from as "from" from access.secret
     where name like 'seal/%' order by used_from`,
  );
  return rows;
};

/** Returns the keys of this installation, read again every minute. `first` is its first key. */
export const keyRing = async (pool: Pool, first: Buffer): Promise<Ring> => {
  const one: SealingKey = { id: firstId, value: first, from: new Date(0) };
  let keys: readonly SealingKey[] = [one, ...(await readKeys(pool))];
  const looking = setInterval(() => {
    if (pool.ended) return clearInterval(looking);
    readKeys(pool).then(
      (read) => {
        keys = [one, ...read];
      },
      () => {}, // read again in a minute; a key that is not loaded is not used
    );
  }, lookAgainMs).unref();
  return {
    keys: () => keys,
    current: () => keys.findLast(({ from }) => from.getTime() <= Date.now()) ?? one,
  };
};

/** Creates a new key. Returns when its use begins: after every process has loaded it. */
export const renewKey = async (pool: Pool, now: Date): Promise<Date> => {
  const from = new Date(now.getTime() + learntMs);
  await pool.query('insert into access.secret (name, value, used_from) values ($1, $2, $3)', [
    `seal/${randomBytes(4).toString('hex')}`,
    randomBytes(32),
    from,
  ]);
  return from;
};

/** Encrypts lasting values again with the current key, and deletes keys that no value needs. Returns both counts. */
export const resealAll = async (
  pool: Pool,
  secret: Secret,
  now: Date,
): Promise<{ readonly resealed: number; readonly destroyed: number }> => {
  const { rows } = await pool.query<{ account: string; sealed: Buffer }>(
    'select account, sealed from access.second_factor',
  );
  const stale = rows.filter(({ sealed }) => !secret.isFresh(sealed));
  for (const { account, sealed } of stale)
    await pool.query('update access.second_factor set sealed = $3 where account = $1 and sealed = $2', [
      account,
      sealed,
      secret.seal(secret.open(sealed)),
    ]);
  const { rowCount } = await pool.query(
    `delete from access.secret old where name like 'seal/%' and exists (
       select from access.secret next where next.name like 'seal/%' and next.used_from > old.used_from
         and next.used_from < $1::timestamptz - make_interval(days => $2))`,
    [now, lastingDays],
  );
  return { resealed: stale.length, destroyed: rowCount ?? 0 };
};
