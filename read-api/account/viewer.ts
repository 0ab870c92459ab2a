import type { Viewer } from '#domain/account/viewer.ts';
import { type CompanyRole, isStaff } from '#domain/actor.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';

type OpenSession = {
  readonly id: string;
  readonly account: string;
  readonly actor: string | null;
  readonly strong: boolean;
};

/**
 * Returns the viewer of a session. Null when the account is blocked, not projected yet, or its email is not confirmed;
 * an unconfirmed account has a viewer only while an administrator impersonates it.
 */
export const viewer = async (db: Database, session: OpenSession): Promise<Viewer | null> => {
  const read = readModel(db, accounts);
  const row = await read.selectFrom('account').selectAll().where('id', '=', session.account).executeTakeFirst();
  if (!row || row.blocked || !(row.confirmed || session.actor)) return null;
  const managed = await read.selectFrom('manager').selectAll().where('account', '=', session.account).execute();
  const companies: Record<number, CompanyRole> = {};
  for (const { company, role } of managed) if (role) companies[company] = role;
  const mustStrengthen = isStaff({ id: row.id, role: row.role }) && !session.strong;
  return {
    id: row.id,
    role: mustStrengthen ? 'member' : row.role,
    level: row.level,
    companies,
    displayName: [row.firstname, row.lastname].filter(Boolean).join(' ') || null,
    language: row.language,
    confirmed: row.confirmed,
    session: session.id,
    impersonatedBy: session.actor,
    mustStrengthen,
  };
};

/** Returns a person's email address, language and first name; null when there is no address. */
export const addressOf = async (
  db: Database,
  accountId: string,
): Promise<{ email: string; language: Language; name: string } | null> => {
  const row = await readModel(db, accounts)
    .selectFrom('account')
    .select(['email', 'language', 'firstname'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.email ? { email: row.email, language: row.language, name: row.firstname ?? '' } : null;
};
