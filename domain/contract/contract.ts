import type { Actor } from '../actor.ts';
import { dayOf } from '../calendar.ts';
import type { Decider } from '../decider.ts';
import { isPayable } from '../money.ts';
import { same } from '../same.ts';
import type { ContractCommand } from './contract.commands.ts';
import type { ContractEvent } from './contract.events.ts';
import { mayBeCommercial, mayBeProduction, mayBeProductionLead } from './contract.permissions.ts';
import { refuse } from './contract.rejections.ts';
import type {
  BoughtOption,
  ContractItem,
  ContractPart,
  ContractState,
  ContractTerms,
  Data,
  Said,
  Signed,
} from './contract-state.ts';
import { isProblematic, itemsOf } from './contract-state.ts';

const mostOptions = 200;
const mostItems = 1000;
const mostNotes = 500;
const mostAttachments = 20;

const boughtOf = ({ items, ...option }: Said<'ContractOptionAdded'>['option']): BoughtOption => ({
  ...option,
  items: items.map(newItem),
});

const newItem = (item: Said<'ContractItemAdded'>['item']): ContractItem => ({
  ...item,
  done: null,
  retrieve: null,
  observations: [],
  alert: false,
  changed: 0,
});

/** A step of a signed contract; `part` is what it changes, if two people may change it at the same time. */
const step =
  <T extends ContractEvent['type']>(to: (state: Signed, data: Data<T>) => Partial<Signed>, ...parts: ContractPart[]) =>
  (state: ContractState, data: Data<T>): ContractState => {
    if (state.status !== 'signed') return state;
    const version = state.version + 1;
    const changed = parts.length > 0 ? { ...state.changed } : state.changed;
    for (const part of parts) (changed as Record<ContractPart, number>)[part] = version;
    return { ...state, ...to(state, data), version, changed };
  };

/** A step that changes terms; what it says is null once the key is destroyed. */
const agree = <T extends ContractEvent['type'] & `Contract${string}Changed`>(part: ContractPart) =>
  step<T>((state, data) => {
    const { said } = data as unknown as { readonly said: Partial<ContractTerms> | null };
    return said ? { terms: { ...state.terms, ...said } } : {};
  }, part);

type OfItem = { readonly itemId: string };

const withItem = (state: Signed, itemId: string, to: (item: ContractItem) => ContractItem): Partial<Signed> => ({
  options: state.options.map((option) =>
    option.items.some((item) => item.itemId === itemId)
      ? { ...option, items: option.items.map((item) => (item.itemId === itemId ? to(item) : item)) }
      : option,
  ),
});

const item = <T extends ContractEvent['type']>(to: (item: ContractItem, data: Data<T>) => Partial<ContractItem>) =>
  step<T>((state, data) =>
    withItem(state, (data as unknown as OfItem).itemId, (before) => {
      const after = to(before, data);
      const isChanged = 'done' in after || 'scheduledDate' in after;
      return { ...before, ...after, ...(isChanged && { changed: state.version + 1 }) };
    }),
  );

const signed = (state: ContractState): Signed => {
  if (state.status !== 'signed') throw refuse('unknown');
  return state;
};

/** A commercial changes their own contracts only. */
const ofOwn = (state: ContractState, { id, role }: Actor): Signed => {
  const contract = signed(state);
  if (role === 'commercial' && contract.terms.userCommercial !== id) throw refuse('of-another');
  return contract;
};

/** Throws when somebody else changed that part since the person read the contract. */
const notMeanwhile = (
  { changed, version }: Signed,
  read: number | undefined,
  ...parts: readonly ContractPart[]
): void => {
  const part = parts.find((one) => (changed[one] ?? 0) > (read ?? version));
  if (part) throw refuse('edited-meanwhile', { part, version });
};

const itemIn = (state: ContractState, itemId: string): { readonly contractId: string; readonly item: ContractItem } => {
  const contract = signed(state);
  const found = itemsOf(contract).find((one) => one.itemId === itemId);
  if (!found) throw refuse('item-unknown');
  return { contractId: contract.contractId, item: found };
};

const attachmentIn = (contract: Signed, id: string): Signed['attachments'][number] => {
  const found = contract.attachments.find(({ attachmentId }) => attachmentId === id);
  if (!found) throw refuse('attachment-unknown');
  return found;
};

const checkDates = ({ signatureDate, endDate }: Said<'ContractDatesChanged'>): void => {
  if (endDate <= signatureDate) throw refuse('dates-reversed', {}, '/endDate');
};

/** Something done is told once it is: on its day or later. */
const checkPast = (on: string, now: Date): void => {
  if (on > dayOf(now)) throw refuse('day-ahead', {}, '/on');
};

