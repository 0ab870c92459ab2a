import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Ring, Secret } from './secret.ts';

/** A key that values are sealed with; each says in its first bytes which one. */
export type SealingKey = {
  /** Eight digits of base 16. */
  readonly id: string;
  readonly value: Buffer;
  /** From when on it is used; before, other processes learn of it. */
  readonly from: Date;
};

const lookAgainMs = 60_000;
const learntMs = 3 * lookAgainMs;
/** Whatever is sealed and not sealed anew is gone by then: links and drafts last a day. */
const lastingDays = 2;

const firstId = '00000000';

const readKeys = async (pool: Pool): Promise<SealingKey[]> => {
  const { rows } = await pool.query<SealingKey>(
    `select substring(name from 6) as id, value, used_from as "from" from access.secret
     where name like 'seal/%' order by used_from`,
  );
  return rows;
};

/** The keys of this installation, looked up again every minute. `first` is the one that it began with. */
export const keyRing = async (pool: Pool, first: Buffer): Promise<Ring> => {
  const one: SealingKey = { id: firstId, value: first, from: new Date(0) };
  let keys: readonly SealingKey[] = [one, ...(await readKeys(pool))];
  setInterval(() => {
    readKeys(pool).then(
      (read) => {
        keys = [one, ...read];
      },
      () => {}, // it is looked again; nothing is sealed with a key that is not known
    );
  }, lookAgainMs).unref();
  return {
    keys: () => keys,
    current: () => keys.findLast(({ from }) => from.getTime() <= Date.now()) ?? one,
  };
};

/** Makes a new key; answers from when on it is used, once every process has learnt of it. */
export const renewKey = async (pool: Pool, now: Date): Promise<Date> => {
  const from = new Date(now.getTime() + learntMs);
  await pool.query('insert into access.secret (name, value, used_from) values ($1, $2, $3)', [
    `seal/${randomBytes(4).toString('hex')}`,
    randomBytes(32),
    from,
  ]);
  return from;
};

/** Seals what lasts under the key that is used now, and destroys keys that nothing needs any more. */
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
