import type { Pool } from 'pg';
import { inTransaction } from './transaction.ts';

export const createNumbers = `
  create schema if not exists numbers;
  create table if not exists numbers.counter (kind text primary key, last bigint not null);
  create table if not exists numbers.number (kind text, key text, number bigint not null, primary key (kind, key))`;

/**
 * Returns a number for each key, counted per kind from 1 without gaps, in the order of the keys. A key always keeps
 * its number: a repeated command or import gets the same numbers again.
 */
export const reserveNumbers = async (pool: Pool, kind: string, keys: readonly string[]): Promise<number[]> => {
  const rows = await inTransaction(pool, async (client) => {
    await client.query(
      `insert into numbers.counter (kind, last) values ($1, 0)
       on conflict (kind) do update set last = counter.last`,
      [kind],
    );
    const numbered = await client.query<{ number: number }>(
      `with wanted as (select key, min(place) as place from unnest($2::text[]) with ordinality as w(key, place) group by key),
       known as (select key, number from numbers.number where kind = $1 and key = any($2)),
       missing as (
         select key, last + row_number() over (order by place) as number
         from wanted cross join (select last from numbers.counter where kind = $1) c
         where not exists (select from known where known.key = wanted.key)),
       added as (insert into numbers.number select $1, key, number from missing returning key, number),
       counted as (update numbers.counter set last = last + (select count(*) from missing) where kind = $1)
       select coalesce(known.number, added.number) as number
       from unnest($2::text[]) with ordinality as w(key, place)
       left join known using (key) left join added using (key) order by place`,
      [kind, keys],
    );
    return numbered.rows;
  });
  return rows.map(({ number }) => number);
};
