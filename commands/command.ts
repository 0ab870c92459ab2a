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

/** How often one person may ask a command that declares nothing else. */
export const ordinary: Limit = { burst: 120, perMinute: 60 };

/** What a command works with: the event store, the database, the facts that its rules ask for, and what limits it. */
export type CommandContext = Log & {
  readonly pool: Pool;
  readonly db: Database;
  readonly facts: Facts;
  readonly limits: Pick<Limits, 'demand'>;
};

/** What the caller is told: the id that was made, and the position whose readers have seen the effect. */
export type Answer = { readonly id?: number | string; readonly position: Position | null; readonly created?: boolean };

/** The same as it is sent: `Read-After: <position>` then waits until the effect can be read. */
export const answerSent = z.object({ id: z.union([z.int(), z.string()]).optional(), position: z.string().nullable() });

/**
 * A change of state that somebody can ask for: `POST /api/{context}/{name}`. `allowed`, and `allowedFor` where it
 * depends on the data, are sentences of the context's permissions; `handle` gathers the facts that the decision needs
 * and hands them to the decider.
 */
export type Command<S extends z.ZodType = z.ZodType> = {
  readonly context: string;
  /** Kebab case: `register-company`. */
  readonly name: string;
  readonly schema: S;
  readonly allowed: (actor: Actor) => boolean;
  readonly allowedFor?: (actor: Actor, data: z.infer<S>) => boolean;
  /** How often each member may ask it, and each address that visitors come from; staff and programs as often as they need. */
  readonly limit?: Limit;
  /** Beside that, how often the same may ask it about one thing, which `of` names. */
  readonly limitPer?: Limit & { readonly of: (data: z.infer<S>) => string | number };
  readonly handle: (context: CommandContext, data: z.infer<S>, envelope: Envelope) => Promise<Answer>;
};

export const command = <S extends z.ZodType>(definition: Command<S>): Command<S> => definition;

/** Data as a form brings them: the names of the command's own, whatever their values. */
type Typed<Data> = { readonly [Name in keyof Data]?: unknown };

/**
 * Sends a command on behalf of whoever asks for a page; throws a `Rejection` or a ZodError. `key` makes it one and the
 * same command however often the form is sent. What it wrote is there for the next page this browser asks for.
 */
export type Send = <Schema extends z.ZodType>(
  command: Command<Schema>,
  data: Typed<z.input<Schema>>,
  options?: { readonly key?: string },
) => Promise<Answer>;
