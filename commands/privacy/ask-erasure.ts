import type { ErasureEvent } from '#domain/privacy/erasure.events.ts';
import { type ErasureCommand, erasure, erasureStream } from '#domain/privacy/erasure.ts';
import { type Envelope, type Handled, handle, type Log } from '../handle.ts';

/** Asks the erasure of one person. */
export const askErasure = (log: Log, command: ErasureCommand, envelope: Envelope): Promise<Handled<ErasureEvent>> =>
  handle(log, erasure, erasureStream(command.data.accountId), command, envelope);
