import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { dayAfter } from '#domain/calendar.ts';
import type { ContractCommand } from '#domain/contract/contract.commands.ts';
import { type ContractEvent, contractEvents } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { changeOf, logActions, logFields } from '#domain/contract/contract-log.ts';
import { reminderDue, remindersOf } from '#domain/contract/contract-reminders.ts';
import { proposedOptions } from '#domain/contract/packages.ts';
import { stateAfter } from '#domain/decider.ts';
import { messages } from '#locales/messages.ts';
import { given } from '#tests/given.ts';

const id = (number: number): string => `0d9f6a52-3c58-4d0e-9f5b-${String(number).padStart(12, '0')}`;
const [contractId, serge, awa, thierry, other] = [id(1), id(2), id(3), id(4), id(5)];
const number = 'CI-2026-0042';
const ids = { contractId };
const terms = {
  initialPackage: 'visibility',
  signatureDate: '2026-01-10',
  endDate: '2027-01-09',
  clientEmail: 'bois@akwaba.example',
  userCommercial: serge,
  userProduction: awa,
  userProductionN1: thierry,
  amount: 480_000,
  amountService: 0,
  amountCurrency: 'XOF',
} as const;
const item = { itemId: id(20), scheduledDate: '2026-02-01' };
const option = { optionId: id(10), kind: 'photos', title: null, items: [item] } as const;
const as = (actor: Actor) => ({ now: new Date('2026-02-01T10:00:00Z'), actor });
const seller = as({ id: serge, role: 'commercial' });
const colleague = as({ id: other, role: 'commercial' });
const maker = as({ id: awa, role: 'production' });
const lead = as({ id: thierry, role: 'production_lead' });

const fact = <T extends ContractEvent['type']>(type: T, more: object): Extract<ContractEvent, { readonly type: T }> =>
  ({ type, data: { ...ids, ...more } }) as unknown as Extract<ContractEvent, { readonly type: T }>;
const ask = (type: ContractCommand['type'], more: object): ContractCommand => ({ type, data: more }) as ContractCommand;

const signed = { number, companyId: 7, country: 'CI', said: { ...terms, options: [option] } };
const created = fact('ContractCreated', signed);
const create = ask('CreateContract', created.data);

const [onItem, on] = [{ itemId: item.itemId }, '2026-02-01'];
const done = fact('ContractItemDone', { ...onItem, said: { on } });
const retrieved = fact('ContractItemRetrieved', { ...onItem, said: { on } });
const problem = fact('ContractProblemAdded', { problemId: id(30), said: { text: 'Le logo manque.' } });
const archived = fact('ContractProblemsArchived', {});
const dates = { signatureDate: '2026-01-10', endDate: '2027-02-09' };
const datesChanged = fact('ContractDatesChanged', { said: dates });
const amounts = { amount: 500_000, amountService: 100_000, amountCurrency: 'XOF' } as const;
const deleted = fact('ContractDeleted', { number, companyId: 7, reason: 'Doublon' });
const secondOption = { optionId: id(11), kind: 'banner', title: 'Noël', items: [] } as const;
const secondItem = { itemId: id(21), scheduledDate: '2026-03-01' };
const figures = { title: 'Mai', nbRecipients: 900, nbUniqueOpening: 300, nbUniqueClicks: 20 };
const renewal = { initialPackage: 'premium', endDate: '2028-01-09', ...amounts, options: [secondOption] } as const;

const paper = { title: 'Contrat signé', file: { id: 'x'.repeat(22), bytes: 9000, pages: 2 } };
const attached = fact('ContractAttachmentAdded', { attachmentId: id(60), shared: false, said: paper });

const ofClient = { number, companyId: 7 };
const renewalAsked = fact('ContractRenewalAsked', {
  ...ofClient,
  said: { initialPackage: 'premium', userCommercial: serge },
});

