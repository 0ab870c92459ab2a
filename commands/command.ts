import type { Pool } from 'pg';
import { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Database } from '#infra/database/database.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { Limit } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';
import type { Facts } from './facts.ts';

/** The rate limit of a command that declares no other one. */
export const ordinary: Limit = { burst: 120, perMinute: 60 };

/** What a command works with: the event store, the database, facts from other places, and the rate limits. */
export type CommandContext = Log & {
  readonly pool: Pool;
  readonly db: Database;
  readonly facts: Facts;
  readonly limits: Pick<Limits, 'demand'>;
};

/** The result for the caller: the id, and the position in the log; a reader that has reached it shows the change. */
export type Answer = { readonly id?: number | string; readonly position: Position | null; readonly created?: boolean };

/** The answer as it is sent. A request with `Read-After: <position>` waits until the change can be read. */
export const answerSent = z.object({ id: z.union([z.int(), z.string()]).optional(), position: z.string().nullable() });

/**
 * A change that can be requested with `POST /api/{context}/{name}`. `allowed`, and `allowedFor` when it depends on the
 * data, are rules of the context's permissions. `handle` collects the facts that the decision needs, and calls the
 * decider.
 */
export type Command<S extends z.ZodType = z.ZodType> = {
  readonly context: string;
  /** Kebab case: `register-company`. */
  readonly name: string;
  readonly schema: S;
  readonly allowed: (actor: Actor) => boolean;
  readonly allowedFor?: (actor: Actor, data: z.infer<S>) => boolean;
  /** The rate limit of each member, and of each IP address for visitors; staff and programs have none. */
  readonly limit?: Limit;
  /** A second rate limit for commands about the same thing, whose id `of` returns. */
  readonly limitPer?: Limit & { readonly of: (data: z.infer<S>) => string | number };
  readonly handle: (context: CommandContext, data: z.infer<S>, envelope: Envelope) => Promise<Answer>;
};

export const command = <S extends z.ZodType>(definition: Command<S>): Command<S> => definition;

/** The data of a form: the field names are the command's, the values are not checked. */
type Typed<Data> = { readonly [Name in keyof Data]?: unknown };

/**
 * Sends a command for the person who requests a page; throws a `Rejection` or a ZodError. With the same `key`, a form
 * that is sent twice is one command. The next page that this browser requests shows the change.
 */
export type Send = <Schema extends z.ZodType>(
  command: Command<Schema>,
  data: Typed<z.input<Schema>>,
  options?: { readonly key?: string },
) => Promise<Answer>;
