import type { Role } from '#domain/actor.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';

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
