import type { ContractOption, ContractPackage } from '#domain/contract/contract.choices.ts';
import { contractEvents } from '#domain/contract/contract.events.ts';
import type { Said } from '#domain/contract/contract-state.ts';
import type { Currency } from '#domain/money.ts';
import { projection, type RowsOf, table } from '../projection.ts';

/** One time that an option is due. */
export type DueItem = {
  readonly id: string;
  readonly option: ContractOption;
  readonly title: string | null;
  readonly scheduled: string;
  /** The day on which it was delivered. */
  readonly done: string | null;
  /** The day on which the client's material was collected. */
  readonly retrieved: string | null;
  readonly alert: boolean;
  readonly observations: number;
};

type Bought = { readonly id: string; readonly kind: ContractOption; readonly title: string | null };

/** `file` names it among the documents. */
type AttachedFile = { readonly id: string; readonly file: string; readonly shared: boolean };

/** A contract as the list shows it, with what its filters need; neither the client's e-mail nor what staff note. */
export type ContractRow = {
  id: string;
  number: string;
  company: number;
  country: string;
  package: ContractPackage;
  signature: string;
  endDate: string;
  /** The last day of one that ended early. */
  endedOn: string | null;
  /** Its last day: the earlier of the two. */
  lastDay: string;
  commercial: string;
  production: string | null;
  lead: string | null;
  amount: number;
  amountService: number;
  currency: Currency;
  soldOut: boolean;
  problems: number;
  problematic: boolean;
  /** When the oldest problem that is open was told, ISO 8601; null without one. */
  problemSince: string | null;
  /** When somebody last noted something about the contract itself, as after a talk with its client. ISO 8601. */
  spoken: string | null;
  alerts: number;
  bought: readonly Bought[];
  items: readonly DueItem[];
  total: number;
  done: number;
  /** The day of the first item that is to be delivered: not done, nor after an early end. Null where there is none. */
  nextDue: string | null;
  renewals: number;
  /** When the company asked that it goes on; null when it did not, and once it was answered. ISO 8601. */
  renewalAsked: string | null;
  reports: number;
  attachments: readonly AttachedFile[];
  /** The reminder that went out last, `2026-12-31/7`: seven days before that end. */
  reminded: string | null;
  /** How many events it has. */
  version: number;
  /** ISO 8601. */
  created: string;
  changed: string;
};

/** All that stays of a deleted contract. */
type DeletedContractRow = { number: string; company: number; actor: string; at: string; reason: string };

const tables = {
  contract: table<ContractRow>({
    columns: {
      id: 'text not null',
      number: 'text not null',
      company: 'integer not null',
      country: 'text not null',
      package: 'text not null',
      signature: 'text not null',
      endDate: 'text not null',
      endedOn: 'text',
      lastDay: 'text not null',
      commercial: 'text not null',
      production: 'text',
      lead: 'text',
      amount: 'double precision not null',
      amountService: 'double precision not null',
      currency: 'text not null',
      soldOut: 'boolean not null',
      problems: 'integer not null',
      problematic: 'boolean not null',
      problemSince: 'text',
      spoken: 'text',
      alerts: 'integer not null',
      bought: 'jsonb not null',
      items: 'jsonb not null',
      total: 'integer not null',
      done: 'integer not null',
      nextDue: 'text',
      renewals: 'integer not null',
      renewalAsked: 'text',
      reports: 'integer not null',
      attachments: 'jsonb not null',
      reminded: 'text',
      version: 'integer not null',
      created: 'text not null',
      changed: 'text not null',
    },
    key: ['id'],
    indexes: [
      '(number)',
      '("lastDay", number)',
      '(signature, number)',
      '(commercial, "lastDay")',
      '(production, "lastDay")',
      '(lead, "lastDay")',
      '(company)',
      '("nextDue") where "nextDue" is not null',
      '("lastDay", number) where problematic',
      '("lastDay", number) where alerts > 0',
      '("lastDay", number) where "renewalAsked" is not null',
    ],
  }),
  deleted: table<DeletedContractRow>({
    columns: {
      number: 'text not null',
      company: 'integer not null',
      actor: 'text not null',
      at: 'text not null',
      reason: 'text not null',
    },
    key: ['number'],
  }),
};

type Rows = RowsOf<typeof tables>;

