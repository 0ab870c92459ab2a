import type { ContractEvent } from './contract.events.ts';
import { type ContractState, lastDayOf, type Signed } from './contract-state.ts';

/** What each event of a contract's stream is called in its log: its sentence is `contract.log.<action>`. */
export const logActions = {
  ContractCreated: 'create',
  ContractObservationAdded: 'add_observation',
  ContractItemDone: 'do',
  ContractItemUndone: 'undo',
  ContractItemRetrieved: 'retrieve',
  ContractItemUnretrieved: 'unretrieve',
  ContractDatesChanged: 'change_dates',
  ContractPackageChanged: 'change_package',
  ContractEmailChanged: 'change_email',
  ContractAmountChanged: 'change_amount',
  ContractCommercialChanged: 'change_commercial',
  ContractProductionChanged: 'change_production',
  ContractProductionLeadChanged: 'change_production_lead',
  ContractOptionAdded: 'add_option',
  ContractItemAdded: 'add_item',
  ContractProblemAdded: 'add_problem',
  ContractProblemsArchived: 'archive_problems',
  ContractItemRescheduled: 'reschedule',
  ContractItemAlertSet: 'set_alert',
  ContractSoldOutSet: 'set_sold_out',
  ContractRenewed: 'renew',
  ContractRenewalAsked: 'ask_renewal',
  ContractRenewalDeclined: 'decline_renewal',
  ContractRenewalWithdrawn: 'withdraw_renewal',
  ContractEnded: 'end',
  ContractReminded: 'remind',
  ContractReportAdded: 'add_report',
  ContractAttachmentAdded: 'add_attachment',
  ContractAttachmentShared: 'share_attachment',
  ContractAttachmentRemoved: 'remove_attachment',
  ContractDeleted: 'delete',
} as const satisfies Record<ContractEvent['type'], string>;

type LogAction = (typeof logActions)[keyof typeof logActions];

export const allLogActions: readonly LogAction[] = Object.values(logActions);

/** The fields of a log entry; each has its name in `contract.field.<field>`. */
export const logFields = [
  'initialPackage',
  'signatureDate',
  'endDate',
  'clientEmail',
  'userCommercial',
  'userProduction',
  'userProductionN1',
  'amount',
  'amountService',
  'amountCurrency',
  'option',
  'title',
  'scheduledDate',
  'done',
  'retrieve',
  'alert',
  'observation',
  'problem',
  'problems',
  'soldOut',
  'options',
  'lastDay',
  'daysBefore',
  'reason',
  'nbRecipients',
  'nbUniqueOpening',
  'nbUniqueClicks',
  'attachment',
  'shared',
] as const;
export type LogField = (typeof logFields)[number];
export type LogValues = Partial<Readonly<Record<LogField, string | number | boolean | null>>>;

/** What an event changed: before and after. Null where there is nothing to say. */
export type Change = {
  readonly action: LogAction;
  /** The option and the day of the item that it is about. */
  readonly about: LogValues | null;
  readonly before: LogValues | null;
  readonly after: LogValues | null;
};

const aboutItem = (state: ContractState, itemId: string | null): LogValues | null => {
  if (state.status !== 'signed') return null;
  for (const { kind, title, items } of state.options)
    for (const item of items)
      if (item.itemId === itemId) return { option: kind, ...(title && { title }), scheduledDate: item.scheduledDate };
  return null;
};

const termsIn = (state: ContractState, fields: readonly LogField[]): LogValues | null =>
  state.status === 'signed'
    ? Object.fromEntries(fields.map((field) => [field, (state.terms as Readonly<LogValues>)[field] ?? null]))
    : null;

const titleOf = (state: ContractState, id: string): string | null =>
  state.status === 'signed' ? (state.attachments.find((one) => one.attachmentId === id)?.title ?? null) : null;

const figuresOf = ({ terms, options }: Signed): LogValues => ({ ...terms, options: options.length });

/** The fields of the terms that each change touches. */
const termsOf: Partial<Readonly<Record<ContractEvent['type'], readonly LogField[]>>> = {
  ContractDatesChanged: ['signatureDate', 'endDate'],
  ContractPackageChanged: ['initialPackage'],
  ContractEmailChanged: ['clientEmail'],
  ContractAmountChanged: ['amount', 'amountService', 'amountCurrency'],
  ContractCommercialChanged: ['userCommercial'],
  ContractProductionChanged: ['userProduction'],
  ContractProductionLeadChanged: ['userProductionN1'],
  ContractRenewed: ['initialPackage', 'endDate', 'amount', 'amountService', 'amountCurrency'],
};