const checkAmounts = ({ amount, amountService, amountCurrency: currency }: Said<'ContractAmountChanged'>): void => {
  if (!isPayable(amount, currency)) throw refuse('not-payable', { currency }, '/amount');
  if (!isPayable(amountService, currency)) throw refuse('not-payable', { currency }, '/amountService');
};

const checkRoom = (contract: Signed, more: readonly { readonly items: readonly unknown[] }[], items = 0): void => {
  const all = itemsOf(contract).length + items + more.reduce((sum, one) => sum + one.items.length, 0);
  if (contract.options.length + more.length > mostOptions || all > mostItems) throw refuse('too-much');
};

const fact = <T extends ContractEvent['type']>(type: T, data: Data<T>): readonly ContractEvent[] => [
  { type, data } as ContractEvent,
];

type Terms<T extends ContractEvent['type']> = Said<T> & Partial<ContractTerms>;

/** Changes some terms of the contract: none when they are so already. */
const change = <
  T extends
    | 'ContractDatesChanged'
    | 'ContractPackageChanged'
    | 'ContractEmailChanged'
    | 'ContractAmountChanged'
    | 'ContractCommercialChanged'
    | 'ContractProductionChanged'
    | 'ContractProductionLeadChanged',
>(
  type: T,
  part: ContractPart,
  contract: Signed,
  said: Terms<T>,
  read: number | undefined,
  more: object = {},
): readonly ContractEvent[] => {
  const { contractId, terms } = contract;
  if (same({ ...terms, ...said }, terms)) return [];
  notMeanwhile(contract, read, part);
  return fact(type, { contractId, ...more, said } as unknown as Data<T>);
};

/** What a change of a person in a contract says besides: of which contract, and whose place it was. */
const whosePlace = ({ number, companyId }: Signed, was: string | null) => ({ number, companyId, was });

