import { contractEvents } from '#domain/contract/contract.events.ts';
import type { ContractParty } from '#domain/contract/contract-reminders.ts';
import { reactor } from '#infra/reactions/reactor.ts';

const templates = { commercial: 'contractEndsTeam', client: 'contractEndsClient' } as const;

/** Mails the two who are reminded of the end of a contract. Deleting the contract forgets the mails. */
export const contractReminders = reactor(contractEvents)({
  name: 'contract-reminders-mailed',
  on: {
    ContractReminded: ({ id, data: { contractId, number: contract } }) =>
      (['commercial', 'client'] as const).map((party) => ({
        key: `${id}/${party}`,
        kind: 'mail',
        template: templates[party],
        to: { contract, party } satisfies ContractParty,
        about: { contract, eventId: id },
        person: contractId,
      })),
  },
});
