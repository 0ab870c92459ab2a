import type { Actor } from '#domain/actor.ts';
import { mayExportContract } from '#domain/contract/contract.permissions.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { csvLine } from '#infra/http/csv.ts';
import { translate } from '#locales/messages.ts';
import { type ContractRow, contracts } from '#projections/contract/contracts.ts';
import { readModel } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { companyNames } from '../company/company-names.ts';
import { standingOf } from './standing.ts';

type Row = Omit<ContractRow, 'items' | 'bought' | 'attachments'>;
type Words = {
  readonly t: (id: string) => string;
  readonly yes: (is: boolean) => string;
  readonly companyOf: (id: number) => string;
  readonly personOf: (id: string | null) => string;
  readonly today: string;
};

/** The columns of the file, by the text that names them. The client's e-mail is none of them. */
const columns: readonly (readonly [id: string, cell: (row: Row, words: Words) => string | number])[] = [
  ['contract.csv.number', ({ number }) => number],
  ['contracts.company', ({ company }, { companyOf }) => companyOf(company)],
  ['contracts.filter.country', ({ country }) => country],
  ['contract.field.initialPackage', (row, { t }) => t(`contract.package.${row.package}`)],
  ['contracts.state', (row, { t, today }) => t(`contracts.state.${standingOf(row, today)}`)],
  ['contract.field.signatureDate', ({ signature }) => signature],
  ['contract.field.lastDay', ({ lastDay }) => lastDay],
  ['contract.field.userCommercial', ({ commercial }, { personOf }) => personOf(commercial)],
  ['contract.field.userProduction', ({ production }, { personOf }) => personOf(production)],
  ['contract.field.userProductionN1', ({ lead }, { personOf }) => personOf(lead)],
  ['contract.field.amount', ({ amount }) => amount],
  ['contract.field.amountService', ({ amountService }) => amountService],
  ['contract.field.amountCurrency', ({ currency }) => currency],
  ['contract.field.soldOut', ({ soldOut }, { yes }) => yes(soldOut)],
  ['contract.csv.done', ({ done }) => done],
  ['contract.csv.total', ({ total }) => total],
  ['contracts.late', ({ nextDue }, { yes, today }) => yes(nextDue !== null && nextDue < today)],
  ['contract.csv.alerts', ({ alerts }) => alerts],
  ['contract.field.problems', ({ problems }) => problems],
  ['contract.csv.renewals', ({ renewals }) => renewals],
  ['contracts.renewal', ({ renewalAsked }, { yes }) => yes(renewalAsked !== null)],
];

/**
 * Returns the contracts of these numbers as CSV, in the words of the reader. Those that the viewer may not take out now
 * are left out.
 */
export const contractsCsv = async (
  db: Database,
  numbers: readonly string[],
  { viewer, lang, today }: { readonly viewer: Actor; readonly lang: Language; readonly today: string },
): Promise<string> => {
  const rows = await readModel(db, contracts)
    .selectFrom('contract')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('number')
    .execute();
  const shown = rows.filter((row) => mayExportContract(viewer, row));
  const [companies, names] = await Promise.all([
    companyNames(
      db,
      shown.map(({ company }) => company),
    ),
    namesOf(
      db,
      shown.flatMap(({ commercial, production, lead }) => [commercial, production, lead].filter((id) => id !== null)),
    ),
  ]);
  const t = (id: string): string => translate(lang, id);
  const words: Words = {
    ...{ t, today },
    yes: (is) => t(is ? 'contract.yes' : 'contract.no'),
    companyOf: (id) => companies.get(id)?.name ?? `#${id}`,
    personOf: (id) => (id === null ? '' : (names.get(id) ?? t('contract.someone'))),
  };
  const lines = shown.map((row) => columns.map(([, cell]) => String(cell(row, words))));
  return [columns.map(([id]) => t(id)), ...lines].map(csvLine).join('');
};
