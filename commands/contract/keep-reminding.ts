import type { Logger } from 'pino';
import { v5 as uuidV5 } from 'uuid';
import { rule } from '#domain/actor.ts';
import { dayAfter, dayOf } from '#domain/calendar.ts';
import { reminderDays, reminderDue } from '#domain/contract/contract-reminders.ts';
import { every } from '#infra/database/every.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { readModel } from '#projections/projection.ts';
import { askContract } from './of-contract.ts';

const lookEveryMs = 300_000;
/** Nobody is reminded at night: from six o’clock on, in UTC. */
const firstHour = 6;

/**
 * Reminds of the contracts that end: 30, 7 and 0 days before. What is due is read from the list of contracts, and each
 * contract decides for itself whether people were reminded of that end, so that a second time, or at the same time in
 * another process, nothing more happens. Returns how many are due.
 */
export const remindOfEnds = async ({ db, ...log }: Reading, now: Date): Promise<number> => {
  if (now.getUTCHours() < firstHour) return 0;
  const today = dayOf(now);
  const ending = await readModel(db, contracts)
    .selectFrom('contract')
    .select(['id', 'number', 'endDate', 'reminded'])
    .where('lastDay', '>=', today)
    .where('lastDay', '<=', dayAfter(today, reminderDays[0]))
    .where('endedOn', 'is', null)
    .orderBy('lastDay')
    .orderBy('number')
    .execute();
  let due = 0;
  for (const { id, number, endDate, reminded } of ending) {
    const daysBefore = reminderDue(endDate, today);
    if (daysBefore === null || reminded === `${endDate}/${daysBefore}`) continue;
    const commandId = uuidV5(`remind/${id}/${endDate}/${daysBefore}`, eventIds);
    const envelope = { commandId, actor: rule, now, correlationId: commandId };
    await askContract(log, number, { type: 'RemindOfEnd', data: { endDate, daysBefore } }, envelope);
    due += 1;
  }
  return due;
};

/** Looks every five minutes, until `signal` ends. */
export const keepReminding = (
  parts: Reading & { readonly log: Pick<Logger, 'warn'>; readonly signal: AbortSignal },
): Promise<void> =>
  every(
    lookEveryMs,
    parts.signal,
    () => remindOfEnds(parts, new Date()),
    (err) => parts.log.warn({ err }, 'ending contracts could not be reminded of'),
  );
