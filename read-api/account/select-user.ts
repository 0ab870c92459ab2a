import { sql } from 'kysely';
import { fold } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';
import { pageSize, pagesOf, type StaffChoices, type StaffLookUpParams } from '../place/lookup-params.ts';
import { calledOrAlike, hasWords } from '../place/near-names.ts';

const key = sql<string>`account.key`;

/**
 * Finds people by their names, the beginning of their e-mail or the id of their account. Where nobody is called so,
 * those with a name that is alike. Nothing typed finds nobody. The label adds the e-mail, as the list of accounts does.
 */
export const selectUser = async (database: Database, { q, page }: StaffLookUpParams): Promise<StaffChoices> => {
  const text = q.trim().toLowerCase();
  if (!text) return { results: [], nbPages: 0 };
  const db = readModel(database, accounts);
  const typed = fold(q);
  const exact = sql<boolean>`(account.id = ${text} or starts_with(lower(account.email), ${text}))`;
  const called = typed ? sql<boolean>`(${exact} or ${hasWords(key, q)})` : exact;
  const count = async (found: typeof called): Promise<number> => {
    const all = db.selectFrom('account').where(found);
    return (await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  };
  const { found, total, order } = await calledOrAlike(called, count, key, typed);
  const rows = await db
    .selectFrom('account')
    .where(found)
    .select(['id', 'email', 'firstname', 'lastname'])
    .orderBy(order)
    .orderBy('key')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const results = rows.map(({ id, email, firstname, lastname }) => {
    const name = [firstname, lastname].filter(Boolean).join(' ');
    return { id, name: name || email || id, label: [name, email].filter(Boolean).join(' · ') || id };
  });
  return { results, nbPages: pagesOf(total) };
};