/** What is asked of a contract that was signed, and the fact that follows. */
const actions: readonly (readonly [ContractCommand, ContractEvent])[] = [
  [
    ask('AddObservation', { observationId: id(40), itemId: null, text: 'Appeler le matin.' }),
    fact('ContractObservationAdded', { observationId: id(40), itemId: null, said: { text: 'Appeler le matin.' } }),
  ],
  [
    ask('AddObservation', { observationId: id(41), ...onItem, text: 'Photos floues.' }),
    fact('ContractObservationAdded', { observationId: id(41), ...onItem, said: { text: 'Photos floues.' } }),
  ],
  [ask('DoItem', { ...onItem, on }), done],
  [ask('RetrieveItem', { ...onItem, on }), retrieved],
  [ask('ChangeDates', dates), datesChanged],
  [
    ask('ChangePackage', { initialPackage: 'premium' }),
    fact('ContractPackageChanged', { said: { initialPackage: 'premium' } }),
  ],
  [ask('ChangeEmail', { clientEmail: null }), fact('ContractEmailChanged', { said: { clientEmail: null } })],
  [ask('ChangeAmount', amounts), fact('ContractAmountChanged', { said: amounts })],
  [
    ask('ChangeCommercial', { accountId: other, role: 'commercial' }),
    fact('ContractCommercialChanged', { ...ofClient, was: serge, said: { userCommercial: other } }),
  ],
  [
    ask('ChangeProduction', { accountId: null, role: null }),
    fact('ContractProductionChanged', { ...ofClient, was: awa, said: { userProduction: null } }),
  ],
  [
    ask('ChangeProductionLead', { accountId: other, role: 'admin' }),
    fact('ContractProductionLeadChanged', { ...ofClient, was: thierry, said: { userProductionN1: other } }),
  ],
  [ask('AddOption', { option: secondOption }), fact('ContractOptionAdded', { said: { option: secondOption } })],
  [
    ask('AddItem', { optionId: option.optionId, item: secondItem }),
    fact('ContractItemAdded', { optionId: option.optionId, said: { item: secondItem } }),
  ],
  [ask('AddProblem', { problemId: id(30), text: 'Le logo manque.' }), problem],
  [
    ask('RescheduleItem', { ...onItem, scheduledDate: '2026-02-08' }),
    fact('ContractItemRescheduled', { ...onItem, said: { scheduledDate: '2026-02-08' } }),
  ],
  [ask('SetItemAlert', { ...onItem, alert: true }), fact('ContractItemAlertSet', { ...onItem, alert: true })],
  [ask('SetSoldOut', { soldOut: true }), fact('ContractSoldOutSet', { soldOut: true })],
  [
    ask('RemindOfEnd', { endDate: terms.endDate, daysBefore: 30 }),
    fact('ContractReminded', { number, daysBefore: 30, said: { endDate: terms.endDate } }),
  ],
  [ask('RenewContract', renewal), fact('ContractRenewed', { ...ofClient, said: renewal })],
  [
    ask('AddReport', { reportId: id(50), ...figures }),
    fact('ContractReportAdded', { reportId: id(50), said: figures }),
  ],
  [ask('AskForRenewal', { companyId: 7, initialPackage: 'premium' }), renewalAsked],
  [
    ask('EndContract', { on: '2026-06-30', reason: 'Fermeture' }),
    fact('ContractEnded', { said: { on: '2026-06-30', reason: 'Fermeture' } }),
  ],
  [ask('AddAttachment', { attachmentId: id(60), ...paper, shared: false }), attached],
  [ask('DeleteContract', { typed: number, reason: 'Doublon' }), deleted],
];

test('a contract is signed once', () => {
  given(contract).when(create, seller).then(created);
  given(contract, created).when(create, seller).thenNothing();
  given(contract, created, deleted).when(create, seller).thenNothing();
});

test.each(actions)('$0.type: the fact follows, and asked again nothing does', (command, expected) => {
  given(contract, created).when(command, lead).then(expected);
  given(contract, created, expected).when(command, lead).thenNothing();
});

