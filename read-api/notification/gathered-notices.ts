import { sql } from 'kysely';
import { gatherS } from '#domain/notification/notice.ts';
import type { NoticeKindName } from '#domain/notification/notice-kinds.ts';
import type { Database } from '#infra/database/database.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';
import { toldTo } from './told-to.ts';

/** One notice of an account: its kind, its sort key and its time (ISO 8601). */
type OneNotice = { readonly kind: NoticeKindName; readonly seq: string; readonly at: string };

/** The most notices that are counted. */
const countedUpTo = 10_000;

const shifted = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();

const isOfKind = (kind: NoticeKindName) => sql<boolean>`about->>'kind' = ${kind}`;

/** Whether an earlier notice of the kind, which the account has not read, was told shortly before. */
export const isToldAlready = async (db: Database, account: string, { kind, seq, at }: OneNotice): Promise<boolean> => {
  const all = await toldTo(db, account);
  const earlier = await db
    .selectFrom(all.where('n.seq', '<', seq).where('n.at', '>=', shifted(at, -gatherS)).as('told'))
    .select('seq')
    .where('unread', '=', true)
    .where(isOfKind(kind))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
};

/**
 * Returns how many notices of the kind followed each other within `gatherS`, this one being the last; null when a later
 * one speaks for it.
 */
export const gatheredCount = async (
  db: Database,
  account: string,
  { kind, seq, at }: OneNotice,
): Promise<number | null> => {
  const all = readModel(db, notifications)
    .selectFrom('notification')
    .where('audience', '=', account)
    .where(isOfKind(kind));
  const later = await all
    .select('seq')
    .where('seq', '>', seq)
    .where('at', '<=', shifted(at, gatherS))
    .limit(1)
    .executeTakeFirst();
  if (later) return null;
  const earlier = await all.select('at').where('seq', '<', seq).orderBy('seq', 'desc').limit(countedUpTo).execute();
  let count = 1;
  let first = at;
  for (const one of earlier) {
    if (one.at < shifted(first, -gatherS)) break;
    first = one.at;
    count++;
  }
  return count;
};