/** A contract: signed, worked through item by item, renewed or ended. What happened to it is its stream. */
export const contract: Decider<ContractCommand, ContractEvent, ContractState> = {
  initial: { status: 'none' },

  evolve: {
    ContractCreated: (_, { said, ...ids }) => {
      if (!said) {
        const { country: _country, ...stub } = ids;
        return { status: 'deleted', ...stub, reason: null };
      }
      const { options, ...terms } = said;
      return {
        status: 'signed',
        ...ids,
        version: 1,
        changed: {},
        terms,
        soldOut: false,
        endedOn: null,
        renewals: 0,
        renewalAsked: null,
        reminded: [],
        options: options.map(boughtOf),
        observations: [],
        problems: [],
        reports: [],
        attachments: [],
      };
    },
    ContractObservationAdded: step<'ContractObservationAdded'>((state, { observationId: id, itemId, said }) => {
      if (!said) return {};
      const note = { id, text: said.text };
      if (itemId === null) return { observations: [...state.observations, note] };
      return withItem(state, itemId, (before) => ({ ...before, observations: [...before.observations, note] }));
    }),
    ContractItemDone: item<'ContractItemDone'>((_, { said }) => ({ done: said?.on ?? null })),
    ContractItemUndone: item<'ContractItemUndone'>(() => ({ done: null })),
    ContractItemRetrieved: item<'ContractItemRetrieved'>((_, { said }) => ({ retrieve: said?.on ?? null })),
    ContractItemUnretrieved: item<'ContractItemUnretrieved'>(() => ({ retrieve: null })),
    ContractDatesChanged: agree<'ContractDatesChanged'>('dates'),
    ContractPackageChanged: agree<'ContractPackageChanged'>('package'),
    ContractEmailChanged: agree<'ContractEmailChanged'>('email'),
    ContractAmountChanged: agree<'ContractAmountChanged'>('amount'),
    ContractCommercialChanged: agree<'ContractCommercialChanged'>('commercial'),
    ContractProductionChanged: agree<'ContractProductionChanged'>('production'),
    ContractProductionLeadChanged: agree<'ContractProductionLeadChanged'>('production_lead'),
    ContractOptionAdded: step<'ContractOptionAdded'>((state, { said }) =>
      said ? { options: [...state.options, boughtOf(said.option)] } : {},
    ),
    ContractItemAdded: step<'ContractItemAdded'>((state, { optionId, said }) =>
      said
        ? {
            options: state.options.map((option) =>
              option.optionId === optionId ? { ...option, items: [...option.items, newItem(said.item)] } : option,
            ),
          }
        : {},
    ),
    ContractProblemAdded: step<'ContractProblemAdded'>((state, { problemId: id, said }) =>
      said ? { problems: [...state.problems, { id, text: said.text, archived: false }] } : {},
    ),
    ContractProblemsArchived: step<'ContractProblemsArchived'>((state) => ({
      problems: state.problems.map((problem) => ({ ...problem, archived: true })),
    })),
    ContractItemRescheduled: item<'ContractItemRescheduled'>((before, { said }) => ({
      scheduledDate: said?.scheduledDate ?? before.scheduledDate,
    })),
    ContractItemAlertSet: item<'ContractItemAlertSet'>((_, { alert }) => ({ alert })),
    ContractSoldOutSet: step<'ContractSoldOutSet'>((_, { soldOut }) => ({ soldOut }), 'sold_out'),
    ContractRenewed: step<'ContractRenewed'>(
      (state, { said }) => {
        if (!said) return {};
        const { options, ...terms } = said;
        return {
          terms: { ...state.terms, ...terms },
          options: [...state.options, ...options.map(boughtOf)],
          renewals: state.renewals + 1,
          renewalAsked: null,
          soldOut: false,
          endedOn: null,
        };
      },
      'dates',
      'package',
      'amount',
      'sold_out',
    ),
    ContractRenewalAsked: step<'ContractRenewalAsked'>((_, { said }) =>
      said ? { renewalAsked: { ...said, declined: null } } : {},
    ),
    ContractRenewalWithdrawn: step<'ContractRenewalWithdrawn'>(() => ({ renewalAsked: null })),
    ContractRenewalDeclined: step<'ContractRenewalDeclined'>(({ renewalAsked }, { said }) =>
      renewalAsked && said ? { renewalAsked: { ...renewalAsked, declined: said.reason } } : {},
    ),
    ContractEnded: step<'ContractEnded'>((_, { said }) => (said ? { endedOn: said.on } : {}), 'dates'),
    ContractReminded: step<'ContractReminded'>((state, { daysBefore, said }) =>
      said ? { reminded: [...state.reminded, { endDate: said.endDate, daysBefore }] } : {},
    ),
    ContractReportAdded: step<'ContractReportAdded'>((state, { reportId, said }) =>
      said ? { reports: [...state.reports, { reportId, ...said }] } : {},
    ),
    ContractAttachmentAdded: step<'ContractAttachmentAdded'>(({ attachments }, { attachmentId, shared, said }) =>
      said ? { attachments: [...attachments, { attachmentId, shared, ...said }] } : {},
    ),
    ContractAttachmentShared: step<'ContractAttachmentShared'>(({ attachments }, { attachmentId, shared }) => ({
      attachments: attachments.map((one) => (one.attachmentId === attachmentId ? { ...one, shared } : one)),
    })),
    ContractAttachmentRemoved: step<'ContractAttachmentRemoved'>(({ attachments }, { attachmentId }) => ({
      attachments: attachments.filter((one) => one.attachmentId !== attachmentId),
    })),
    ContractDeleted: (_, { reason, ...stub }) => ({ status: 'deleted', ...stub, reason }),
  },

  decide: {
    CreateContract: (data, state, { actor }) => {
      if (state.status !== 'none') return [];
      const { said } = data;
      if (actor.role === 'commercial' && said.userCommercial !== actor.id) throw refuse('of-another');
      checkDates(said);
      checkAmounts(said);
      return fact('ContractCreated', data);
    },
    AddObservation: ({ text, ...data }, state, { actor }) => {
      const { contractId, observations } = ofOwn(state, actor);
      const notes = data.itemId === null ? observations : itemIn(state, data.itemId).item.observations;
      if (notes.some(({ id }) => id === data.observationId)) return [];
      if (notes.length >= mostNotes) throw refuse('too-much');
      return fact('ContractObservationAdded', { contractId, ...data, said: { text } });
    },
    DoItem: ({ itemId, on }, state, { now }) => {
      const { contractId, item: before } = itemIn(state, itemId);
      checkPast(on, now);
      return before.done ? [] : fact('ContractItemDone', { contractId, itemId, said: { on } });
    },
    UndoItem: ({ itemId }, state) => {
      const { contractId, item: before } = itemIn(state, itemId);
      return before.done ? fact('ContractItemUndone', { contractId, itemId }) : [];
    },
    RetrieveItem: ({ itemId, on }, state, { now }) => {
      const { contractId, item: before } = itemIn(state, itemId);
      checkPast(on, now);
      return before.retrieve ? [] : fact('ContractItemRetrieved', { contractId, itemId, said: { on } });
    },
    UnretrieveItem: ({ itemId }, state) => {
      const { contractId, item: before } = itemIn(state, itemId);
      return before.retrieve ? fact('ContractItemUnretrieved', { contractId, itemId }) : [];
    },
    ChangeDates: ({ version, ...dates }, state, { actor }) => {
      const before = ofOwn(state, actor);
      checkDates(dates);
      return change('ContractDatesChanged', 'dates', before, dates, version);
    },
    ChangePackage: ({ version, ...said }, state, { actor }) =>
      change('ContractPackageChanged', 'package', ofOwn(state, actor), said, version),
    ChangeEmail: ({ version, ...said }, state, { actor }) =>
      change('ContractEmailChanged', 'email', ofOwn(state, actor), said, version),
    ChangeAmount: ({ version, ...amounts }, state, { actor }) => {
      const before = ofOwn(state, actor);
      checkAmounts(amounts);
      return change('ContractAmountChanged', 'amount', before, amounts, version);
    },
    ChangeCommercial: ({ version, accountId: userCommercial, role }, state) => {
      const before = signed(state);
      if (!role || !mayBeCommercial({ role })) throw refuse('not-in-role', {}, '/accountId');
      const was = whosePlace(before, before.terms.userCommercial);
      return change('ContractCommercialChanged', 'commercial', before, { userCommercial }, version, was);
    },
    ChangeProduction: ({ version, accountId: userProduction, role }, state) => {
      const before = signed(state);
      if (userProduction && !(role && mayBeProduction({ role }))) throw refuse('not-in-role', {}, '/accountId');
      const was = whosePlace(before, before.terms.userProduction);
      return change('ContractProductionChanged', 'production', before, { userProduction }, version, was);
    },
    ChangeProductionLead: ({ version, accountId: userProductionN1, role }, state) => {
      const before = signed(state);
      if (userProductionN1 && !(role && mayBeProductionLead({ role }))) throw refuse('not-in-role', {}, '/accountId');
      const was = whosePlace(before, before.terms.userProductionN1);
      return change('ContractProductionLeadChanged', 'production_lead', before, { userProductionN1 }, version, was);
    },
    AddOption: ({ option }, state, { actor }) => {
      const before = ofOwn(state, actor);
      if (before.options.some(({ optionId }) => optionId === option.optionId)) return [];
      checkRoom(before, [option]);
      return fact('ContractOptionAdded', { contractId: before.contractId, said: { option } });
    },
    AddItem: ({ optionId, item: added }, state, { actor }) => {
      const before = ofOwn(state, actor);
      const option = before.options.find((one) => one.optionId === optionId);
      if (!option) throw refuse('option-unknown');
      if (option.items.some(({ itemId }) => itemId === added.itemId)) return [];
      checkRoom(before, [], 1);
      return fact('ContractItemAdded', { contractId: before.contractId, optionId, said: { item: added } });
    },
    AddProblem: ({ problemId, text }, state, { actor }) => {
      const { contractId, problems } = ofOwn(state, actor);
      if (problems.some(({ id }) => id === problemId)) return [];
      if (problems.length >= mostNotes) throw refuse('too-much');
      return fact('ContractProblemAdded', { contractId, problemId, said: { text } });
    },
    ArchiveProblems: (_, state) => {
      const before = signed(state);
      return isProblematic(before) ? fact('ContractProblemsArchived', { contractId: before.contractId }) : [];
    },
    RescheduleItem: ({ version, itemId, scheduledDate }, state) => {
      const { contractId, item: before } = itemIn(state, itemId);
      if (before.scheduledDate === scheduledDate) return [];
      if (version !== undefined && before.changed > version)
        throw refuse('edited-meanwhile', { part: 'item', version });
      return fact('ContractItemRescheduled', { contractId, itemId, said: { scheduledDate } });
    },
    SetItemAlert: ({ itemId, alert }, state) => {
      const { contractId, item: before } = itemIn(state, itemId);
      return before.alert === alert ? [] : fact('ContractItemAlertSet', { contractId, itemId, alert });
    },
    SetSoldOut: ({ version, soldOut }, state, { actor }) => {
      const before = ofOwn(state, actor);
      if (before.soldOut === soldOut) return [];
      notMeanwhile(before, version, 'sold_out');
      return fact('ContractSoldOutSet', { contractId: before.contractId, soldOut });
    },
    RenewContract: ({ version, ...said }, state, { actor }) => {
      const before = ofOwn(state, actor);
      const { options, ...terms } = said;
      const known = new Set(before.options.map(({ optionId }) => optionId));
      const isMade =
        same({ ...before.terms, ...terms }, before.terms) && options.every((one) => known.has(one.optionId));
      if (before.renewals > 0 && isMade) return [];
      notMeanwhile(before, version, 'dates', 'package', 'amount');
      if (said.endDate <= before.terms.endDate)
        throw refuse('end-not-later', { end: before.terms.endDate }, '/endDate');
      checkAmounts(said);
      checkRoom(before, said.options);
      const { contractId, number, companyId } = before;
      return fact('ContractRenewed', { contractId, number, companyId, said });
    },
    AskForRenewal: ({ companyId, initialPackage }, state) => {
      const { contractId, number, companyId: owner, renewalAsked, terms } = signed(state);
      if (companyId !== owner) throw refuse('unknown');
      if (renewalAsked?.declined === null && renewalAsked.initialPackage === initialPackage) return [];
      const said = { initialPackage, userCommercial: terms.userCommercial };
      return fact('ContractRenewalAsked', { contractId, number, companyId, said });
    },
    WithdrawRenewal: ({ companyId }, state) => {
      const { contractId, number, companyId: owner, renewalAsked } = signed(state);
      if (companyId !== owner) throw refuse('unknown');
      if (renewalAsked?.declined !== null) throw refuse('no-renewal-asked');
      const said = { userCommercial: renewalAsked.userCommercial };
      return fact('ContractRenewalWithdrawn', { contractId, number, companyId, said });
    },
    DeclineRenewal: ({ reason }, state, { actor }) => {
      const { contractId, number, companyId, renewalAsked } = ofOwn(state, actor);
      if (renewalAsked?.declined === reason) return [];
      if (renewalAsked?.declined !== null) throw refuse('no-renewal-asked');
      return fact('ContractRenewalDeclined', { contractId, number, companyId, said: { reason } });
    },
    EndContract: ({ version, ...said }, state, { actor }) => {
      const before = ofOwn(state, actor);
      if (before.endedOn === said.on) return [];
      notMeanwhile(before, version, 'dates');
      if (before.endedOn !== null) throw refuse('ended-already');
      const { signatureDate, endDate } = before.terms;
      if (said.on < signatureDate || said.on >= endDate) throw refuse('end-outside', {}, '/on');
      return fact('ContractEnded', { contractId: before.contractId, said });
    },
    RemindOfEnd: ({ endDate, daysBefore }, state) => {
      if (state.status !== 'signed' || state.endedOn !== null || state.terms.endDate !== endDate) return [];
      if (state.reminded.some((one) => one.endDate === endDate && one.daysBefore === daysBefore)) return [];
      const { contractId, number } = state;
      return fact('ContractReminded', { contractId, number, daysBefore, said: { endDate } });
    },
    AddReport: ({ reportId, ...said }, state) => {
      const { contractId, reports } = signed(state);
      if (reports.some((one) => one.reportId === reportId)) return [];
      if (said.nbUniqueOpening > said.nbRecipients) throw refuse('figures-reversed', {}, '/nbUniqueOpening');
      if (said.nbUniqueClicks > said.nbRecipients) throw refuse('figures-reversed', {}, '/nbUniqueClicks');
      if (reports.length >= mostNotes) throw refuse('too-much');
      return fact('ContractReportAdded', { contractId, reportId, said });
    },
    AddAttachment: ({ attachmentId, shared, ...said }, state, { actor }) => {
      const { contractId, attachments } = ofOwn(state, actor);
      if (attachments.some((one) => one.attachmentId === attachmentId)) return [];
      if (attachments.length >= mostAttachments) throw refuse('attachments-full', { most: mostAttachments });
      return fact('ContractAttachmentAdded', { contractId, attachmentId, shared, said });
    },
    ShareAttachment: ({ attachmentId, shared }, state, { actor }) => {
      const before = ofOwn(state, actor);
      if (attachmentIn(before, attachmentId).shared === shared) return [];
      return fact('ContractAttachmentShared', { contractId: before.contractId, attachmentId, shared });
    },
    RemoveAttachment: ({ attachmentId }, state, { actor }) => {
      const { contractId, attachments } = ofOwn(state, actor);
      if (!attachments.some((one) => one.attachmentId === attachmentId)) return [];
      return fact('ContractAttachmentRemoved', { contractId, attachmentId });
    },
    DeleteContract: ({ version, typed, reason }, state) => {
      if (state.status === 'deleted') return [];
      const { contractId, number, companyId, version: latest } = signed(state);
      if (version !== undefined && latest > version) throw refuse('edited-meanwhile', { version: latest });
      if (typed !== number) throw refuse('number-differs', {}, '/typed');
      return fact('ContractDeleted', { contractId, number, companyId, reason });
    },
  },
};