test('what is done or collected is told on its day or later, never before', () => {
  for (const [type, told] of [
    ['DoItem', 'ContractItemDone'],
    ['RetrieveItem', 'ContractItemRetrieved'],
  ] as const) {
    const past = { ...onItem, on: '2026-01-31' };
    given(contract, created)
      .when(ask(type, past), maker)
      .then(fact(told, { ...onItem, said: { on: past.on } }));
    given(contract, created)
      .when(ask(type, { ...onItem, on: '2026-02-02' }), maker)
      .rejects('contract.day-ahead');
  }
});

test('what is done or collected is undone, each for itself; problems are archived together', () => {
  const undo = ask('UndoItem', onItem);
  given(contract, created, done, retrieved).when(undo, maker).then(fact('ContractItemUndone', onItem));
  given(contract, created, retrieved).when(undo, maker).thenNothing();
  const unretrieve = ask('UnretrieveItem', onItem);
  given(contract, created, done, retrieved).when(unretrieve, maker).then(fact('ContractItemUnretrieved', onItem));
  given(contract, created, done).when(unretrieve, maker).thenNothing();
  const archive = ask('ArchiveProblems', {});
  given(contract, created, problem).when(archive, maker).then(archived);
  given(contract, created, problem, archived).when(archive, maker).thenNothing();
});

test('a company asks for a renewal, which its commercial declines or carries out, or takes it back before', () => {
  const asking = ask('AskForRenewal', { companyId: 7, initialPackage: 'premium' });
  const manager = as({ id: other, role: 'member', companies: { 7: 'admin' } });
  given(contract, created).when(asking, manager).then(renewalAsked);
  given(contract, created)
    .when(ask('AskForRenewal', { companyId: 8, initialPackage: 'premium' }), manager)
    .rejects('contract.unknown');
  const withdraw = ask('WithdrawRenewal', { companyId: 7 });
  const withdrawn = fact('ContractRenewalWithdrawn', { ...ofClient, said: { userCommercial: serge } });
  given(contract, created).when(withdraw, manager).rejects('contract.no-renewal-asked');
  given(contract, created, renewalAsked).when(withdraw, manager).then(withdrawn);
  given(contract, created, renewalAsked)
    .when(ask('WithdrawRenewal', { companyId: 8 }), manager)
    .rejects('contract.unknown');
  given(contract, created, renewalAsked, withdrawn).when(withdraw, manager).rejects('contract.no-renewal-asked');
  given(contract, created, renewalAsked, withdrawn).when(asking, manager).then(renewalAsked);
  const another = { initialPackage: 'visibility', userCommercial: serge };
  given(contract, created, renewalAsked)
    .when(ask('AskForRenewal', { companyId: 7, initialPackage: 'visibility' }), manager)
    .then(fact('ContractRenewalAsked', { ...ofClient, said: another }));
  const decline = ask('DeclineRenewal', { reason: 'Complet' });
  const declined = fact('ContractRenewalDeclined', { ...ofClient, said: { reason: 'Complet' } });
  given(contract, created).when(decline, seller).rejects('contract.no-renewal-asked');
  given(contract, created, renewalAsked).when(decline, colleague).rejects('contract.of-another');
  given(contract, created, renewalAsked).when(decline, seller).then(declined);
  given(contract, created, renewalAsked, withdrawn).when(decline, seller).rejects('contract.no-renewal-asked');
  given(contract, created, renewalAsked, declined).when(withdraw, manager).rejects('contract.no-renewal-asked');
  given(contract, created, renewalAsked, declined).when(decline, seller).thenNothing();
  given(contract, created, renewalAsked, declined)
    .when(ask('DeclineRenewal', { reason: 'Fermé' }), seller)
    .rejects('contract.no-renewal-asked');
  given(contract, created, renewalAsked, declined).when(asking, manager).then(renewalAsked);
  given(contract, created, renewalAsked, fact('ContractRenewed', { ...ofClient, said: renewal }))
    .when(decline, seller)
    .rejects('contract.no-renewal-asked');
});

