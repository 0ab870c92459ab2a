import { v5 as uuidV5 } from 'uuid';
import type { Envelope } from '#domain/envelope.ts';

/** The namespace of ids that follow from the id of a command. */
export const eventIds = '4bd0bd0c-7d26-4f86-9d4f-1d7bd1b3a5a2';

/** The envelope for one part of a command that writes to several streams. Its own id makes it safe to repeat. */
export const partOf = (envelope: Envelope, part: string): Envelope => ({
  ...envelope,
  commandId: uuidV5(`${envelope.commandId}/${part}`, eventIds),
  causationId: envelope.commandId,
});
