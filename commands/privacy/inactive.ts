import type { Pool } from 'pg';
import type { Database } from '#infra/database/database.ts';
import { addressOf } from '#read-api/account/viewer.ts';
import { pendingErasure } from '#read-api/privacy/erasures.ts';
import { partOf } from '../part-of.ts';
import { askErasure } from './ask-erasure.ts';
import { erasureNotice } from './erasure-notice.ts';
import { erasing } from './forget-person.ts';
import { retentionTimes } from './retention.ts';
import type { Emptying } from './sinks.ts';

/** When each account was last used: the last sign-in, or the last request of a session. */
const lastUse = `
  select s.account::text, greatest(s.last_at, max(o.seen_at)) as at
  from access.sign_in s left join access.session o on o.account = s.account group by s.account, s.last_at`;

/** Whether an account was used since then. */
export const usedSince = async (pool: Pool, accountId: string, since: string): Promise<boolean> => {
  const sql = `select 1 from (${lastUse}) used where account = $1 and at > $2`;
  return (await pool.query(sql, [accountId, since])).rowCount === 1;
};

/** Requests the erasure of accounts unused for 36 months, and mails their owners, who can cancel it by signing in. */
export const announceToInactive = async (parts: Emptying & { readonly db: Database }, now: Date): Promise<number> => {
  const { rows } = await parts.pool.query<{ account: string }>(
    `select account from (${lastUse}) used where at < $1::timestamptz - $2::interval limit 1000`,
    [now.toISOString(), retentionTimes.inactive],
  );
  let announced = 0;
  for (const { account: accountId } of rows) {
    const to = await addressOf(parts.db, accountId);
    if (!to || (await pendingErasure(parts.db, accountId))) continue;
    const envelope = erasing(now);
    const data = { accountId, reason: 'inactive', at: 'due' } as const;
    const { events } = await askErasure(parts, { type: 'RequestErasure', data }, partOf(envelope, 'ask'));
    await erasureNotice(parts.pool, accountId, events, to, envelope);
    announced += 1;
  }
  return announced;
};
