import { v5 as uuidV5 } from 'uuid';
import type { Envelope } from '#domain/envelope.ts';
import { eventIds } from '#infra/event-store/event-id.ts';

/** The envelope for one part of a command that writes to several streams. Its own id makes it safe to repeat. */
export const partOf = (envelope: Envelope, part: string): Envelope => ({
  ...envelope,
  commandId: uuidV5(`${envelope.commandId}/${part}`, eventIds),
  causationId: envelope.commandId,
});
