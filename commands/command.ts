import type { Pool } from 'pg';
import { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Database } from '#infra/database/database.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { Limit, NamedLimit } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';
import type { Accounts } from './account/accounts.ts';
import type { Facts } from './facts.ts';

/** The rate limit of a command that declares no other one. */
export const ordinary: Limit = { burst: 120, perMinute: 60 };

/** What a command works with: the event store, the database, facts from other places, sign-in, and the rate limits. */
export type CommandContext = Log & {
  readonly pool: Pool;
  readonly db: Database;
  readonly facts: Facts;
  readonly accounts: Accounts;
  readonly limits: Limits;
};

/**
 * The result for the caller: the id, and the position in the log; a reader that has reached it shows the change. A
 * command may add what only its caller gets, such as the token of a session.
 */
export type Answer = { readonly id?: number | string; readonly position: Position | null; readonly created?: boolean };

/**
 * The answer as the API sends it; nothing else of an answer leaves. A request with `Read-After: <position>` waits until
 * the change can be read.
 */
export const answerSent = z.object({ id: z.union([z.int(), z.string()]).optional(), position: z.string().nullable() });

/**
 * A change of state. Programs request the published ones with `POST /api/{context}/{name}`. `allowed`, and `allowedFor`
 * when it depends on the data, are rules of the context's permissions. `handle` collects the facts that the decision
 * needs, and calls the decider.
 */
export type Command<S extends z.ZodType = z.ZodType, Result extends Answer = Answer> = {
  readonly context: string;
  /** Kebab case: `register-company`. */
  readonly name: string;
  readonly schema: S;
  readonly allowed: (actor: Actor) => boolean;
  readonly allowedFor?: (actor: Actor, data: z.infer<S>) => boolean;
  /** An administrator who acts as somebody may send it; the default is no, but for what corrects a profile or page. */
  readonly whileActing?: true;
  /**
   * The rate limit of each member, and of each IP address for visitors; staff and programs have none. One with a name is
   * for all commands with that name together, and staff have it too. Null when the handler limits what needs it.
   */
  readonly limit?: Limit | NamedLimit | null;
  /** A second rate limit for commands about the same thing, whose id `of` returns. */
  readonly limitPer?: Limit & { readonly of: (data: z.infer<S>) => string | number };
  readonly handle: (context: CommandContext, data: z.infer<S>, envelope: Envelope) => Promise<Result>;
};

/** Returns the definition, with the types of its data and its answer. */
export const command = <S extends z.ZodType, Result extends Answer>(
  definition: Command<S, Result>,
): Command<S, Result> => definition;

/** The data of a form: the field names are the command's, the values are not checked. */
type Typed<Data> = { readonly [Name in keyof Data]?: unknown };

/** With the same `key`, a form that is sent twice is one command. The others replace what the request says. */
type SendOptions = { readonly key?: string } & Partial<Pick<Envelope, 'commandId' | 'locale' | 'origin'>>;

/**
 * Sends a command for the person who requests a page, and returns its answer; throws a `Rejection` or a ZodError. The
 * next page that this browser requests shows the change.
 */
export type Send = <Schema extends z.ZodType, Result extends Answer = Answer>(
  command: Command<Schema, Result>,
  data: Typed<z.input<Schema>>,
  options?: SendOptions,
) => Promise<Result>;