const saidIn = (event: ContractEvent, before: ContractState, after: ContractState): Omit<Change, 'action'> => {
  const fields = termsOf[event.type];
  if (fields) return { about: null, before: termsIn(before, fields), after: termsIn(after, fields) };
  const plain = (values: LogValues | null): Omit<Change, 'action'> => ({ about: null, before: null, after: values });
  switch (event.type) {
    case 'ContractCreated':
      return plain(after.status === 'signed' ? figuresOf(after) : null);
    case 'ContractObservationAdded': {
      const { said, itemId } = event.data;
      return { ...plain(said && { observation: said.text }), about: aboutItem(after, itemId) };
    }
    case 'ContractItemDone':
      return { ...plain({ done: event.data.said?.on ?? null }), about: aboutItem(after, event.data.itemId) };
    case 'ContractItemRetrieved':
      return { ...plain({ retrieve: event.data.said?.on ?? null }), about: aboutItem(after, event.data.itemId) };
    case 'ContractItemUndone':
    case 'ContractItemUnretrieved': {
      const { itemId } = event.data;
      const flag = event.type === 'ContractItemUndone' ? 'done' : 'retrieve';
      const items = before.status === 'signed' ? before.options.flatMap((option) => option.items) : [];
      const was = items.find((item) => item.itemId === itemId)?.[flag] ?? null;
      return { about: aboutItem(after, itemId), before: { [flag]: was }, after: { [flag]: null } };
    }
    case 'ContractOptionAdded': {
      const { said } = event.data;
      return plain(
        said && {
          option: said.option.kind,
          title: said.option.title,
          scheduledDate: said.option.items.map(({ scheduledDate }) => scheduledDate).join(' ') || null,
        },
      );
    }
    case 'ContractItemAdded':
      return { ...plain(null), about: aboutItem(after, event.data.said?.item.itemId ?? null) };
    case 'ContractProblemAdded':
      return plain(event.data.said && { problem: event.data.said.text });
    case 'ContractProblemsArchived': {
      const open = before.status === 'signed' ? before.problems.filter(({ archived }) => !archived).length : 0;
      return { about: null, before: { problems: open }, after: { problems: 0 } };
    }
    case 'ContractItemRescheduled': {
      const { scheduledDate: _was, ...about } = aboutItem(after, event.data.itemId) ?? {};
      const day = (state: ContractState): LogValues => ({
        scheduledDate: aboutItem(state, event.data.itemId)?.scheduledDate ?? null,
      });
      return { about, before: day(before), after: day(after) };
    }
    case 'ContractItemAlertSet': {
      const { alert, itemId } = event.data;
      return { about: aboutItem(after, itemId), before: { alert: !alert }, after: { alert } };
    }
    case 'ContractSoldOutSet': {
      const { soldOut } = event.data;
      return { about: null, before: { soldOut: !soldOut }, after: { soldOut } };
    }
    case 'ContractEnded': {
      const day = (state: ContractState): LogValues | null =>
        state.status === 'signed' ? { lastDay: lastDayOf(state) } : null;
      return { about: null, before: day(before), after: { ...day(after), reason: event.data.said?.reason ?? null } };
    }
    case 'ContractReminded': {
      const { said, daysBefore } = event.data;
      return plain(said && { endDate: said.endDate, daysBefore });
    }
    case 'ContractRenewalAsked':
      return plain(event.data.said && { initialPackage: event.data.said.initialPackage });
    case 'ContractRenewalDeclined':
    case 'ContractReportAdded':
      return plain(event.data.said);
    case 'ContractAttachmentAdded': {
      const { said, shared } = event.data;
      return plain(said && { attachment: said.title, shared });
    }
    case 'ContractAttachmentShared': {
      const { attachmentId, shared } = event.data;
      const attachment = titleOf(after, attachmentId);
      return { about: { attachment }, before: { shared: !shared }, after: { shared } };
    }
    case 'ContractAttachmentRemoved':
      return {
        about: null,
        before: { attachment: titleOf(before, event.data.attachmentId) },
        after: { attachment: null },
      };
    case 'ContractDeleted':
      return plain({ reason: event.data.reason });
    default:
      return plain(null);
  }
};

/** What an event changed, told from the states before and after it. */
export const changeOf = (event: ContractEvent, before: ContractState, after: ContractState): Change => ({
  action: logActions[event.type],
  ...saidIn(event, before, after),
});
