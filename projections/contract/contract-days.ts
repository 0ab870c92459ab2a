import { dayMs } from '#domain/calendar.ts';
import { contractEvents } from '#domain/contract/contract.events.ts';
import { type Handlers, projection, type RowsOf, table } from '../projection.ts';

/** Days since 1970. */
type Day = number;

type ContractOfRow = { contract: string; company: number };
type ContractDayRow = { contract: string; day: Day };

const tables = {
  contract: table<ContractOfRow>({
    columns: { contract: 'text not null', company: 'integer not null' },
    key: ['contract'],
    indexes: ['(company)'],
  }),
  day: table<ContractDayRow>({
    columns: { contract: 'text not null', day: 'integer not null' },
    key: ['contract', 'day'],
  }),
};

type Rows = RowsOf<typeof tables>;
type Happened = { readonly data: { readonly contractId: string }; readonly at: string };

const happened = ({ day }: Rows, { data: { contractId: contract }, at }: Happened): void =>
  day.insert({ contract, day: Math.floor(Date.parse(at) / dayMs) });

const everyEvent: Handlers<typeof contractEvents, typeof tables> = Object.fromEntries(
  Object.keys(contractEvents).map((type) => [type, happened]),
);

/**
 * The days on which something happened to a contract of a company, and nothing of what. They stay when it is deleted:
 * the reviews of the company are held against them (`read-api/review/review-integrity.ts`).
 */
export const contractDays = projection(contractEvents)({
  name: 'contract_days',
  version: 1,
  tables,
  on: {
    ...everyEvent,
    ContractCreated: (rows, told) => {
      const { contractId: contract, companyId: company } = told.data;
      rows.contract.insert({ contract, company });
      happened(rows, told);
    },
  },
});