/** Fills in, in a new row, what follows from its ends and its items. What hangs on the items is kept when they are as `before`. */
const settle = (row: ContractRow, before?: ContractRow): ContractRow => {
  const { endedOn, endDate, items } = row;
  row.lastDay = endedOn !== null && endedOn < endDate ? endedOn : endDate;
  row.problematic = row.problems > 0;
  if (items === before?.items && endedOn === before.endedOn) return row;
  row.alerts = 0;
  row.total = items.length;
  row.done = 0;
  row.nextDue = null;
  for (const { alert, done, scheduled } of items) {
    if (alert) row.alerts += 1;
    if (done !== null) row.done += 1;
    else if ((endedOn === null || scheduled <= endedOn) && (row.nextDue === null || scheduled < row.nextDue))
      row.nextDue = scheduled;
  }
  return row;
};

const change = (
  { contract }: Rows,
  { contractId }: { readonly contractId: string },
  at: string,
  to: (row: ContractRow) => Partial<ContractRow>,
): void =>
  contract.change(contractId, (row) => settle({ ...row, ...to(row), version: row.version + 1, changed: at }, row));

type OfItem = { readonly contractId: string; readonly itemId: string };

const changeItem = (rows: Rows, data: OfItem, at: string, to: (item: DueItem) => Partial<DueItem>): void =>
  change(rows, data, at, ({ items }) => ({
    items: items.map((item) => (item.id === data.itemId ? { ...item, ...to(item) } : item)),
  }));

type Options = Said<'ContractCreated'>['options'];

const dueItem = (
  { kind: option, title }: Pick<Bought, 'kind' | 'title'>,
  item: Options[number]['items'][number],
): DueItem => ({
  id: item.itemId,
  option,
  title,
  scheduled: item.scheduledDate,
  done: null,
  retrieved: null,
  alert: false,
  observations: 0,
});

const more = ({ bought, items }: Pick<ContractRow, 'bought' | 'items'>, options: Options) => ({
  bought: [...bought, ...options.map(({ optionId: id, kind, title }) => ({ id, kind, title }))],
  items: [...items, ...options.flatMap((option) => option.items.map((item) => dueItem(option, item)))],
});

type Amounts = Said<'ContractAmountChanged'>;

const paid = ({ amount, amountService, amountCurrency: currency }: Amounts) => ({ amount, amountService, currency });

