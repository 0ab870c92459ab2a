import type { Actor } from './actor.ts';
import type { Language } from './language.ts';

/** A browser that someone has signed in with: its id, and the accounts that signed in. */
export type KnownDevice = { readonly id: string; readonly accounts: readonly string[] };

/** Where a command comes from: the IP address, the user agent, and what the browser is known by. */
export type Origin = {
  readonly ip: string;
  readonly device: string;
  readonly known?: KnownDevice | null;
  /** The id of the session; undefined for visitors and programs. */
  readonly session?: string | undefined;
};

/** What comes with a command: who gives it, when, and the ids of what caused it. */
export type Envelope = {
  /** A UUID. A second command with the same id changes nothing. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly locale?: Language;
  /** The IP address (or IPv6 /64) that it came from; undefined for commands that the product sends itself. */
  readonly subscriber?: string;
  /** Account steps alone have it. */
  readonly origin?: Origin;
  readonly correlationId: string;
  readonly causationId?: string;
};
