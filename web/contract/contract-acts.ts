import type { Command } from '#commands/command.ts';
import * as of from '#commands/contract/contract.commands.ts';
import * as renewals from '#commands/contract/renewal-requests.ts';
import { contractPackages } from '#domain/contract/contract.choices.ts';
import { proposedOptions } from '#domain/contract/packages.ts';
import { numberIn } from '../edit/form-values.ts';
import type { TabName } from './contract-tabs.tsx';

type Typed = Readonly<Record<string, unknown>>;
type Act = {
  readonly command: Command;
  /** Where it is seen afterwards. */
  readonly tab: TabName;
  readonly data: (form: FormData) => Typed;
};

const isDay = (said: string): boolean => /^\d{4}-\d\d-\d\d$/.test(said) && !Number.isNaN(Date.parse(said));

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const orNull = (form: FormData, name: string): string | null => text(form, name) || null;
const amounts = (form: FormData): Typed => ({
  amount: numberIn(text(form, 'amount')) ?? undefined,
  amountService: numberIn(text(form, 'amountService')) ?? 0,
  amountCurrency: text(form, 'amountCurrency'),
});
const item = (form: FormData): Typed => ({ itemId: text(form, 'of') });
/** The day on which it was; today where none is typed. */
const itemOn = (form: FormData): Typed => ({ ...item(form), on: text(form, 'on') || undefined });
const attachment = (form: FormData): Typed => ({ attachmentId: text(form, 'of') });
const nothing = (): Typed => ({});
const person = (form: FormData): Typed => ({ accountId: orNull(form, 'accountId') });
const dates = (form: FormData): readonly string[] => form.getAll('dates').map(String).filter(Boolean);

/** What the chosen package includes, from the end that there was until the new one. */
const proposedIn = (form: FormData): readonly object[] => {
  const of = contractPackages.find((one) => one === form.get('initialPackage'));
  const [from, until] = [text(form, 'from'), text(form, 'endDate')];
  return of && isDay(from) && isDay(until) ? proposedOptions(of, from, until) : [];
};

const act = (command: Command, tab: TabName, data: Act['data']): Act => ({ command, tab, data });

/** What can be done on the page of a contract, by the name of the button. */
export const contractActs = {
  do: act(of.doItem, 'details', itemOn),
  undo: act(of.undoItem, 'details', item),
  retrieve: act(of.retrieveItem, 'details', itemOn),
  unretrieve: act(of.unretrieveItem, 'details', item),
  alert: act(of.setItemAlert, 'details', (form) => ({ ...item(form), alert: true })),
  calm: act(of.setItemAlert, 'details', (form) => ({ ...item(form), alert: false })),
  reschedule: act(of.rescheduleItem, 'details', (form) => ({
    ...item(form),
    scheduledDate: text(form, 'scheduledDate'),
  })),
  observe: act(of.addObservation, 'details', (form) => ({ itemId: orNull(form, 'of'), text: text(form, 'text') })),
  option: act(of.addOption, 'details', (form) => ({
    kind: text(form, 'kind'),
    title: orNull(form, 'title'),
    dates: dates(form),
  })),
  item: act(of.addItem, 'details', (form) => ({
    optionId: text(form, 'of'),
    scheduledDate: text(form, 'scheduledDate'),
  })),
  report: act(of.addReport, 'details', (form) => ({
    title: text(form, 'title'),
    nbRecipients: numberIn(text(form, 'nbRecipients')),
    nbUniqueOpening: numberIn(text(form, 'nbUniqueOpening')),
    nbUniqueClicks: numberIn(text(form, 'nbUniqueClicks')),
  })),
  attach: act(of.addAttachment, 'terms', (form) => ({
    title: text(form, 'title'),
    shared: form.get('shared') === 'on',
  })),
  share: act(of.shareAttachment, 'terms', (form) => ({ ...attachment(form), shared: true })),
  unshare: act(of.shareAttachment, 'terms', (form) => ({ ...attachment(form), shared: false })),
  detach: act(of.removeAttachment, 'terms', attachment),
  problem: act(of.addProblem, 'problems', (form) => ({ text: text(form, 'text') })),
  archive: act(of.archiveProblems, 'problems', nothing),
  dates: act(of.changeDates, 'terms', (form) => ({
    signatureDate: text(form, 'signatureDate'),
    endDate: text(form, 'endDate'),
  })),
  package: act(of.changePackage, 'terms', (form) => ({ initialPackage: text(form, 'initialPackage') })),
  email: act(of.changeClientEmail, 'terms', (form) => ({ clientEmail: orNull(form, 'clientEmail') })),
  amount: act(of.changeAmount, 'terms', amounts),
  commercial: act(of.changeCommercial, 'terms', person),
  production: act(of.changeProduction, 'terms', person),
  lead: act(of.changeProductionLead, 'terms', person),
  paid: act(of.setSoldOut, 'terms', () => ({ soldOut: true })),
  unpaid: act(of.setSoldOut, 'terms', () => ({ soldOut: false })),
  renew: act(of.renewContract, 'terms', (form) => ({
    initialPackage: text(form, 'initialPackage'),
    endDate: text(form, 'endDate'),
    ...amounts(form),
    options: form.get('proposed') === 'on' ? proposedIn(form) : [],
  })),
  decline: act(renewals.declineRenewal, 'terms', (form) => ({ reason: text(form, 'reason') })),
  end: act(of.endContract, 'terms', (form) => ({ on: text(form, 'on'), reason: text(form, 'reason') })),
  delete: act(of.deleteContract, 'terms', (form) => ({ typed: text(form, 'typed'), reason: text(form, 'reason') })),
} as const satisfies Readonly<Record<string, Act>>;

export type ContractAct = keyof typeof contractActs;

export const actIn = (said: unknown): ContractAct | null =>
  typeof said === 'string' && Object.hasOwn(contractActs, said) ? (said as ContractAct) : null;
