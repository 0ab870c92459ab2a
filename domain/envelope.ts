import type { Actor } from './actor.ts';
import type { Language } from './text.ts';

/** What surrounds a command: who asks, when, and what it follows from. */
export type Envelope = {
  /** UUID. The same id asked again changes nothing more. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly locale?: Language;
  /** Whose connection it came by; nothing for what nobody outside asked. */
  readonly subscriber?: string;
  readonly correlationId: string;
  readonly causationId?: string;
};
