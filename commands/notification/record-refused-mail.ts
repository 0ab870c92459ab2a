import { randomUUID } from 'node:crypto';
import { operator } from '#domain/actor.ts';
import { addressState, addressStream } from '#domain/notification/address-state.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { handle } from '../handle.ts';

/** Records that the address of an account refused a mail for good. */
export const recordRefusal =
  (log: Log) =>
  async (accountId: string): Promise<void> => {
    const commandId = randomUUID();
    const envelope = { commandId, actor: operator, now: new Date(), correlationId: commandId };
    await handle(log, addressState, addressStream(accountId), { type: 'RecordRefusal', data: { accountId } }, envelope);
  };
