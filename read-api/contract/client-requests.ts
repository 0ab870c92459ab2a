import type { Database } from '#infra/database/database.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { categoryRequests } from '#projections/company/category-requests.ts';
import { numberProblems } from '#projections/company/number-problems.ts';
import { readModel } from '#projections/projection.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import { contractsParams, filteredContracts } from './contracts-list.ts';

/** What waits at a client: another category, somebody who wants to manage the page, a number that does not answer. */
export type ClientRequest = {
  readonly kind: 'category' | 'management' | 'numbers';
  readonly company: CompanyName;
  /** The contract of that client. */
  readonly number: string;
  /** ISO 8601. */
  readonly since: string;
};

/** What waits at the companies whose running contracts a commercial looks after, the oldest first. */
export const clientRequests = async (
  db: Database,
  commercial: string,
  today: string,
): Promise<readonly ClientRequest[]> => {
  const contracts = await filteredContracts(db, contractsParams.parse({ commercial, state: 'running' }), today)
    .select(['company', 'number'])
    .orderBy('number')
    .execute();
  const numbers = new Map(contracts.map(({ company, number }) => [company, number]));
  if (numbers.size === 0) return [];
  const clients = [...numbers.keys()];
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
    rows.map((row) => ({ kind, ...row }));
  const waiting = [...of('category', categories), ...of('management', managers), ...of('numbers', broken)];
  const names = await companyNames(db, clients);
  return waiting
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.company - b.company)
    .map(({ kind, company, since }) => ({
      kind,
      since,
      company: names.get(company) ?? { id: company, name: `#${company}`, slug: '' },
      number: numbers.get(company) ?? '',
    }));
};