test('a file is shared with the client and taken back, and removed once; a contract has twenty at most', () => {
  const of = { attachmentId: id(60) };
  const share = ask('ShareAttachment', { ...of, shared: true });
  const shared = fact('ContractAttachmentShared', { ...of, shared: true });
  given(contract, created, attached).when(share, maker).then(shared);
  given(contract, created, attached, shared).when(share, maker).thenNothing();
  given(contract, created).when(share, maker).rejects('contract.attachment-unknown');
  const remove = ask('RemoveAttachment', of);
  const removed = fact('ContractAttachmentRemoved', of);
  given(contract, created, attached).when(remove, maker).then(removed);
  given(contract, created, attached, removed).when(remove, maker).thenNothing();
  given(contract, created, attached).when(remove, colleague).rejects('contract.of-another');
  const twenty = Array.from({ length: 20 }, (_, one) =>
    fact('ContractAttachmentAdded', { attachmentId: id(70 + one), shared: false, said: paper }),
  );
  given(contract, created, ...twenty)
    .when(ask('AddAttachment', { ...of, ...paper, shared: false }), lead)
    .rejects('contract.attachments-full');
});

test('every command is refused for a contract that does not exist, or is deleted', () => {
  for (const [command] of actions.filter(([{ type }]) => type !== 'RemindOfEnd')) {
    given(contract).when(command, lead).rejects('contract.unknown');
    if (command.type !== 'DeleteContract')
      given(contract, created, deleted).when(command, lead).rejects('contract.unknown');
  }
});

test.each<[ContractCommand, string]>([
  [ask('ChangeDates', { signatureDate: '2026-01-10', endDate: '2026-01-10' }), 'dates-reversed'],
  [ask('ChangeAmount', { ...amounts, amount: 0.5 }), 'not-payable'],
  [ask('ChangeAmount', { ...amounts, amountService: 10.25 }), 'not-payable'],
  [ask('ChangeCommercial', { accountId: other, role: 'production' }), 'not-in-role'],
  [ask('ChangeCommercial', { accountId: other, role: null }), 'not-in-role'],
  [ask('ChangeProduction', { accountId: other, role: 'member' }), 'not-in-role'],
  [ask('ChangeProductionLead', { accountId: other, role: 'production' }), 'not-in-role'],
  [ask('DoItem', { itemId: other, on }), 'item-unknown'],
  [ask('AddObservation', { observationId: id(40), itemId: other, text: 'Non.' }), 'item-unknown'],
  [ask('AddItem', { optionId: other, item: secondItem }), 'option-unknown'],
  [ask('RenewContract', { ...renewal, endDate: terms.endDate }), 'end-not-later'],
  [ask('EndContract', { on: '2027-01-09', reason: 'Fin' }), 'end-outside'],
  [ask('EndContract', { on: '2026-01-09', reason: 'Fin' }), 'end-outside'],
  [ask('AddReport', { reportId: id(50), ...figures, nbUniqueOpening: 901 }), 'figures-reversed'],
  [ask('AddReport', { reportId: id(50), ...figures, nbUniqueClicks: 901 }), 'figures-reversed'],
  [ask('DeleteContract', { typed: 'CI-2026-0041', reason: 'Doublon' }), 'number-differs'],
])('$0.type is refused: $1', (command, code) => {
  given(contract, created).when(command, lead).rejects(`contract.${code}`);
});

test('a contract ends early once, and goes on when it is renewed', () => {
  const end = ask('EndContract', { on: '2026-06-30', reason: 'Fermeture' });
  const ended = fact('ContractEnded', { said: { on: '2026-06-30', reason: 'Fermeture' } });
  given(contract, created, ended)
    .when(ask('EndContract', { on: '2026-07-31', reason: 'Fermeture' }), lead)
    .rejects('contract.ended-already');
  const renewed = fact('ContractRenewed', { ...ofClient, said: renewal });
  given(contract, created, ended, renewed).when(end, lead).then(ended);
});

