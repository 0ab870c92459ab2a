import { z } from 'zod';
import { accountId } from '#domain/account-id.ts';
import { dayOf } from '#domain/calendar.ts';
import { contractNumber, contractTerms, contractText, contractEvents as of } from '#domain/contract/contract.events.ts';
import {
  mayAddToContracts,
  mayAssignContracts,
  mayDeleteContracts,
  mayDeliverContracts,
  mayNoteOnContracts,
  maySignContracts,
} from '#domain/contract/contract.permissions.ts';
import { refuse } from '#domain/contract/contract.rejections.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { type Command, command } from '../command.ts';
import { changeContractView, keepContractView, removeContractView } from './contract-views.ts';
import { chosenOption, createContract, withIds } from './create-contract.ts';
import { forgetContract } from './forget-contract.ts';
import { askContract, idIn, ofContract, roleOf } from './of-contract.ts';
import { askForRenewal, declineRenewal, withdrawRenewal } from './renewal-requests.ts';

const number = contractNumber;
const itemId = z.uuid();
const day = z.iso.date();
/** The version that the person read; a program that leaves it out replaces what there is. */
const version = z.int().min(1).optional();

const { shape: terms } = contractTerms;
const dates = { signatureDate: terms.signatureDate, endDate: terms.endDate };
const amounts = {
  amount: terms.amount,
  amountService: terms.amountService.default(0),
  amountCurrency: terms.amountCurrency,
};

export const addObservation = ofContract(
  'add-observation',
  z.object({ number, itemId: itemId.nullable().default(null), text: contractText.observation }),
  mayNoteOnContracts,
  ({ itemId, text }, envelope) => ({
    type: 'AddObservation',
    data: { observationId: idIn(envelope, 'observation'), itemId, text },
  }),
);

const ofItem = z.object({ number, itemId });
/** `on` is today unless it is said. */
const ofItemOn = ofItem.extend({ on: day.optional() });

export const doItem = ofContract('do-item', ofItemOn, mayDeliverContracts, ({ itemId, on }, envelope) => ({
  type: 'DoItem',
  data: { itemId, on: on ?? dayOf(envelope.now) },
}));
export const undoItem = ofContract('undo-item', ofItem, mayDeliverContracts, ({ itemId }) => ({
  type: 'UndoItem',
  data: { itemId },
}));
export const retrieveItem = ofContract('retrieve-item', ofItemOn, mayDeliverContracts, ({ itemId, on }, envelope) => ({
  type: 'RetrieveItem',
  data: { itemId, on: on ?? dayOf(envelope.now) },
}));
export const unretrieveItem = ofContract('unretrieve-item', ofItem, mayDeliverContracts, ({ itemId }) => ({
  type: 'UnretrieveItem',
  data: { itemId },
}));
export const rescheduleItem = ofContract(
  'reschedule-item',
  ofItem.extend({ version, scheduledDate: day }),
  mayDeliverContracts,
  ({ number: _, ...data }) => ({ type: 'RescheduleItem', data }),
);
export const setItemAlert = ofContract(
  'set-item-alert',
  ofItem.extend({ alert: z.boolean() }),
  mayDeliverContracts,
  ({ itemId, alert }) => ({ type: 'SetItemAlert', data: { itemId, alert } }),
);

export const changeDates = ofContract(
  'change-dates',
  z.object({ number, version, ...dates }),
  maySignContracts,
  ({ number: _, ...data }) => ({ type: 'ChangeDates', data }),
);
export const changePackage = ofContract(
  'change-package',
  z.object({ number, version, initialPackage: terms.initialPackage }),
  maySignContracts,
  ({ number: _, ...data }) => ({ type: 'ChangePackage', data }),
);
export const changeClientEmail = ofContract(
  'change-client-email',
  z.object({ number, version, clientEmail: terms.clientEmail }),
  maySignContracts,
  ({ number: _, ...data }) => ({ type: 'ChangeEmail', data }),
);
export const changeAmount = ofContract(
  'change-amount',
  z.object({ number, version, ...amounts }),
  maySignContracts,
  ({ number: _, ...data }) => ({ type: 'ChangeAmount', data }),
);

const somebody = z.object({ number, version, accountId });
const somebodyOrNobody = somebody.extend({ accountId: accountId.nullable() });

export const changeCommercial = ofContract(
  'change-commercial',
  somebody,
  mayAssignContracts,
  async ({ version, accountId }, _, log) => ({
    type: 'ChangeCommercial',
    data: { version, accountId, role: await roleOf(log, accountId) },
  }),
);
export const changeProduction = ofContract(
  'change-production',
  somebodyOrNobody,
  mayAssignContracts,
  async ({ version, accountId }, _, log) => ({
    type: 'ChangeProduction',
    data: { version, accountId, role: await roleOf(log, accountId) },
  }),
);
export const changeProductionLead = ofContract(
  'change-production-lead',
  somebodyOrNobody,
  mayAssignContracts,
  async ({ version, accountId }, _, log) => ({
    type: 'ChangeProductionLead',
    data: { version, accountId, role: await roleOf(log, accountId) },
  }),
);

