import type { Envelope } from '#domain/envelope.ts';
import type { ErasureEvent } from '#domain/privacy/erasure.events.ts';
import { type ErasureCommand, erasure, erasureStream } from '#domain/privacy/erasure.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { type Handled, handle } from '../handle.ts';

/** Hands a command to the erasure of the person that it names. */
export const askErasure = (log: Log, command: ErasureCommand, envelope: Envelope): Promise<Handled<ErasureEvent>> =>
  handle(log, erasure, erasureStream(command.data.accountId), command, envelope);
