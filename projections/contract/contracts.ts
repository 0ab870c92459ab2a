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

export type Bought = { readonly id: string; readonly kind: ContractOption; readonly title: string | null };

/** `file` names it among the documents. */
export type AttachedFile = { readonly id: string; readonly file: string; readonly shared: boolean };

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
  alerts: number;
  bought: readonly Bought[];
  items: readonly DueItem[];
  total: number;
  done: number;
  /** The day of the first item that is not delivered; null when all are. */
  nextDue: string | null;
  renewals: number;
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
export type DeletedContractRow = { number: string; company: number; actor: string; at: string; reason: string };

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
      alerts: 'integer not null',
      bought: 'jsonb not null',
      items: 'jsonb not null',
      total: 'integer not null',
      done: 'integer not null',
      nextDue: 'text',
      renewals: 'integer not null',
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
      '(company)',
      '("nextDue") where "nextDue" is not null',
      '("lastDay", number) where problematic',
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
type When = { readonly at: string };

/** The row with what follows from its items and from its ends; what follows from items is kept when they are `before`. */
const settled = (row: ContractRow, before?: ContractRow): ContractRow => {
  const { endedOn, endDate, items } = row;
  const lastDay = endedOn !== null && endedOn < endDate ? endedOn : endDate;
  const ofRow = { lastDay, problematic: row.problems > 0 };
  if (items === before?.items) return { ...row, ...ofRow };
  const open = items.filter(({ done }) => done === null).map(({ scheduled }) => scheduled);
  return {
    ...row,
    ...ofRow,
    alerts: items.filter(({ alert }) => alert).length,
    total: items.length,
    done: items.length - open.length,
    nextDue: open.sort()[0] ?? null,
  };
};

const change = (
  { contract }: Rows,
  { contractId }: { readonly contractId: string },
  { at }: When,
  to: (row: ContractRow) => Partial<ContractRow>,
): void =>
  contract.change(contractId, (row) => settled({ ...row, ...to(row), version: row.version + 1, changed: at }, row));

type OfItem = { readonly contractId: string; readonly itemId: string };

const changeItem = (rows: Rows, data: OfItem, when: When, to: (item: DueItem) => Partial<DueItem>): void =>
  change(rows, data, when, ({ items }) => ({
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
  version: 4,
  tables,
  on: {
    ContractCreated: ({ contract }, { data: { contractId: id, number, companyId: company, country, said }, at }) => {
      if (!said) return;
      contract.insert(
        settled({
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
          alerts: 0,
          ...more({ bought: [], items: [] }, said.options),
          total: 0,
          done: 0,
          nextDue: null,
          renewals: 0,
          reports: 0,
          attachments: [],
          reminded: null,
          version: 1,
          created: at,
          changed: at,
        }),
      );
    },
    ContractObservationAdded: (rows, { data, ...when }) => {
      const { contractId, itemId } = data;
      if (itemId === null) change(rows, data, when, () => ({}));
      else changeItem(rows, { contractId, itemId }, when, ({ observations }) => ({ observations: observations + 1 }));
    },
    ContractItemDone: (rows, { data, ...when }) =>
      changeItem(rows, data, when, () => ({ done: data.said?.on ?? null })),
    ContractItemUndone: (rows, { data, ...when }) => changeItem(rows, data, when, () => ({ done: null })),
    ContractItemRetrieved: (rows, { data, ...when }) =>
      changeItem(rows, data, when, () => ({ retrieved: data.said?.on ?? null })),
    ContractItemUnretrieved: (rows, { data, ...when }) => changeItem(rows, data, when, () => ({ retrieved: null })),
    ContractItemRescheduled: (rows, { data, ...when }) =>
      changeItem(rows, data, when, ({ scheduled }) => ({ scheduled: data.said?.scheduledDate ?? scheduled })),
    ContractItemAlertSet: (rows, { data, ...when }) => changeItem(rows, data, when, () => ({ alert: data.alert })),
    ContractDatesChanged: (rows, { data, ...when }) =>
      change(rows, data, when, () =>
        data.said ? { signature: data.said.signatureDate, endDate: data.said.endDate } : {},
      ),
    ContractPackageChanged: (rows, { data, ...when }) =>
      change(rows, data, when, () => (data.said ? { package: data.said.initialPackage } : {})),
    ContractEmailChanged: (rows, { data, ...when }) => change(rows, data, when, () => ({})),
    ContractAmountChanged: (rows, { data, ...when }) =>
      change(rows, data, when, () => (data.said ? paid(data.said) : {})),
    ContractCommercialChanged: (rows, { data, ...when }) =>
      change(rows, data, when, () => (data.said ? { commercial: data.said.userCommercial } : {})),
    ContractProductionChanged: (rows, { data, ...when }) =>
      change(rows, data, when, () => (data.said ? { production: data.said.userProduction } : {})),
    ContractProductionLeadChanged: (rows, { data, ...when }) =>
      change(rows, data, when, () => (data.said ? { lead: data.said.userProductionN1 } : {})),
    ContractOptionAdded: (rows, { data, ...when }) =>
      change(rows, data, when, (row) => (data.said ? more(row, [data.said.option]) : {})),
    ContractItemAdded: (rows, { data: { optionId, said, ...data }, ...when }) =>
      change(rows, data, when, ({ bought, items }) => {
        const option = bought.find(({ id }) => id === optionId);
        return said && option ? { items: [...items, dueItem(option, said.item)] } : {};
      }),
    ContractProblemAdded: (rows, { data, ...when }) =>
      change(rows, data, when, ({ problems }) => ({ problems: problems + 1 })),
    ContractProblemsArchived: (rows, { data, ...when }) => change(rows, data, when, () => ({ problems: 0 })),
    ContractSoldOutSet: (rows, { data, ...when }) => change(rows, data, when, () => ({ soldOut: data.soldOut })),
    ContractRenewed: (rows, { data: { said, ...data }, ...when }) =>
      change(rows, data, when, (row) =>
        said
          ? {
              package: said.initialPackage,
              endDate: said.endDate,
              endedOn: null,
              ...paid(said),
              ...more(row, said.options),
              renewals: row.renewals + 1,
              soldOut: false,
            }
          : {},
      ),
    ContractEnded: (rows, { data, ...when }) =>
      change(rows, data, when, () => (data.said ? { endedOn: data.said.on } : {})),
    ContractReminded: (rows, { data, ...when }) =>
      change(rows, data, when, () => (data.said ? { reminded: `${data.said.endDate}/${data.daysBefore}` } : {})),
    ContractReportAdded: (rows, { data, ...when }) =>
      change(rows, data, when, ({ reports }) => ({ reports: reports + 1 })),
    ContractAttachmentAdded: (rows, { data, ...when }) =>
      change(rows, data, when, ({ attachments }) => {
        const { attachmentId: id, shared, said } = data;
        return said ? { attachments: [...attachments, { id, file: said.file.id, shared }] } : {};
      }),
    ContractAttachmentShared: (rows, { data, ...when }) =>
      change(rows, data, when, ({ attachments }) => ({
        attachments: attachments.map((one) => (one.id === data.attachmentId ? { ...one, shared: data.shared } : one)),
      })),
    ContractAttachmentRemoved: (rows, { data, ...when }) =>
      change(rows, data, when, ({ attachments }) => ({
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
