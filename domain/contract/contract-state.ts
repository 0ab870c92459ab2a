import type { z } from 'zod';
import type { DataOf } from '../decider.ts';
import type { ContractOption, ContractPackage } from './contract.choices.ts';
import type { ContractEvent, contractTerms } from './contract.events.ts';

export type Data<T extends ContractEvent['type']> = DataOf<ContractEvent, T>;
/** What an event says, while the contract's key exists. */
export type Said<T extends ContractEvent['type']> =
  Data<T> extends { readonly said: infer S } ? Exclude<S, null> : never;

export type ContractTerms = z.infer<typeof contractTerms>;

export type Note = { readonly id: string; readonly text: string };

export type ContractItem = {
  readonly itemId: string;
  readonly scheduledDate: string;
  /** The day on which it was delivered. */
  readonly done: string | null;
  /** The day on which the client's material was collected. */
  readonly retrieve: string | null;
  readonly observations: readonly Note[];
  readonly alert: boolean;
  /** The version in which it was moved, done or undone last; 0 as it was bought. */
  readonly changed: number;
};

export type BoughtOption = {
  readonly optionId: string;
  readonly kind: ContractOption;
  readonly title: string | null;
  readonly items: readonly ContractItem[];
};

export type Problem = Note & { readonly archived: boolean };
export type NewsletterReport = Said<'ContractReportAdded'> & { readonly reportId: string };

export type Attachment = Said<'ContractAttachmentAdded'> & {
  readonly attachmentId: string;
  /** Whether the managers of the company may read it. */
  readonly shared: boolean;
};

/** The parts of a contract that two people may change at the same time. */
const contractParts = [
  'dates',
  'package',
  'email',
  'amount',
  'commercial',
  'production',
  'production_lead',
  'sold_out',
] as const;
export type ContractPart = (typeof contractParts)[number];

export type Signed = {
  readonly status: 'signed';
  readonly contractId: string;
  readonly number: string;
  readonly companyId: number;
  readonly country: string;
  /** How many events it has. */
  readonly version: number;
  /** The version in which each part changed last. */
  readonly changed: Partial<Readonly<Record<ContractPart, number>>>;
  readonly terms: ContractTerms;
  readonly soldOut: boolean;
  /** The last day of one that ended early. */
  readonly endedOn: string | null;
  readonly renewals: number;
  /** What the company asked for: that it goes on, with a package. Null when it did not, took it back, or has it. */
  readonly renewalAsked: {
    readonly initialPackage: ContractPackage;
    /** The commercial who was asked. */
    readonly userCommercial: string;
    /** Why it does not go on so; null while that is open. */
    readonly declined: string | null;
  } | null;
  /** Of which end date people were reminded, and how many days before. */
  readonly reminded: readonly { readonly endDate: string; readonly daysBefore: number }[];
  readonly options: readonly BoughtOption[];
  readonly observations: readonly Note[];
  readonly problems: readonly Problem[];
  readonly reports: readonly NewsletterReport[];
  readonly attachments: readonly Attachment[];
};

export type ContractState =
  | { readonly status: 'none' }
  | Signed
  /** Nothing of what it said can be read any more. */
  | {
      readonly status: 'deleted';
      readonly contractId: string;
      readonly number: string;
      readonly companyId: number;
      readonly reason: string | null;
    };

export const contractStream = (number: string): string => `contract-${number}`;

/** The last day of a contract: its end date, or an earlier day on which it ended. */
export const lastDayOf = ({ terms, endedOn }: Pick<Signed, 'terms' | 'endedOn'>): string =>
  endedOn !== null && endedOn < terms.endDate ? endedOn : terms.endDate;

export const isProblematic = ({ problems }: Pick<Signed, 'problems'>): boolean =>
  problems.some(({ archived }) => !archived);

/** Whether an item is due no more, because the contract ended early before its day. */
export const isDropped = (
  { endedOn }: Pick<Signed, 'endedOn'>,
  { scheduledDate, done }: Pick<ContractItem, 'scheduledDate' | 'done'>,
): boolean => endedOn !== null && done === null && scheduledDate > endedOn;

export const itemsOf = ({ options }: Pick<Signed, 'options'>): readonly ContractItem[] =>
  options.flatMap(({ items }) => items);
