import type { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import { mayExportClientEmail } from '#domain/contract/contract.permissions.ts';
import { lastDayOf } from '#domain/contract/contract-state.ts';
import type { Database } from '#infra/database/database.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { companyNames } from '../company/company-names.ts';
import { contractHistory } from './contract-history.ts';
import { contractsParams, filteredContracts } from './contracts-list.ts';

/** What the list of contracts is narrowed by, without its order and its pages. */
export const clientEmailsFilter = contractsParams.omit({ cursor: true, order: true });
export type ClientEmailsFilter = z.infer<typeof clientEmailsFilter>;

type Whose = { readonly viewer: Actor; readonly today: string };

/** The contracts that match; a commercial gets their own, whatever else they ask for. */
const exportable = (db: Database, filter: ClientEmailsFilter, { viewer, today }: Whose) =>
  filteredContracts(db, viewer.role === 'commercial' ? { ...filter, commercial: viewer.id } : filter, today);

/** Returns the numbers of the contracts that match, `most` of them. */
export const contractNumbers = async (
  db: Database,
  filter: ClientEmailsFilter,
  { most, ...whose }: Whose & { readonly most: number },
): Promise<readonly string[]> => {
  const rows = await exportable(db, filter, whose).select('number').orderBy('number').limit(most).execute();
  return rows.map(({ number }) => number);
};

/** Returns how many contracts match. */
export const countContracts = async (db: Database, filter: ClientEmailsFilter, whose: Whose): Promise<number> => {
  const [row] = await exportable(db, filter, whose)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .execute();
  return Number(row?.count ?? 0);
};

type ClientEmail = {
  readonly number: string;
  readonly company: string;
  readonly email: string;
  readonly lastDay: string;
};

/** Returns the clients' e-mails of these contracts that the viewer may take out now; others are left out. */
export const clientEmails = async (
  { db, ...log }: Reading,
  numbers: readonly string[],
  viewer: Actor,
): Promise<readonly ClientEmail[]> => {
  const found: (Omit<ClientEmail, 'company'> & { readonly companyId: number })[] = [];
  for (const number of numbers) {
    const contract = (await contractHistory(log, number)).at(-1)?.after;
    if (contract?.status !== 'signed' || !mayExportClientEmail(viewer, contract.terms)) continue;
    const { clientEmail: email } = contract.terms;
    if (email) found.push({ number, email, lastDay: lastDayOf(contract), companyId: contract.companyId });
  }
  const companies = await companyNames(
    db,
    found.map(({ companyId }) => companyId),
  );
  return found.map(({ companyId, ...one }) => ({ ...one, company: companies.get(companyId)?.name ?? `#${companyId}` }));
};
