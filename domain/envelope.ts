import type { Actor } from './actor.ts';
import type { Language } from './language.ts';

/** What comes with a command: who gives it, when, and the ids of what caused it. */
export type Envelope = {
  /** A UUID. A second command with the same id changes nothing. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly locale?: Language;
  /** The IP address (or IPv6 /64) that it came from; undefined for commands that the product sends itself. */
  readonly subscriber?: string;
  readonly correlationId: string;
  readonly causationId?: string;
};
