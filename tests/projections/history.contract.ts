import { contractOptions, contractPackages } from '#domain/contract/contract.choices.ts';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { currencies } from '#domain/money.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** Something happens to one of a few contracts, in no order that the rules would allow. */
export const contractHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const id = (kind: string, most: number) => `${kind}aaaaaa-3c58-4d0e-9f5b-${String(below(most)).padStart(12, '0')}`;
  const day = () => `202${6 + below(2)}-0${1 + below(9)}-${10 + below(18)}`;
  const which = below(12);
  const contractId = `ccaaaaaa-3c58-4d0e-9f5b-${String(which).padStart(12, '0')}`;
  const number = `CI-2026-${String(which).padStart(4, '0')}`;
  const of = { contractId };
  const place = () => ({ ...of, number, companyId: 1 + below(8), was: one([null, person(below(4))]) });
  const ofItem = { contractId, itemId: id('dd', 12) };
  const item = () => ({ itemId: id('dd', 12), scheduledDate: day() });
  const option = () => ({
    optionId: id('ee', 6),
    kind: one(contractOptions),
    title: one([null, 'Été 2026']),
    items: Array.from({ length: below(4) }, item),
  });
  const amounts = () => ({ amount: below(1_000_000), amountService: below(1000) / 4, amountCurrency: one(currencies) });
  const initialPackage = one(contractPackages);
  const terms = () => ({
    initialPackage,
    signatureDate: day(),
    endDate: day(),
    clientEmail: one([null, 'client@example.org']),
    userCommercial: person(below(4)),
    userProduction: one([null, person(4)]),
    userProductionN1: one([null, person(5)]),
    ...amounts(),
  });
  const created = (): ContractEvent => ({
    type: 'ContractCreated',
    data: {
      ...of,
      number,
      companyId: 1 + below(8),
      country: 'CI',
      said: { ...terms(), options: [option(), option()] },
    },
  });
  const event = one<() => ContractEvent>([
    created,
    created,
    created,
    () => ({
      type: 'ContractObservationAdded',
      data: { ...of, observationId: id('ff', 99), itemId: one([null, ofItem.itemId]), said: { text: 'Vu.' } },
    }),
    () => ({ type: 'ContractItemDone', data: { ...ofItem, said: { on: day() } } }),
    () => ({ type: 'ContractItemUndone', data: ofItem }),
    () => ({ type: 'ContractItemRetrieved', data: { ...ofItem, said: { on: day() } } }),
    () => ({ type: 'ContractItemUnretrieved', data: ofItem }),
    () => ({ type: 'ContractDatesChanged', data: { ...of, said: { signatureDate: day(), endDate: day() } } }),
    () => ({ type: 'ContractPackageChanged', data: { ...of, said: { initialPackage } } }),
    () => ({ type: 'ContractEmailChanged', data: { ...of, said: { clientEmail: 'autre@example.org' } } }),
    () => ({ type: 'ContractAmountChanged', data: { ...of, said: amounts() } }),
    () => ({ type: 'ContractCommercialChanged', data: { ...place(), said: { userCommercial: person(below(4)) } } }),
    () => ({
      type: 'ContractProductionChanged',
      data: { ...place(), said: { userProduction: one([null, person(6)]) } },
    }),
    () => ({ type: 'ContractProductionLeadChanged', data: { ...place(), said: { userProductionN1: person(7) } } }),
    () => ({ type: 'ContractOptionAdded', data: { ...of, said: { option: option() } } }),
    () => ({ type: 'ContractItemAdded', data: { ...of, optionId: id('ee', 6), said: { item: item() } } }),
    () => ({ type: 'ContractProblemAdded', data: { ...of, problemId: id('ab', 99), said: { text: 'Pas de logo.' } } }),
    () => ({ type: 'ContractProblemsArchived', data: of }),
    () => ({ type: 'ContractItemRescheduled', data: { ...ofItem, said: { scheduledDate: day() } } }),
    () => ({ type: 'ContractItemAlertSet', data: { ...ofItem, alert: below(2) === 0 } }),
    () => ({ type: 'ContractSoldOutSet', data: { ...of, soldOut: below(2) === 0 } }),
    () => ({
      type: 'ContractRenewed',
      data: {
        ...{ ...of, number, companyId: 1 + below(8) },
        said: { initialPackage, endDate: day(), ...amounts(), options: [option()] },
      },
    }),
    () => ({
      type: 'ContractRenewalAsked',
      data: { ...of, number, companyId: 1 + below(8), said: { initialPackage, userCommercial: person(below(4)) } },
    }),
    () => ({
      type: 'ContractRenewalDeclined',
      data: { ...of, number, companyId: 1 + below(8), said: { reason: 'Plus de place.' } },
    }),
    () => ({
      type: 'ContractRenewalWithdrawn',
      data: { ...of, number, companyId: 1 + below(8), said: { userCommercial: person(below(4)) } },
    }),
    () => ({ type: 'ContractEnded', data: { ...of, said: { on: day(), reason: 'Fermeture' } } }),
    () => ({
      type: 'ContractReminded',
      data: { ...of, number, daysBefore: one([30, 7, 0] as const), said: { endDate: day() } },
    }),
    () => ({
      type: 'ContractReportAdded',
      data: {
        ...of,
        reportId: id('ac', 99),
        said: { title: 'Mai', nbRecipients: 900, nbUniqueOpening: 300, nbUniqueClicks: 20 },
      },
    }),
    () => ({
      type: 'ContractAttachmentAdded',
      data: {
        ...of,
        attachmentId: id('ad', 9),
        shared: below(2) === 0,
        said: { title: 'Contrat signé', file: { id: `file${'x'.repeat(17)}${below(9)}`, bytes: 9000, pages: 2 } },
      },
    }),
    () => ({
      type: 'ContractAttachmentShared',
      data: { ...of, attachmentId: id('ad', 9), shared: below(2) === 0 },
    }),
    () => ({ type: 'ContractAttachmentRemoved', data: { ...of, attachmentId: id('ad', 9) } }),
    () => ({ type: 'ContractDeleted', data: { ...of, number, companyId: 1 + below(8), reason: 'Doublon' } }),
  ])();
  return { stream: `contract-${number}`, ...event };
};
