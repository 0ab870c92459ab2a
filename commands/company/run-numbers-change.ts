import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { operator } from '#domain/actor.ts';
import type { NumberingPlan } from '#domain/company/numbering-plans.ts';
import { type NumbersChangeCommand, numbersChange, numbersChangeStream } from '#domain/company/numbers-change.ts';
import { sessionLocks } from '#infra/database/locks.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { handle } from '../handle.ts';
import { convertPhones, undoPhones } from './convert-phones.ts';

const works = { convert: convertPhones, undo: undoPhones };

/** Progress is stored this often on the way. */
const steps = 100;

const runAlone = async (log: Log, plan: NumberingPlan): Promise<void> => {
  const stream = numbersChangeStream(plan.name);
  const { state } = await stateOf(log, numbersChange, stream);
  if (state.status !== 'going') return;
  const record = (command: NumbersChangeCommand) => {
    const envelope = { commandId: randomUUID(), actor: operator, now: new Date(), correlationId: stream };
    return handle(log, numbersChange, stream, command, envelope);
  };
  let told: number | null = null;
  const onProgress = async (done: number, of: number): Promise<void> => {
    if (told !== null && done < of && done - told < of / steps) return;
    told = done;
    await record({ type: 'AdvanceNumbersChange', data: { plan: plan.name, done, of } });
  };
  const { left } = await works[state.way](log, plan, { now: new Date(), onProgress });
  await record({ type: 'FinishNumbersChange', data: { plan: plan.name, left } });
};

export const numbersChangeLock = (plan: NumberingPlan): string => `numbers-change.${plan.name}`;

/**
 * Converts the numbers of a plan, or undoes that, if it was asked for and is not finished, and records how far it is. A
 * run that was broken off goes on. Returns false when another run is at it.
 */
export const runNumbersChange = async (
  context: Log & { readonly pool: Pool },
  plan: NumberingPlan,
): Promise<boolean> => {
  const locks = sessionLocks(context.pool);
  try {
    const lease = await locks.take(numbersChangeLock(plan));
    if (!lease) return false;
    await runAlone(context, plan).finally(lease.release);
    return true;
  } finally {
    await locks.close();
  }
};