test('a contract reminds once of each end, so many days before, and of no end that it no longer has', () => {
  const remind = (endDate: string, daysBefore: number) => ask('RemindOfEnd', { endDate, daysBefore });
  const reminded = (endDate: string, daysBefore: number) =>
    fact('ContractReminded', { number, daysBefore, said: { endDate } });
  const once = reminded(terms.endDate, 30);
  given(contract, created, once).when(remind(terms.endDate, 7), lead).then(reminded(terms.endDate, 7));
  given(contract, created, once, datesChanged).when(remind(dates.endDate, 30), lead).then(reminded(dates.endDate, 30));
  const ended = fact('ContractEnded', { said: { on: '2026-06-30', reason: 'Fermeture' } });
  const renewed = fact('ContractRenewed', { ...ofClient, said: renewal });
  for (const since of [ended, renewed, datesChanged, deleted])
    given(contract, created, since).when(remind(terms.endDate, 7), lead).thenNothing();
  const back = fact('ContractDatesChanged', { said: { signatureDate: terms.signatureDate, endDate: terms.endDate } });
  given(contract, created, once, datesChanged, back).when(remind(terms.endDate, 30), lead).thenNothing();
});

test('a reminder is due on its day and up to two days later, and the last one on the last day only', () => {
  const due = (today: string) => reminderDue('2027-01-31', today);
  expect(['01-01', '01-02', '01-03', '01-04'].map((day) => due(`2027-${day}`))).toEqual([30, 30, 30, null]);
  expect(['01-23', '01-24', '01-26', '01-27'].map((day) => due(`2027-${day}`))).toEqual([null, 7, 7, null]);
  expect(['01-30', '01-31', '02-01'].map((day) => due(`2027-${day}`))).toEqual([null, 0, null]);
});

test('of the present end it is told which reminder went out last, and when the next one does', () => {
  const told = (today: string, ...sent: readonly [end: string, days: number][]) =>
    remindersOf(
      { endDate: '2026-12-31', reminded: sent.map(([endDate, daysBefore]) => ({ endDate, daysBefore })) },
      today,
    );
  expect(told('2026-11-20')).toEqual({ sent: null, next: '2026-12-01' });
  expect(told('2026-12-02', ['2026-12-31', 30])).toEqual({ sent: 30, next: '2026-12-24' });
  expect(told('2026-12-26')).toEqual({ sent: null, next: '2026-12-31' });
  expect(told('2026-12-02', ['2025-12-31', 0])).toEqual({ sent: null, next: '2026-12-24' });
  expect(told('2026-12-31', ['2026-12-31', 0], ['2026-12-31', 30])).toEqual({ sent: 0, next: null });
});

test('a commercial signs for themselves, and changes their own contracts only', () => {
  given(contract).when(create, colleague).rejects('contract.of-another');
  for (const [command] of actions.filter(([{ type }]) =>
    /Dates|Package|Email|Amount|SoldOut|RenewContract|EndContract|Observation|AddProblem|AddOption|AddItem|AddAttachment/.test(
      type,
    ),
  )) {
    given(contract, created).when(command, colleague).rejects('contract.of-another');
    expect(() => given(contract, created).when(command, seller).rejects('contract.of-another')).toThrow();
  }
});

describe('two people at the same time', () => {
  const late = (version: number, more: object) =>
    ask('ChangeDates', { ...dates, endDate: '2027-03-09', version, ...more });
  test('the second learns that the same part changed since they read it, and may then decide', () => {
    given(contract, created, datesChanged).when(late(1, {}), lead).rejects('contract.edited-meanwhile');
    given(contract, created, datesChanged)
      .when(late(2, {}), lead)
      .then(fact('ContractDatesChanged', { said: { ...dates, endDate: '2027-03-09' } }));
  });
  test('changes of two parts do not meet, and the same change twice is no conflict', () => {
    given(contract, created, datesChanged)
      .when(ask('ChangeAmount', { ...amounts, version: 1 }), lead)
      .then(fact('ContractAmountChanged', { said: amounts }));
    given(contract, created, datesChanged)
      .when(ask('ChangeDates', { ...dates, version: 1 }), lead)
      .thenNothing();
  });
  test('who moves an item learns that it was moved, done or undone since they read it, and of nothing else', () => {
    const moved = (scheduledDate: string) => fact('ContractItemRescheduled', { ...onItem, said: { scheduledDate } });
    const move = (version: number) => ask('RescheduleItem', { ...onItem, scheduledDate: '2026-03-09', version });
    for (const meanwhile of [moved('2026-02-08'), done]) {
      given(contract, created, meanwhile).when(move(1), maker).rejects('contract.edited-meanwhile');
      given(contract, created, meanwhile).when(move(2), maker).then(moved('2026-03-09'));
    }
    given(contract, created, retrieved, datesChanged).when(move(1), maker).then(moved('2026-03-09'));
    given(contract, created, moved('2026-03-09')).when(move(1), maker).thenNothing();
  });
  test('a renewal and an early end meet with changed dates', () => {
    given(contract, created, datesChanged)
      .when(ask('RenewContract', { ...renewal, version: 1 }), lead)
      .rejects('contract.edited-meanwhile');
    given(contract, created, datesChanged)
      .when(ask('EndContract', { on: '2026-06-30', reason: 'Fin', version: 1 }), lead)
      .rejects('contract.edited-meanwhile');
  });
});

