import type { ContractPackage, ContractStanding } from '#domain/contract/contract.choices.ts';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import {
  type Attachment,
  type BoughtOption,
  type ContractItem,
  type ContractTerms,
  isDropped,
  lastDayOf,
  type NewsletterReport,
  type Signed,
} from '#domain/contract/contract-state.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { contracts } from '#projections/contract/contracts.ts';
import type { ClientEmailExport } from '#projections/privacy/own-exports.ts';
import { readModel } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { clientEmailExports } from '../privacy/own-exports.ts';
import { contractHistory, type Step } from './contract-history.ts';
import { standingOf } from './standing.ts';

/** A contract as the client sees it: what was bought, what is done, until when. Nothing that staff note. */
export type OwnContract = Pick<ContractTerms, 'signatureDate' | 'amount' | 'amountService' | 'amountCurrency'> & {
  readonly number: string;
  readonly package: ContractPackage;
  /** It goes on after this day only if both sign for it again. */
  readonly lastDay: string;
  readonly standing: ContractStanding;
  /** The end that was agreed, where it ended before, or will; null for one that goes on until its end. */
  readonly endedBefore: string | null;
  readonly soldOut: boolean;
  /** The day on which it was renewed last; null for one that never was. */
  readonly renewedOn: string | null;
  /** Who sells it and answers for it; null for a person who is gone. */
  readonly commercial: string | null;
  /** The renewal that the company asked for last, and on which day, until it is renewed or taken back. */
  readonly renewalAsked: {
    readonly initialPackage: ContractPackage;
    readonly on: string;
    /** Why it does not go on so, and since when; null while that is open. */
    readonly declined: { readonly reason: string; readonly on: string } | null;
  } | null;
  readonly options: readonly (Omit<BoughtOption, 'items'> & {
    readonly items: readonly (Pick<ContractItem, 'itemId' | 'scheduledDate' | 'done' | 'retrieve'> & {
      /** Whether it is due no more, because the contract ended before its day. */
      readonly dropped: boolean;
    })[];
  })[];
  readonly reports: readonly NewsletterReport[];
  /** The files in which the team took the client's e-mail out: when and why. */
  readonly emailExports: readonly ClientEmailExport[];
  /** The files that the team shares with the client. */
  readonly attachments: readonly (Pick<Attachment, 'attachmentId' | 'title'> &
    Pick<Attachment['file'], 'bytes' | 'pages'>)[];
};

const most = 50;

/** The day of the last step of that kind. */
const lastOn = (steps: readonly Step[], type: ContractEvent['type']): string =>
  (steps.findLast(({ event }) => event.type === type)?.at ?? '').slice(0, 10);

const renewalIn = (steps: readonly Step[], { renewalAsked }: Signed): OwnContract['renewalAsked'] => {
  if (!renewalAsked) return null;
  const { initialPackage, declined } = renewalAsked;
  return {
    initialPackage,
    on: lastOn(steps, 'ContractRenewalAsked'),
    declined: declined === null ? null : { reason: declined, on: lastOn(steps, 'ContractRenewalDeclined') },
  };
};

/** Returns the contracts of a company for its managers, the newest first. */
export const ownContracts = async (
  { db, ...log }: Reading,
  company: number,
  today: string,
): Promise<readonly OwnContract[]> => {
  const rows = await readModel(db, contracts)
    .selectFrom('contract')
    .select('number')
    .where('company', '=', company)
    .orderBy('signature', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  const all = await Promise.all(rows.map(({ number }) => contractHistory(log, number)));
  const sellers = all.flatMap((steps) => {
    const contract = steps.at(-1)?.after;
    return contract?.status === 'signed' ? [contract.terms.userCommercial] : [];
  });
  const [names, exports] = await Promise.all([
    namesOf(db, sellers),
    clientEmailExports(
      db,
      rows.map(({ number }) => number),
    ),
  ]);
  return all.flatMap((steps): OwnContract[] => {
    const contract = steps.at(-1)?.after;
    if (contract?.status !== 'signed') return [];
    const { number, terms, soldOut, reports } = contract;
    const { signatureDate, amount, amountService, amountCurrency } = terms;
    const lastDay = lastDayOf(contract);
    return [
      {
        number,
        package: terms.initialPackage,
        signatureDate,
        lastDay,
        standing: standingOf({ signature: signatureDate, lastDay }, today),
        endedBefore: lastDay < terms.endDate ? terms.endDate : null,
        amount,
        amountService,
        amountCurrency,
        soldOut,
        renewedOn: lastOn(steps, 'ContractRenewed') || null,
        commercial: names.get(terms.userCommercial) ?? null,
        renewalAsked: renewalIn(steps, contract),
        options: contract.options.map(({ optionId, kind, title, items }) => ({
          optionId,
          kind,
          title,
          items: items.map((item) => {
            const { itemId, scheduledDate, done, retrieve } = item;
            return { itemId, scheduledDate, done, retrieve, dropped: isDropped(contract, item) };
          }),
        })),
        reports,
        emailExports: exports.get(number) ?? [],
        attachments: contract.attachments
          .filter(({ shared }) => shared)
          .map(({ attachmentId, title, file: { bytes, pages } }) => ({ attachmentId, title, bytes, pages })),
      },
    ];
  });
};
