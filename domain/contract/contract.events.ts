import { z } from 'zod';
import { emailAddress } from '../account/account.events.ts';
import { accountId } from '../account-id.ts';
import { type EventOf, event, personal } from '../event.ts';
import { currency } from '../money.ts';
import { countryCode } from '../place/place.events.ts';
import { storedDocument } from '../stored-document.ts';
import { line, prose, reasonLine } from '../text.ts';
import { contractOptions, contractPackages } from './contract.choices.ts';
import { reminderDays } from './contract-reminders.ts';

const contractId = z.uuid();
const itemId = z.uuid();
const optionId = z.uuid();

/**
 * What a contract says is encrypted with a key of the contract's own, which is destroyed when it is deleted: from then
 * on it is null for every reader.
 */
const said = <S extends z.ZodRawShape>(shape: S) => personal(z.object(shape), 'contractId');

const day = z.iso.date();
const amount = z.number().nonnegative().max(1e12);
const words = prose(2000).trim().min(1);
const figure = z.int().nonnegative().max(1e9);
const initialPackage = z.enum(contractPackages);

export const contractNumber = z.string().regex(/^[A-Z]{2}-\d{4}-\d{4,8}$/);

export const contractText = {
  observation: words,
  problem: words,
  title: line(120),
  reason: reasonLine(500),
};

const dates = { signatureDate: day, endDate: day };
/** `amount` is paid in money, `amountService` in services of the client; both in one currency. */
const amounts = { amount, amountService: amount, amountCurrency: currency };
const attachmentId = z.uuid();
/** One time that an option is due. */
const item = z.object({ itemId, scheduledDate: day });
const option = z.object({
  optionId,
  kind: z.enum(contractOptions),
  /** What it is called when its kind does not say enough. */
  title: contractText.title.nullable(),
  items: z.array(item).max(60),
});
const options = z.array(option).max(40);

export const contractTerms = z.object({
  initialPackage,
  ...dates,
  clientEmail: emailAddress.nullable(),
  userCommercial: accountId,
  /** Who delivers it. */
  userProduction: accountId.nullable(),
  /** Who is responsible for the delivery. */
  userProductionN1: accountId.nullable(),
  ...amounts,
});

const ofContract = { contractId };
const ofItem = { contractId, itemId };
const on = { on: day };

/** What the person who gets a place in a contract is told of it: null in version 1, of which nobody was told. */
const ofPlace = {
  number: contractNumber.nullable(),
  companyId: z.int().positive().nullable(),
  /** Who had that place until then; null for nobody. */
  was: personal(accountId, 'contractId'),
};
const ofNobodyTold = (data: object) => ({ ...data, number: null, companyId: null, was: null });

