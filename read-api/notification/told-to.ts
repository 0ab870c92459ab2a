import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { companyAudience, notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';

/**
 * Everything that one person was told, with whether it is unread: as themselves, and as one of those who run a company's
 * page, from when they began to.
 */
export const toldTo = async (db: Database, account: string) => {
  const read = readModel(db, notifications);
  const listens = await read
    .selectFrom('listener')
    .select(['company', 'since'])
    .where('account', '=', account)
    .execute();
  return read
    .selectFrom('notification as n')
    .leftJoin('read as every', (join) => join.on('every.account', '=', account).on('every.subject', '=', '*'))
    .leftJoin('read as mine', (join) => join.on('mine.account', '=', account).onRef('mine.subject', '=', 'n.subject'))
    .where((eb) =>
      eb.or([
        eb('n.audience', '=', account),
        ...listens.map(({ company, since }) =>
          eb.and([eb('n.audience', '=', companyAudience(company)), eb('n.seq', '>', since)]),
        ),
      ]),
    )
    .select(['n.seq', 'n.topic', 'n.subject', 'n.about', 'n.at'])
    .select(sql<boolean>`n.seq > greatest(coalesce(every.until, ''), coalesce(mine.until, ''))`.as('unread'));
};
