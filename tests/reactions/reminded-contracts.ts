import { dayAfter } from '#domain/calendar.ts';
import type { ContractCommand } from '#domain/contract/contract.commands.ts';

export const seller = '0d9f6a52-3c58-4d0e-9f5b-000000000001';
export const firstDay = '2027-01-04';
/** Enough that somebody still comes to an end when the last kill strikes. */
const rounds = process.env.FAULTS === 'large' ? 20 : 8;

/** What happens to a contract ten days before its end. */
const fates = ['none', 'none', 'none', 'renewed', 'ended', 'deleted', 'later', 'no-address'] as const;

const amounts = { amount: 100_000, amountService: 0, amountCurrency: 'XOF' } as const;

/** Contracts that end one day after the other. */
export const remindedContracts = Array.from({ length: rounds * fates.length }, (_, index) => {
  const fate = fates[index % fates.length] ?? 'none';
  return {
    contractId: `0d9f6a52-3c58-4d0e-9f5b-1${String(index).padStart(11, '0')}`,
    number: `CI-2026-${String(index + 1).padStart(4, '0')}`,
    fate,
    endDate: dayAfter(firstDay, 30 + Math.floor(index / fates.length) * 2),
    clientEmail: fate === 'no-address' ? null : `client-${index}@example.org`,
  };
});

const laterBy = 12;
export const lastDay = dayAfter(remindedContracts.at(-1)?.endDate ?? firstDay, laterBy);

export const signing = ({
  contractId,
  number,
  endDate,
  clientEmail,
}: (typeof remindedContracts)[number]): ContractCommand => {
  const people = { userCommercial: seller, userProduction: null, userProductionN1: null };
  const terms = { initialPackage: 'custom', signatureDate: '2026-02-01', endDate, clientEmail } as const;
  const said = { ...terms, ...people, ...amounts, options: [] };
  return { type: 'CreateContract', data: { contractId, number, companyId: 1, country: 'CI', said } };
};

type Change = { readonly contractId: string; readonly number: string; readonly asked: ContractCommand };

export const changesOn = (day: string): readonly Change[] =>
  remindedContracts.flatMap(({ contractId, number, fate, endDate }): readonly Change[] => {
    if (dayAfter(endDate, -10) !== day) return [];
    const asked: Partial<Record<typeof fate, ContractCommand>> = {
      renewed: {
        type: 'RenewContract',
        data: { initialPackage: 'custom', endDate: dayAfter(endDate, 365), ...amounts, options: [] },
      },
      ended: { type: 'EndContract', data: { on: day, reason: 'Fermeture' } },
      deleted: { type: 'DeleteContract', data: { typed: number, reason: 'Doublon' } },
      later: { type: 'ChangeDates', data: { signatureDate: '2026-02-01', endDate: dayAfter(endDate, laterBy) } },
    };
    const command = asked[fate];
    return command ? [{ contractId, number, asked: command }] : [];
  });

/** The reminders that each contract gives: the end, and how many days before it. */
export const remindersOf = ({ fate, endDate }: (typeof remindedContracts)[number]): readonly string[] => {
  const first = `${endDate}/30`;
  if (fate === 'renewed' || fate === 'ended' || fate === 'deleted') return [first];
  const end = fate === 'later' ? dayAfter(endDate, laterBy) : endDate;
  return [first, `${end}/7`, `${end}/0`];
};
