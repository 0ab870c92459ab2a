import type { Role } from '../actor.ts';
import type { ReminderDays } from './contract-reminders.ts';
import type { Data, Said } from './contract-state.ts';

/** The version of the contract that somebody read before they changed it; undefined for programs that do not mind. */
type Read = { readonly version?: number | undefined };
type Item = { readonly itemId: string };
type Attached = { readonly attachmentId: string };
type On = { readonly on: string };

/** A person and their role; null for an account that does not exist or is blocked. */
type Chosen<Id> = { readonly accountId: Id; readonly role: Role | null };

type Asked<Type extends string, D> = { readonly type: Type; readonly data: D };

export type ContractCommand =
  | Asked<'CreateContract', Omit<Data<'ContractCreated'>, 'said'> & { readonly said: Said<'ContractCreated'> }>
  | Asked<'AddObservation', { readonly observationId: string; readonly itemId: string | null; readonly text: string }>
  | Asked<'DoItem' | 'RetrieveItem', Item & On>
  | Asked<'UndoItem' | 'UnretrieveItem', Item>
  | Asked<'ChangeDates', Read & Said<'ContractDatesChanged'>>
  | Asked<'ChangePackage', Read & Said<'ContractPackageChanged'>>
  | Asked<'ChangeEmail', Read & Said<'ContractEmailChanged'>>
  | Asked<'ChangeAmount', Read & Said<'ContractAmountChanged'>>
  | Asked<'ChangeCommercial', Read & Chosen<string>>
  | Asked<'ChangeProduction', Read & Chosen<string | null>>
  | Asked<'ChangeProductionLead', Read & Chosen<string | null>>
  | Asked<'AddOption', Said<'ContractOptionAdded'>>
  | Asked<'AddItem', Said<'ContractItemAdded'> & { readonly optionId: string }>
  | Asked<'AddProblem', { readonly problemId: string; readonly text: string }>
  | Asked<'ArchiveProblems', object>
  | Asked<'RescheduleItem', Read & Item & Said<'ContractItemRescheduled'>>
  | Asked<'SetItemAlert', Item & { readonly alert: boolean }>
  | Asked<'SetSoldOut', Read & { readonly soldOut: boolean }>
  | Asked<'RenewContract', Read & Said<'ContractRenewed'>>
  /** `companyId` is the company for which it is asked, or taken back. */
  | Asked<'AskForRenewal', { readonly companyId: number } & Pick<Said<'ContractRenewalAsked'>, 'initialPackage'>>
  | Asked<'WithdrawRenewal', { readonly companyId: number }>
  | Asked<'DeclineRenewal', Said<'ContractRenewalDeclined'>>
  | Asked<'EndContract', Read & Said<'ContractEnded'>>
  /** Nothing happens when its end is no longer that day, or people were reminded of it already. */
  | Asked<'RemindOfEnd', { readonly endDate: string; readonly daysBefore: ReminderDays }>
  | Asked<'AddReport', Said<'ContractReportAdded'> & { readonly reportId: string }>
  | Asked<'AddAttachment', Said<'ContractAttachmentAdded'> & Attached & { readonly shared: boolean }>
  | Asked<'ShareAttachment', Attached & { readonly shared: boolean }>
  | Asked<'RemoveAttachment', Attached>
  /** `typed` is the number that the person typed to confirm. */
  | Asked<'DeleteContract', Read & { readonly typed: string; readonly reason: string }>;
