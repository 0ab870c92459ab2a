import type { Database } from '#infra/database/database.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { categoryRequests } from '#projections/company/category-requests.ts';
import { numberProblems } from '#projections/company/number-problems.ts';
import { readModel } from '#projections/projection.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import { contractsParams, filteredContracts } from './contracts-list.ts';

/**
 * What waits at a client: a contract that should go on, another category, somebody who wants to manage the page, a
 * number that does not answer.
 */
export type ClientRequest = {
  readonly kind: 'renewal' | 'category' | 'management' | 'numbers';
  readonly company: CompanyName;
  /** The contract of that client. */
  readonly number: string;
  /** ISO 8601. */
  readonly since: string;
};

type Waiting = Omit<ClientRequest, 'company'> & { readonly company: number };

/** What waits at companies; `numbers` has the contract of each. */
const atClients = async (db: Database, numbers: ReadonlyMap<number, string>): Promise<readonly Waiting[]> => {
  const clients = [...numbers.keys()];
  if (clients.length === 0) return [];
  const [categories, managers, broken] = await Promise.all([
    readModel(db, categoryRequests)
      .selectFrom('request')
      .select(['company', 'since'])
      .where('company', 'in', clients)
      .where('outcome', 'is', null)
      .execute(),
    readModel(db, companyAccess)
      .selectFrom('request')
      .select(['company', 'since'])
      .where('company', 'in', clients)
      .where('outcome', 'is', null)
      .execute(),
    readModel(db, numberProblems)
      .selectFrom('company')
      .select(['company', 'since'])
      .where('company', 'in', clients)
      .execute(),
  ]);
  const of = (kind: ClientRequest['kind'], rows: readonly { readonly company: number; readonly since: string }[]) =>
    rows.map(({ company, since }) => ({ kind, company, since, number: numbers.get(company) ?? '' }));
  return [...of('category', categories), ...of('management', managers), ...of('numbers', broken)];
};

/**
 * What waits for a commercial, the oldest first: the renewals that their clients ask for, and what waits at the
 * companies whose running contracts they look after.
 */
export const clientRequests = async (
  db: Database,
  commercial: string,
  today: string,
): Promise<readonly ClientRequest[]> => {
  const [contracts, renewals] = await Promise.all([
    filteredContracts(db, contractsParams.parse({ commercial, state: 'running' }), today)
      .select(['company', 'number'])
      .orderBy('number')
      .execute(),
    filteredContracts(db, contractsParams.parse({ commercial, renewal: 'yes' }), today)
      .select(['company', 'number', 'renewalAsked'])
      .execute(),
  ]);
  const waiting: readonly Waiting[] = [
    ...renewals.map(({ renewalAsked, ...of }) => ({ kind: 'renewal' as const, since: renewalAsked ?? '', ...of })),
    ...(await atClients(db, new Map(contracts.map(({ company, number }) => [company, number])))),
  ];
  const names = await companyNames(
    db,
    waiting.map(({ company }) => company),
  );
  return waiting
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.company - b.company)
    .map(({ company, ...one }) => ({
      ...one,
      company: names.get(company) ?? { id: company, name: `#${company}`, slug: '' },
    }));
};
