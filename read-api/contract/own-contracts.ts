import type { ContractPackage, ContractStanding } from '#domain/contract/contract.choices.ts';
import {
  type Attachment,
  type BoughtOption,
  type ContractItem,
  type ContractTerms,
  isDropped,
  lastDayOf,
  type NewsletterReport,
} from '#domain/contract/contract-state.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { readModel } from '#projections/projection.ts';
import { contractHistory } from './contract-history.ts';
import { standingOf } from './standing.ts';

/** A contract as the client sees it: what was bought, what is done, until when. Nothing that staff note. */
export type OwnContract = Pick<ContractTerms, 'signatureDate' | 'amount' | 'amountService' | 'amountCurrency'> & {
  readonly number: string;
  readonly package: ContractPackage;
  /** It goes on after this day only if both sign for it again. */
  readonly lastDay: string;
  readonly standing: ContractStanding;
  readonly soldOut: boolean;
  readonly renewals: number;
  readonly options: readonly (Omit<BoughtOption, 'items'> & {
    readonly items: readonly (Pick<ContractItem, 'itemId' | 'scheduledDate' | 'done' | 'retrieve'> & {
      /** Whether it is due no more, because the contract ended before its day. */
      readonly dropped: boolean;
    })[];
  })[];
  readonly reports: readonly NewsletterReport[];
  /** The files that the team shares with the client. */
  readonly attachments: readonly (Pick<Attachment, 'attachmentId' | 'title'> &
    Pick<Attachment['file'], 'bytes' | 'pages'>)[];
};

const most = 50;

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
  return all.flatMap((steps): OwnContract[] => {
    const contract = steps.at(-1)?.after;
    if (contract?.status !== 'signed') return [];
    const { number, terms, soldOut, renewals, reports } = contract;
    const { signatureDate, amount, amountService, amountCurrency } = terms;
    const lastDay = lastDayOf(contract);
    return [
      {
        number,
        package: terms.initialPackage,
        signatureDate,
        lastDay,
        standing: standingOf({ signature: signatureDate, lastDay }, today),
        amount,
        amountService,
        amountCurrency,
        soldOut,
        renewals,
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
        attachments: contract.attachments
          .filter(({ shared }) => shared)
          .map(({ attachmentId, title, file: { bytes, pages } }) => ({ attachmentId, title, bytes, pages })),
      },
    ];
  });
};
