import { accountStream } from '#domain/account/account.ts';
import { erasure, erasureStream } from '#domain/privacy/erasure.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { askErasure } from './ask-erasure.ts';
import { erasing, forgetPerson } from './forget-person.ts';
import type { Forgotten } from './forgotten-list.ts';
import type { Emptying } from './sinks.ts';

const isKnown = async ({ store }: Emptying, accountId: string): Promise<boolean> => {
  for await (const batch of store.readStream(accountStream(accountId), { limit: 1 })) return batch.length > 0;
  return false;
};

/**
 * Carries out again the erasures that are missing in a restored log, and returns how many. The product does not serve
 * requests yet, so the read models are updated once, at the end.
 */
export const forgetAgain = async (restored: Emptying, forgotten: Forgotten, now: Date): Promise<number> => {
  const parts = { ...restored, projected: async () => {} };
  let done = 0;
  for (const accountId of forgotten.keys()) {
    const { state } = await stateOf(parts, erasure, erasureStream(accountId));
    if (state.status === 'completed' || !(await isKnown(parts, accountId))) continue;
    const data = { accountId, reason: 'operator', at: 'once' } as const;
    await askErasure(parts, { type: 'RequestErasure', data }, erasing(now));
    await forgetPerson(parts, accountId, now);
    done += 1;
  }
  if (done > 0) await restored.projected();
  return done;
};
