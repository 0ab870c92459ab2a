import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';

/**
 * Returns the query of all notifications of a person, with `unread`: those sent to the account, and those sent to an
 * audience after the person joined it.
 */
export const toldTo = async (db: Database, account: string) => {
  const read = readModel(db, notifications);
  const listens = await read
    .selectFrom('listener')
    .select(['audience', 'since'])
    .where('account', '=', account)
    .execute();
  return read
    .selectFrom('notification as n')
    .leftJoin('read as every', (join) => join.on('every.account', '=', account).on('every.subject', '=', '*'))
    .leftJoin('read as mine', (join) => join.on('mine.account', '=', account).onRef('mine.subject', '=', 'n.subject'))
    .where((eb) =>
      eb.or([
        eb('n.audience', '=', account),
        ...listens.map(({ audience, since }) => eb.and([eb('n.audience', '=', audience), eb('n.seq', '>', since)])),
      ]),
    )
    .select(['n.seq', 'n.topic', 'n.subject', 'n.about', 'n.at'])
    .select(sql<boolean>`n.seq > greatest(coalesce(every.until, ''), coalesce(mine.until, ''))`.as('unread'));
};
