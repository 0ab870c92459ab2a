import type { Pool } from 'pg';
import { formDraftDays } from '#infra/access/form-drafts.ts';
import { forget } from '../statistics/forget.ts';
import { removeLooseFiles, type Stored } from './loose-files.ts';

/** The retention times, as PostgreSQL intervals. `register.ts` describes each for people. */
export const retentionTimes = {
  addresses: '12 months',
  mails: '30 days',
  links: '0 days',
  live: '1 day',
  formDrafts: `${formDraftDays} days`,
  inactive: '36 months',
} as const;

export type Retaining = Stored;

const deleted = async (pool: Pool, sql: string, now: Date, interval: string): Promise<number> =>
  (await pool.query(sql, [now.toISOString(), interval])).rowCount ?? 0;

/** Deletes data whose retention time is over; returns how many of each kind. Running it twice does no harm. */
export const retain = async (parts: Retaining, now: Date): Promise<Readonly<Record<string, number>>> => {
  const { pool } = parts;
  await forget(pool, now);
  const old = `< $1::timestamptz - $2::interval`;
  return {
    addresses:
      (await deleted(
        pool,
        `update access.sign_in set first_ip = case when first_at ${old} then '' else first_ip end,
           last_ip = case when last_at ${old} then '' else last_ip end
         where (first_at ${old} and first_ip != '') or (last_at ${old} and last_ip != '')`,
        now,
        retentionTimes.addresses,
      )) +
      (await deleted(
        pool,
        `update access.session set ip = '' where seen_at ${old} and ip != ''`,
        now,
        retentionTimes.addresses,
      )),
    attempts: await deleted(pool, `delete from access.attempt where at ${old}`, now, retentionTimes.addresses),
    sessions: await deleted(pool, `delete from access.session where expires_at ${old}`, now, retentionTimes.links),
    links: await deleted(pool, `delete from access.link where expires_at ${old}`, now, retentionTimes.links),
    codes: await deleted(pool, `delete from access.code where expires_at ${old}`, now, retentionTimes.links),
    drafts: await deleted(pool, `delete from access.draft where expires_at ${old}`, now, retentionTimes.links),
    formDrafts: await deleted(pool, `delete from access.form_draft where at ${old}`, now, retentionTimes.formDrafts),
    mails: await deleted(pool, `delete from mailbox.mail where at ${old}`, now, retentionTimes.mails),
    live: await deleted(pool, `delete from live.message where at ${old}`, now, retentionTimes.live),
    files: await removeLooseFiles(parts, now),
  };
};
