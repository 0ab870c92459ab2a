import type { ContractPackage } from '#domain/contract/contract.choices.ts';
import { contractEvents } from '#domain/contract/contract.events.ts';
import type { Currency } from '#domain/money.ts';
import { projection, type RowsOf, table } from '../projection.ts';

/** What was agreed for a time: at the signature, or at a renewal. */
export type Term = {
  kind: 'signed' | 'renewed';
  /** The day on which it was signed or renewed. */
  day: string;
  lastDay: string;
  package: ContractPackage;
  commercial: string;
  amount: number;
  amountService: number;
  currency: Currency;
};

/** A contract in its present term, with the terms before it; nothing of what a client is called. */
type SaleRow = Term & {
  contract: string;
  country: string;
  endDate: string;
  endedOn: string | null;
  renewals: number;
  earlier: readonly Term[];
  /** The first and the last day on which an earlier term was agreed; null without one. */
  earlierFrom: string | null;
  earlierTo: string | null;
  /** The last day of the earlier term that ended last. */
  earlierLastDay: string | null;
};

const tables = {
  sale: table<SaleRow>({
    columns: {
      contract: 'text not null',
      country: 'text not null',
      kind: 'text not null',
      day: 'text not null',
      endDate: 'text not null',
      endedOn: 'text',
      lastDay: 'text not null',
      package: 'text not null',
      commercial: 'text not null',
      amount: 'double precision not null',
      amountService: 'double precision not null',
      currency: 'text not null',
      renewals: 'integer not null',
      earlier: 'jsonb not null',
      earlierFrom: 'text',
      earlierTo: 'text',
      earlierLastDay: 'text',
    },
    key: ['contract'],
    indexes: ['(day)', '("lastDay")', '("earlierTo") where renewals > 0', '(country)'],
  }),
};

type Rows = RowsOf<typeof tables>;

const termOf = ({ kind, day, lastDay, package: bought, commercial, amount, amountService, currency }: Term): Term => ({
  kind,
  day,
  lastDay,
  package: bought,
  commercial,
  amount,
  amountService,
  currency,
});

const sorted = (days: readonly string[]): readonly string[] => days.toSorted();

/** When the earlier terms were agreed and ended: most questions are about a time without any, and need not open them. */
const spanOf = (earlier: readonly Term[]): Pick<SaleRow, 'earlierFrom' | 'earlierTo' | 'earlierLastDay'> => {
  const days = sorted(earlier.map(({ day }) => day));
  const lastDays = sorted(earlier.map(({ lastDay }) => lastDay));
  return {
    earlierFrom: days[0] ?? null,
    earlierTo: days.at(-1) ?? null,
    earlierLastDay: lastDays.at(-1) ?? null,
  };
};

const change = ({ sale }: Rows, contract: string, to: (row: SaleRow) => Partial<SaleRow>): void =>
  sale.change(contract, (before) => {
    const row = { ...before, ...to(before) };
    const { endedOn, endDate, earlier } = row;
    const lastDay = endedOn !== null && endedOn < endDate ? endedOn : endDate;
    return { ...row, lastDay, ...spanOf(earlier) };
  });

type Amounts = { readonly amount: number; readonly amountService: number; readonly amountCurrency: Currency };

const paid = ({ amount, amountService, amountCurrency: currency }: Amounts) => ({ amount, amountService, currency });

/** What was signed and renewed, when, by whom, for how much and until when: for the figures of the sales. */
export const sales = projection(contractEvents)({
  name: 'sales',
  version: 2,
  tables,
  on: {
    ContractCreated: ({ sale }, { data: { contractId: contract, country, said } }) => {
      if (!said) return;
      sale.insert({
        contract,
        country,
        kind: 'signed',
        day: said.signatureDate,
        endDate: said.endDate,
        endedOn: null,
        lastDay: said.endDate,
        package: said.initialPackage,
        commercial: said.userCommercial,
        ...paid(said),
        renewals: 0,
        earlier: [],
        ...spanOf([]),
      });
    },
    ContractDatesChanged: (rows, { data: { contractId, said } }) =>
      change(rows, contractId, ({ day, earlier: [first, ...others] }) => {
        if (!said) return {};
        const { signatureDate, endDate } = said;
        if (!first) return { day: signatureDate, endDate };
        return { day, endDate, earlier: [{ ...first, day: signatureDate }, ...others] };
      }),
    ContractPackageChanged: (rows, { data: { contractId, said } }) =>
      change(rows, contractId, () => (said ? { package: said.initialPackage } : {})),
    ContractAmountChanged: (rows, { data: { contractId, said } }) =>
      change(rows, contractId, () => (said ? paid(said) : {})),
    /** The present term moves; what was sold before stays with who sold it. */
    ContractCommercialChanged: (rows, { data: { contractId, said } }) =>
      change(rows, contractId, () => (said ? { commercial: said.userCommercial } : {})),
    ContractRenewed: (rows, { data: { contractId, said }, at }) =>
      change(rows, contractId, (row) =>
        said
          ? {
              kind: 'renewed',
              day: at.slice(0, 10),
              endDate: said.endDate,
              endedOn: null,
              package: said.initialPackage,
              ...paid(said),
              renewals: row.renewals + 1,
              earlier: [...row.earlier, termOf(row)],
            }
          : {},
      ),
    ContractEnded: (rows, { data: { contractId, said } }) =>
      change(rows, contractId, () => (said ? { endedOn: said.on } : {})),
    ContractDeleted: ({ sale }, { data: { contractId } }) => sale.remove(contractId),
  },
});