export const contractEvents = {
  ContractCreated: event(
    z.object({
      contractId,
      number: contractNumber,
      companyId: z.int().positive(),
      country: countryCode,
      said: said({ ...contractTerms.shape, options }),
    }),
  ),
  /** An observation about one item, or about the contract. */
  ContractObservationAdded: event(
    z.object({
      ...ofContract,
      observationId: z.uuid(),
      itemId: itemId.nullable(),
      said: said({ text: contractText.observation }),
    }),
  ),
  /** It was delivered. */
  ContractItemDone: event(z.object({ ...ofItem, said: said(on) })),
  ContractItemUndone: event(z.object(ofItem)),
  /** What the client has to give for it was collected. */
  ContractItemRetrieved: event(z.object({ ...ofItem, said: said(on) })),
  ContractItemUnretrieved: event(z.object(ofItem)),
  ContractDatesChanged: event(z.object({ ...ofContract, said: said(dates) })),
  ContractPackageChanged: event(z.object({ ...ofContract, said: said({ initialPackage }) })),
  ContractEmailChanged: event(z.object({ ...ofContract, said: said({ clientEmail: emailAddress.nullable() }) })),
  ContractAmountChanged: event(z.object({ ...ofContract, said: said(amounts) })),
  ContractCommercialChanged: event(
    z.object({ ...ofContract, ...ofPlace, said: said({ userCommercial: accountId }) }),
    ofNobodyTold,
  ),
  ContractProductionChanged: event(
    z.object({ ...ofContract, ...ofPlace, said: said({ userProduction: accountId.nullable() }) }),
    ofNobodyTold,
  ),
  ContractProductionLeadChanged: event(
    z.object({ ...ofContract, ...ofPlace, said: said({ userProductionN1: accountId.nullable() }) }),
    ofNobodyTold,
  ),
  ContractOptionAdded: event(z.object({ ...ofContract, said: said({ option }) })),
  ContractItemAdded: event(z.object({ ...ofContract, optionId, said: said({ item }) })),
  ContractProblemAdded: event(
    z.object({ ...ofContract, problemId: z.uuid(), said: said({ text: contractText.problem }) }),
  ),
  ContractProblemsArchived: event(z.object(ofContract)),

  ContractItemRescheduled: event(z.object({ ...ofItem, said: said({ scheduledDate: day }) })),
  ContractItemAlertSet: event(z.object({ ...ofItem, alert: z.boolean() })),
  /** Whether it is paid in full. */
  ContractSoldOutSet: event(z.object({ ...ofContract, soldOut: z.boolean() })),
  /** It goes on until a later day, for a new amount and with what is due in that time. */
  ContractRenewed: event(
    z.object({
      ...ofContract,
      /** Null in those of version 1, of which nobody was told. */
      number: contractNumber.nullable(),
      companyId: z.int().positive().nullable(),
      said: said({ initialPackage, endDate: day, ...amounts, options }),
    }),
    (data: object) => ({ ...data, number: null, companyId: null }),
  ),
  /** A manager of the company asks its commercial that it goes on, with a package. */
  ContractRenewalAsked: event(
    z.object({
      ...ofContract,
      number: contractNumber,
      companyId: z.int().positive(),
      said: said({ initialPackage, userCommercial: accountId }),
    }),
  ),
  /** It does not go on as the company asked: the company reads why. */
  ContractRenewalDeclined: event(
    z.object({
      ...ofContract,
      number: contractNumber,
      companyId: z.int().positive(),
      said: said({ reason: contractText.reason }),
    }),
  ),
  /** The company takes its request back, before an answer. */
  ContractRenewalWithdrawn: event(
    z.object({
      ...ofContract,
      number: contractNumber,
      companyId: z.int().positive(),
      /** Whom the company had asked. */
      said: said({ userCommercial: accountId }),
    }),
  ),
  /** It ends before its end date. */
  ContractEnded: event(z.object({ ...ofContract, said: said({ on: day, reason: contractText.reason }) })),
  /** Its commercial and its client are reminded that it ends, so many days before. */
  ContractReminded: event(
    z.object({
      ...ofContract,
      number: contractNumber,
      daysBefore: z.literal(reminderDays),
      said: said({ endDate: day }),
    }),
  ),
  ContractReportAdded: event(
    z.object({
      ...ofContract,
      reportId: z.uuid(),
      said: said({
        title: contractText.title,
        nbRecipients: figure,
        nbUniqueOpening: figure,
        nbUniqueClicks: figure,
      }),
    }),
  ),
  /** A PDF, such as the signed contract. */
  ContractAttachmentAdded: event(
    z.object({
      ...ofContract,
      attachmentId,
      /** Whether the managers of the company may read it. */
      shared: z.boolean(),
      said: said({ title: contractText.title, file: storedDocument }),
    }),
  ),
  ContractAttachmentShared: event(z.object({ ...ofContract, attachmentId, shared: z.boolean() })),
  ContractAttachmentRemoved: event(z.object({ ...ofContract, attachmentId })),
  /** It is gone for good; the number, the company, who deleted it, when and why are all that stays. */
  ContractDeleted: event(
    z.object({ ...ofContract, number: contractNumber, companyId: z.int().positive(), reason: contractText.reason }),
  ),
};

export type ContractEvent = EventOf<typeof contractEvents>;
