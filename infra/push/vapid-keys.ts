import type { Pool } from 'pg';
import webPush, { type VapidKeys } from 'web-push';

/**
 * Reads the keys by which push services know this installation; makes them at the first start. Browsers subscribe for the
 * public one: with others, nobody gets a push message until they visit again.
 */
export const vapidKeys = async (pool: Pool): Promise<VapidKeys> => {
  const { rows } = await pool.query<{ value: Buffer }>(
    `insert into access.secret (name, value) values ('vapid', $1)
     on conflict (name) do update set name = excluded.name returning value`,
    [Buffer.from(JSON.stringify(webPush.generateVAPIDKeys()))],
  );
  return JSON.parse(String(rows[0]?.value)) as VapidKeys;
};