test('a package proposes what it includes, with days that are within the contract', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  const year = proposedOptions('premium', '2026-01-10', '2027-01-09');
  expect(year.map(({ kind, dates: { length } }) => [kind, length])).toEqual([
    ['page', 1],
    ['photos', 1],
    ['video', 1],
    ['newsletter', 12],
    ['article', 4],
    ['banner', 4],
  ]);
  const month = proposedOptions('premium', '2026-01-10', '2026-02-09');
  expect(month.flatMap((one) => one.dates).every((day) => day <= '2026-02-09')).toBe(true);
  expect(month.map(({ kind }) => kind)).not.toContain('video');
  expect(proposedOptions('custom', '2026-01-10', '2027-01-09')).toEqual([]);
});

test('every event of the stream has its sentence, and every field its name, in both languages', () => {
  expect(Object.keys(logActions).toSorted()).toEqual(Object.keys(contractEvents).toSorted());
  for (const lang of ['fr', 'en'] as const) {
    for (const action of Object.values(logActions))
      expect(messages[lang][`contract.log.${action}`], action).toBeTruthy();
    for (const field of logFields) expect(messages[lang][`contract.field.${field}`], field).toBeTruthy();
  }
});

test('the log tells before and after', () => {
  const told = (...events: readonly ContractEvent[]) => {
    const last = events.at(-1);
    if (!last) throw new Error('nothing happened');
    const before = stateAfter(contract, events.slice(0, -1), contract.initial);
    return changeOf(last, before, stateAfter(contract, [last], before));
  };
  expect(told(created)).toMatchObject({ action: 'create', before: null, after: { amount: 480_000, options: 1 } });
  expect(told(created, datesChanged)).toEqual({
    action: 'change_dates',
    about: null,
    before: { signatureDate: '2026-01-10', endDate: '2027-01-09' },
    after: dates,
  });
  const about = { option: 'photos', scheduledDate: '2026-02-01' };
  expect(told(created, done)).toEqual({ action: 'do', about, before: null, after: { done: on } });
  expect(told(created, done, fact('ContractItemUndone', onItem))).toEqual({
    action: 'undo',
    about,
    before: { done: on },
    after: { done: null },
  });
  expect(told(created, problem, archived)).toMatchObject({ before: { problems: 1 }, after: { problems: 0 } });
  for (const [, event] of actions) {
    const { action, ...change } = told(created, event);
    expect(action).toBe(logActions[event.type]);
    expect(Object.values(change).some(Boolean), event.type).toBe(true);
    for (const values of Object.values(change))
      for (const field of Object.keys(values ?? {})) expect(logFields).toContain(field);
  }
});

test('nothing of a deleted contract is left in its state, nor where its key is gone', () => {
  const stub = { status: 'deleted', ...ids, number, companyId: 7 };
  expect(stateAfter(contract, [created, problem, deleted], contract.initial)).toEqual({ ...stub, reason: 'Doublon' });
  const shredded = [created, problem, datesChanged].map((event) => ({ ...event, data: { ...event.data, said: null } }));
  expect(stateAfter(contract, shredded, contract.initial)).toEqual({ ...stub, reason: null });
});