export const addOption = ofContract(
  'add-option',
  chosenOption.extend({ number }),
  mayAddToContracts,
  ({ number: _, ...chosen }, envelope) => {
    const [option] = withIds([chosen], envelope);
    if (!option) throw new Error('an option was chosen, and is not there');
    return { type: 'AddOption', data: { option } };
  },
);
export const addItem = ofContract(
  'add-item',
  z.object({ number, optionId: z.uuid(), scheduledDate: day }),
  mayAddToContracts,
  ({ optionId, scheduledDate }, envelope) => ({
    type: 'AddItem',
    data: { optionId, item: { itemId: idIn(envelope, 'item'), scheduledDate } },
  }),
);

export const addProblem = ofContract(
  'add-problem',
  z.object({ number, text: contractText.problem }),
  mayNoteOnContracts,
  ({ text }, envelope) => ({ type: 'AddProblem', data: { problemId: idIn(envelope, 'problem'), text } }),
);
export const archiveProblems = ofContract('archive-problems', z.object({ number }), mayDeliverContracts, () => ({
  type: 'ArchiveProblems',
  data: {},
}));

/** Whether it is paid in full. */
export const setSoldOut = ofContract(
  'set-sold-out',
  z.object({ number, version, soldOut: z.boolean() }),
  maySignContracts,
  ({ version, soldOut }) => ({ type: 'SetSoldOut', data: { version, soldOut } }),
);

/** Goes on until a later day. Without `options`, nothing more is due than what is left. */
export const renewContract = ofContract(
  'renew-contract',
  z.object({
    number,
    version,
    initialPackage: terms.initialPackage,
    endDate: terms.endDate,
    ...amounts,
    options: z.array(chosenOption).max(40).default([]),
  }),
  maySignContracts,
  ({ number: _, options, ...data }, envelope) => ({
    type: 'RenewContract',
    data: { ...data, options: withIds(options, envelope) },
  }),
);

/** Ends before its end date. */
export const endContract = ofContract(
  'end-contract',
  z.object({ number, version, on: day, reason: contractText.reason }),
  maySignContracts,
  ({ version, on, reason }) => ({ type: 'EndContract', data: { version, on, reason } }),
);

const report = of.ContractReportAdded.schema.shape.said.unwrap();

export const addReport = ofContract(
  'add-report',
  report.extend({ number }),
  mayDeliverContracts,
  ({ number: _, ...figures }, envelope) => ({
    type: 'AddReport',
    data: { reportId: idIn(envelope, 'report'), ...figures },
  }),
);

const attachment = of.ContractAttachmentAdded.schema.shape;
const ofAttachment = z.object({ number, attachmentId: attachment.attachmentId });

/** Attaches a PDF that was uploaded for this contract before. */
export const addAttachment = command({
  context: 'contract',
  name: 'add-attachment',
  schema: z.object({
    number,
    title: contractText.title,
    fileId: z.string().regex(/^[\w-]{22}$/),
    shared: attachment.shared.default(false),
  }),
  allowed: mayAddToContracts,
  async handle({ store, codec, facts }, { number, title, fileId, shared }, envelope) {
    const log = { store, codec };
    const { state } = await stateOf(log, contract, contractStream(number));
    if (state.status !== 'signed') throw refuse('unknown');
    const file = await facts.contracts.document(state.contractId, fileId);
    const data = { attachmentId: idIn(envelope, 'attachment'), title, file, shared };
    const { position } = await askContract(log, number, { type: 'AddAttachment', data }, envelope);
    return { id: number, position };
  },
});
export const shareAttachment = ofContract(
  'share-attachment',
  ofAttachment.extend({ shared: z.boolean() }),
  mayAddToContracts,
  ({ attachmentId, shared }) => ({ type: 'ShareAttachment', data: { attachmentId, shared } }),
);
export const removeAttachment = ofContract(
  'remove-attachment',
  ofAttachment,
  mayAddToContracts,
  ({ attachmentId }) => ({ type: 'RemoveAttachment', data: { attachmentId } }),
);

/**
 * Deletes a contract for good: `typed` is its number again, `version` what the person saw of it. Its key is destroyed, here or by
 * `deletedContracts`.
 */
export const deleteContract = command({
  context: 'contract',
  name: 'delete-contract',
  schema: z.object({ number, version, typed: z.string().trim().max(40), reason: contractText.reason }),
  allowed: mayDeleteContracts,
  async handle({ pool, ...log }, { number, version, typed, reason }, envelope) {
    const { position, events } = await askContract(
      log,
      number,
      { type: 'DeleteContract', data: { version, typed, reason } },
      envelope,
    );
    for (const { type, data } of events) if (type === 'ContractDeleted') await forgetContract(pool, data.contractId);
    return { id: number, position };
  },
});

export const contractCommands: readonly Command[] = [
  createContract,
  addObservation,
  doItem,
  undoItem,
  retrieveItem,
  unretrieveItem,
  rescheduleItem,
  setItemAlert,
  changeDates,
  changePackage,
  changeClientEmail,
  changeAmount,
  changeCommercial,
  changeProduction,
  changeProductionLead,
  addOption,
  addItem,
  addProblem,
  archiveProblems,
  setSoldOut,
  renewContract,
  askForRenewal,
  declineRenewal,
  withdrawRenewal,
  endContract,
  addReport,
  addAttachment,
  shareAttachment,
  removeAttachment,
  deleteContract,
  keepContractView,
  changeContractView,
  removeContractView,
];