/** The contracts, as the team looks for them, and what stays of those that were deleted. */
export const contracts = projection(contractEvents)({
  name: 'contracts',
  version: 8,
  tables,
  on: {
    ContractCreated: ({ contract }, { data: { contractId: id, number, companyId: company, country, said }, at }) => {
      if (!said) return;
      contract.insert(
        settle({
          id,
          number,
          company,
          country,
          package: said.initialPackage,
          signature: said.signatureDate,
          endDate: said.endDate,
          endedOn: null,
          lastDay: said.endDate,
          commercial: said.userCommercial,
          production: said.userProduction,
          lead: said.userProductionN1,
          ...paid(said),
          soldOut: false,
          problems: 0,
          problematic: false,
          problemSince: null,
          spoken: null,
          alerts: 0,
          ...more({ bought: [], items: [] }, said.options),
          total: 0,
          done: 0,
          nextDue: null,
          renewals: 0,
          renewalAsked: null,
          reports: 0,
          attachments: [],
          reminded: null,
          version: 1,
          created: at,
          changed: at,
        }),
      );
    },
    ContractObservationAdded: (rows, { data, at }) => {
      const { contractId, itemId } = data;
      if (itemId === null) change(rows, data, at, () => ({ spoken: at }));
      else changeItem(rows, { contractId, itemId }, at, ({ observations }) => ({ observations: observations + 1 }));
    },
    ContractItemDone: (rows, { data, at }) => changeItem(rows, data, at, () => ({ done: data.said?.on ?? null })),
    ContractItemUndone: (rows, { data, at }) => changeItem(rows, data, at, () => ({ done: null })),
    ContractItemRetrieved: (rows, { data, at }) =>
      changeItem(rows, data, at, () => ({ retrieved: data.said?.on ?? null })),
    ContractItemUnretrieved: (rows, { data, at }) => changeItem(rows, data, at, () => ({ retrieved: null })),
    ContractItemRescheduled: (rows, { data, at }) =>
      changeItem(rows, data, at, ({ scheduled }) => ({ scheduled: data.said?.scheduledDate ?? scheduled })),
    ContractItemAlertSet: (rows, { data, at }) => changeItem(rows, data, at, () => ({ alert: data.alert })),
    ContractDatesChanged: (rows, { data, at }) =>
      change(rows, data, at, () =>
        data.said ? { signature: data.said.signatureDate, endDate: data.said.endDate } : {},
      ),
    ContractPackageChanged: (rows, { data, at }) =>
      change(rows, data, at, () => (data.said ? { package: data.said.initialPackage } : {})),
    ContractEmailChanged: (rows, { data, at }) => change(rows, data, at, () => ({})),
    ContractAmountChanged: (rows, { data, at }) => change(rows, data, at, () => (data.said ? paid(data.said) : {})),
    ContractCommercialChanged: (rows, { data, at }) =>
      change(rows, data, at, () => (data.said ? { commercial: data.said.userCommercial } : {})),
    ContractProductionChanged: (rows, { data, at }) =>
      change(rows, data, at, () => (data.said ? { production: data.said.userProduction } : {})),
    ContractProductionLeadChanged: (rows, { data, at }) =>
      change(rows, data, at, () => (data.said ? { lead: data.said.userProductionN1 } : {})),
    ContractOptionAdded: (rows, { data, at }) =>
      change(rows, data, at, (row) => (data.said ? more(row, [data.said.option]) : {})),
    ContractItemAdded: (rows, { data: { optionId, said, ...data }, at }) =>
      change(rows, data, at, ({ bought, items }) => {
        const option = bought.find(({ id }) => id === optionId);
        return said && option ? { items: [...items, dueItem(option, said.item)] } : {};
      }),
    ContractProblemAdded: (rows, { data, at }) =>
      change(rows, data, at, ({ problems, problemSince }) => ({
        problems: problems + 1,
        problemSince: problemSince ?? at,
      })),
    ContractProblemsArchived: (rows, { data, at }) =>
      change(rows, data, at, () => ({ problems: 0, problemSince: null })),
    ContractSoldOutSet: (rows, { data, at }) => change(rows, data, at, () => ({ soldOut: data.soldOut })),
    ContractRenewed: (rows, { data: { said, ...data }, at }) =>
      change(rows, data, at, (row) =>
        said
          ? {
              package: said.initialPackage,
              endDate: said.endDate,
              endedOn: null,
              ...paid(said),
              ...more(row, said.options),
              renewals: row.renewals + 1,
              renewalAsked: null,
              soldOut: false,
            }
          : {},
      ),
    ContractRenewalAsked: (rows, { data, at }) => change(rows, data, at, () => (data.said ? { renewalAsked: at } : {})),
    ContractRenewalDeclined: (rows, { data, at }) => change(rows, data, at, () => ({ renewalAsked: null })),
    ContractRenewalWithdrawn: (rows, { data, at }) => change(rows, data, at, () => ({ renewalAsked: null })),
    ContractEnded: (rows, { data, at }) => change(rows, data, at, () => (data.said ? { endedOn: data.said.on } : {})),
    ContractReminded: (rows, { data, at }) =>
      change(rows, data, at, () => (data.said ? { reminded: `${data.said.endDate}/${data.daysBefore}` } : {})),
    ContractReportAdded: (rows, { data, at }) => change(rows, data, at, ({ reports }) => ({ reports: reports + 1 })),
    ContractAttachmentAdded: (rows, { data, at }) =>
      change(rows, data, at, ({ attachments }) => {
        const { attachmentId: id, shared, said } = data;
        return said ? { attachments: [...attachments, { id, file: said.file.id, shared }] } : {};
      }),
    ContractAttachmentShared: (rows, { data, at }) =>
      change(rows, data, at, ({ attachments }) => ({
        attachments: attachments.map((one) => (one.id === data.attachmentId ? { ...one, shared: data.shared } : one)),
      })),
    ContractAttachmentRemoved: (rows, { data, at }) =>
      change(rows, data, at, ({ attachments }) => ({
        attachments: attachments.filter(({ id }) => id !== data.attachmentId),
      })),
    ContractDeleted: (
      { contract, deleted },
      { data: { contractId, number, companyId: company, reason }, actor, at },
    ) => {
      contract.remove(contractId);
      deleted.insert({ number, company, actor, at, reason });
    },
  },
});
