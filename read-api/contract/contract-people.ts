import { sql } from 'kysely';
import { type Role, roles } from '#domain/actor.ts';
import { type ContractPlace, mayHold } from '#domain/contract/contract.permissions.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { readModel, schemaOf } from '#projections/projection.ts';

export type ContractPerson = { readonly id: string; readonly name: string; readonly role: Role };

const working: readonly Role[] = ['commercial', 'production', 'production_lead', 'admin', 'superadmin'];

/** Returns the people who may be chosen for contracts, by their names. */
export const contractPeople = async (db: Database): Promise<readonly ContractPerson[]> => {
  const rows = await readModel(db, accounts)
    .selectFrom('account')
    .select(['id', 'firstname', 'lastname', 'role'])
    .where('role', 'in', [...working])
    .where('blocked', '=', false)
    .execute();
  return rows
    .map(({ id, firstname, lastname, role }) => ({
      id,
      name: [firstname, lastname].filter(Boolean).join(' ') || id.slice(0, 8),
      role: role as Role,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
};

/** Someone whom contracts name in a place that they can no longer hold: blocked, in another role, or deleted. */
export type GonePerson = { readonly id: string; readonly name: string | null; readonly place: ContractPlace };

/** Of an `account`: whether it can hold a place in a contract. */
const holds = (place: ContractPlace) =>
  sql<boolean>`(not account.blocked and account.role in (${sql.join(roles.filter((role) => mayHold[place]({ role })))}))`;

/** The ids of the accounts that can hold a place in a contract, for `not in`. */
export const holdersOf = (place: ContractPlace) =>
  sql`(select account.id from ${sql.id(schemaOf(accounts), 'account')} account where ${holds(place)})`;

/** The ids in a place of all contracts, each found by the index after the one before it. */
const named = (place: ContractPlace) => {
  const [id, contract] = [sql.id(place), sql.id(schemaOf(contracts), 'contract')];
  return sql`(
    with recursive one as (
      (select ${id} as id from ${contract} where ${id} is not null order by ${id} limit 1)
      union all
      select (select min(${id}) from ${contract} where ${id} > one.id) from one where one.id is not null)
    select id from one where id is not null)`;
};

const goneFrom = (place: ContractPlace) => sql`
  select ${place} as place, named.id, account.firstname, account.lastname
  from ${named(place)} named
  left join ${sql.id(schemaOf(accounts), 'account')} account on account.id = named.id
  where account.id is null or not ${holds(place)}`;

/** Returns those whom contracts still name in a place that they can no longer hold, by their names. */
export const contractPeopleGone = async (db: Database): Promise<readonly GonePerson[]> => {
  const { rows } = await sql<{
    place: ContractPlace;
    id: string;
    firstname: string | null;
    lastname: string | null;
  }>`${sql.join([goneFrom('commercial'), goneFrom('production'), goneFrom('lead')], sql` union all `)}`.execute(db);
  return rows
    .map(({ place, id, firstname, lastname }) => ({
      ...{ place, id },
      name: [firstname, lastname].filter(Boolean).join(' ') || null,
    }))
    .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'fr') || a.id.localeCompare(b.id));
};
