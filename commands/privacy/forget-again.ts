import { accountStream } from '#domain/account/account.ts';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { erasure, erasureStream } from '#domain/privacy/erasure.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { forgetContract } from '../contract/forget-contract.ts';
import { askContract } from '../contract/of-contract.ts';
import { askErasure } from './ask-erasure.ts';
import { erasing, forgetPerson } from './forget-person.ts';
import type { Forgotten } from './forgotten-list.ts';
import type { Emptying } from './sinks.ts';

const isKnown = async ({ store }: Emptying, accountId: string): Promise<boolean> => {
  for await (const batch of store.readStream(accountStream(accountId), { limit: 1 })) return batch.length > 0;
  return false;
};

/** The number of the contract that has this id; null for what is no contract. */
const contractOf = async ({ store }: Emptying, contractId: string): Promise<string | null> => {
  for await (const batch of store.readAll({ types: ['ContractCreated'], naming: contractId }))
    for (const { data } of batch) {
      const created = data as Extract<ContractEvent, { type: 'ContractCreated' }>['data'];
      if (created.contractId === contractId) return created.number;
    }
  return null;
};

/** Deletes a contract that is there again; false when it is not, or is deleted already. */
const deleteAgain = async (parts: Emptying, contractId: string, now: Date): Promise<boolean> => {
  const typed = await contractOf(parts, contractId);
  if (typed === null) return false;
  const deletion = { type: 'DeleteContract', data: { typed, reason: 'restored' } } as const;
  const { events } = await askContract(parts, typed, deletion, erasing(now));
  await forgetContract(parts.pool, contractId);
  await parts.ownFiles.removeDocuments(contractId);
  return events.length > 0;
};

/**
 * Carries out again the erasures, and the deletions of contracts, that are missing in a restored log, and returns how many. The product does not serve
 * requests yet, so the read models are updated once, at the end.
 */
export const forgetAgain = async (restored: Emptying, forgotten: Forgotten, now: Date): Promise<number> => {
  const parts = { ...restored, projected: async () => {} };
  let done = 0;
  for (const accountId of forgotten.keys()) {
    const { state } = await stateOf(parts, erasure, erasureStream(accountId));
    if (state.status === 'completed') continue;
    if (!(await isKnown(parts, accountId))) {
      if (await deleteAgain(parts, accountId, now)) done += 1;
      continue;
    }
    const data = { accountId, reason: 'operator', at: 'once' } as const;
    await askErasure(parts, { type: 'RequestErasure', data }, erasing(now));
    await forgetPerson(parts, accountId, now);
    done += 1;
  }
  if (done > 0) await restored.projected();
  return done;
};
