import { type RawBuilder, sql } from 'kysely';
import { fold } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { type AccountRow, accounts } from '#projections/account/accounts.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { readModel, schemaOf } from '#projections/projection.ts';
import { companiesCalled } from '../company/select-company.ts';
import type { AccountFilter } from './account-filter.ts';

type ListedAccount = Omit<AccountRow, 'social' | 'key' | 'mobile'> & {
  readonly companies: number;
  readonly lastAt: string | null;
  readonly firstIp: string | null;
  readonly lastIp: string | null;
};

export type AccountsList = {
  readonly accounts: readonly ListedAccount[];
  readonly count: number;
  readonly pages: number;
};

const accountsAPage = 50;

/** Whether an account manages one of the companies that `which` is true of; it reads `m`, or a `company` of that name. */
const managesOne = (which: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from ${sql.id(schemaOf(accounts), 'manager')} m
    where m.account = account.id and m.role is not null and ${which})`;

const isCalled = (company: string) =>
  sql<boolean>`exists (select from ${sql.id(schemaOf(companySearch), 'company')} company
    where company.id = m.company and ${companiesCalled(company) ?? sql<boolean>`false`})`;

/** Whether a word of a search is in the name, the e-mail or is the id of an account. */
const isSaid = (word: string) => {
  const key = fold(word);
  const written = sql<boolean>`account.id = ${word}
    or position(${word} in lower(concat_ws(' ', account.email, account.firstname, account.lastname))) > 0`;
  return key ? sql<boolean>`(${written} or position(${key} in account.key) > 0)` : sql<boolean>`(${written})`;
};

const yes = (answer: string | undefined): boolean | undefined => (answer ? answer === 'yes' : undefined);

/** Returns the query of the accounts that match a filter, to count, page or stream. */
export const filteredAccounts = (db: Database, filter: AccountFilter) => {
  const signIn = sql<{ last_at: Date; first_ip: string; last_ip: string }>`access.sign_in`;
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean);
  let query = readModel(db, accounts)
    .selectFrom('account')
    .leftJoin(signIn.as('sign_in'), (join) => join.on(sql<boolean>`sign_in.account::text = account.id`));
  if (filter.account) query = query.where('account.id', '=', filter.account);
  else for (const word of words) query = query.where(isSaid(word));
  if (filter.registeredBy) query = query.where('account.registeredBy', '=', filter.registeredBy);
  if (filter.role) query = query.where('account.role', '=', filter.role);
  if (filter.level) query = query.where('account.level', '=', filter.level);
  const [confirmed, blocked, manages] = [yes(filter.confirmed), yes(filter.blocked), yes(filter.manages)];
  if (confirmed !== undefined) query = query.where('account.confirmed', '=', confirmed);
  if (blocked !== undefined) query = query.where('account.blocked', '=', blocked);
  const manager = managesOne(sql<boolean>`true`);
  if (manages !== undefined) query = query.where(manages ? manager : sql<boolean>`not ${manager}`);
  if (filter.companyId) query = query.where(managesOne(sql<boolean>`m.company = ${Number(filter.companyId)}`));
  else if (filter.company) query = query.where(managesOne(isCalled(filter.company)));
  if (filter.ip) query = query.where(sql<boolean>`${filter.ip} in (sign_in.first_ip, sign_in.last_ip)`);
  if (filter.seen === 'never') query = query.where('sign_in.last_at', 'is', null);
  else if (filter.seen)
    query = query.where(sql<boolean>`sign_in.last_at > now() - make_interval(days => ${Number(filter.seen)})`);
  return query;
};

/** Returns a page of the accounts that match, newest first. */
export const accountsList = async (db: Database, filter: AccountFilter): Promise<AccountsList> => {
  const filtered = filteredAccounts(db, filter);
  const counted = await filtered.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await filtered
    .select([
      'account.id',
      'account.email',
      'account.firstname',
      'account.lastname',
      'account.language',
      'account.registered',
      'account.registeredBy',
      'account.confirmed',
      'account.blocked',
      'account.role',
      'account.level',
      'account.demo',
      sql<number>`(select count(*)::int from ${sql.id(schemaOf(accounts), 'manager')} m
        where m.account = account.id and m.role is not null)`.as('companies'),
      sql<Date | null>`sign_in.last_at`.as('lastAt'),
      sql<string | null>`sign_in.first_ip`.as('firstIp'),
      sql<string | null>`sign_in.last_ip`.as('lastIp'),
    ])
    .orderBy('account.registered', 'desc')
    .orderBy('account.id')
    .limit(accountsAPage)
    .offset((filter.page - 1) * accountsAPage)
    .execute();
  return {
    accounts: rows.map((row) => ({ ...row, lastAt: row.lastAt?.toISOString() ?? null })),
    count: counted.count,
    pages: Math.max(1, Math.ceil(counted.count / accountsAPage)),
  };
};

export type ManagedCompany = { readonly id: number; readonly role: string | null; readonly since: string };
export type AccountDetails = ListedAccount & { readonly managed: readonly ManagedCompany[]; readonly social: string[] };

/** Returns one account with the companies it manages or has requested to manage; null when there is none. */
export const accountDetails = async (db: Database, id: string): Promise<AccountDetails | null> => {
  const { accounts: matches } = await accountsList(db, { q: id, ip: '', page: 1 });
  const account = matches.find((one) => one.id === id);
  if (!account) return null;
  const read = readModel(db, accounts);
  const managed = await read.selectFrom('manager').selectAll().where('account', '=', id).orderBy('since').execute();
  const { social } = await read.selectFrom('account').select('social').where('id', '=', id).executeTakeFirstOrThrow();
  return { ...account, social, managed: managed.map(({ company, role, since }) => ({ id: company, role, since })) };
};

/** Returns the names of these accounts by id; null for a person without a name. */
export const namesOf = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  if (ids.length === 0) return new Map();
  const rows = await readModel(db, accounts)
    .selectFrom('account')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, firstname, lastname }) => [id, [firstname, lastname].filter(Boolean).join(' ') || null]),
  );
};
