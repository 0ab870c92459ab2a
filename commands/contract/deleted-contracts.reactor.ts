import { contractEvents } from '#domain/contract/contract.events.ts';
import { reactor } from '#infra/reactions/reactor.ts';

/** Destroys the key of a deleted contract and its files, also when the process that deleted it died before it could. */
export const deletedContracts = reactor(contractEvents)({
  name: 'deleted-contracts',
  on: {
    ContractDeleted: ({ data: { contractId } }) => [
      { key: `forget-contract/${contractId}`, kind: 'forget-contract', contract: contractId },
    ],
  },
});
