import type { ContractPlace } from '#domain/contract/contract.permissions.ts';
import type { Database } from '#infra/database/database.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { readModel } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import type { TeamMember } from './contract-page.ts';
import { type ContractsParams, filteredContracts } from './contracts-list.ts';

/** A contract, with whom it is assigned to. */
export type ChosenContract = {
  readonly number: string;
  readonly version: number;
  readonly company: CompanyName;
  readonly commercial: TeamMember;
  readonly production: TeamMember | null;
  readonly lead: TeamMember | null;
};

/** Returns the contracts of these numbers, in the order of the numbers; one that does not exist is left out. */
export const contractsChosen = async (db: Database, numbers: readonly string[]): Promise<readonly ChosenContract[]> => {
  if (numbers.length === 0) return [];
  const rows = await readModel(db, contracts)
    .selectFrom('contract')
    .select(['number', 'version', 'company', 'commercial', 'production', 'lead'])
    .where('number', 'in', numbers)
    .orderBy('number')
    .execute();
  const ids = rows.flatMap(({ commercial, production, lead }) =>
    [commercial, production, lead].filter((id) => id !== null),
  );
  const [names, companies] = await Promise.all([
    namesOf(db, ids),
    companyNames(
      db,
      rows.map(({ company }) => company),
    ),
  ]);
  const member = (id: string): TeamMember => ({ id, name: names.get(id) ?? null });
  return rows.map(({ company, commercial, production, lead, ...row }) => ({
    ...row,
    company: companies.get(company) ?? { id: company, name: `#${company}`, slug: '' },
    commercial: member(commercial),
    production: production === null ? null : member(production),
    lead: lead === null ? null : member(lead),
  }));
};

/** Somebody for a place in contracts, null for nobody; `limit` is how many contracts are given to them at once. */
type Assignment = { readonly place: ContractPlace; readonly to: string | null; readonly limit: number };

type ToAssign = {
  readonly contracts: readonly ChosenContract[];
  /** How many of those that match are theirs already. */
  readonly same: number;
  /** How many are not theirs beyond the limit. */
  readonly left: number;
};

/** Returns which contracts of a filtered list would become somebody's, by their numbers. */
export const contractsToAssign = async (
  db: Database,
  filter: ContractsParams,
  { place, to, limit }: Assignment,
  today: string,
): Promise<ToAssign> => {
  const all = filteredContracts(db, filter, today);
  const others = all.where(place, 'is distinct from', to);
  const countOf = async (query: typeof all): Promise<number> => {
    const { count } = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    return Number(count);
  };
  const [matching, notTheirs, rows] = await Promise.all([
    countOf(all),
    countOf(others),
    others.select('number').orderBy('number').limit(limit).execute(),
  ]);
  const contracts = await contractsChosen(
    db,
    rows.map(({ number }) => number),
  );
  return { contracts, same: matching - notTheirs, left: notTheirs - rows.length };
};
