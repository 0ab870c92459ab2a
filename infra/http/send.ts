import type { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidV5 } from 'uuid';
import type { Answer, Command } from '#commands/command.ts';
import { Execute } from '#commands/execute.ts';
import { Rejection } from '#domain/rejection.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { setCookie } from './cookies.ts';
import { type Projected, readAfterCookie } from './read-after.ts';
import { actorOf, commandIds, envelopeOf } from './request.ts';

const rememberedS = 20;

/**
 * Sends a command on behalf of whoever asks for a page; throws a `Rejection` or a ZodError. `key` makes it one and the
 * same command however often the form is sent. What it wrote is there for the next page this browser asks for.
 */
export type Send = (
  context: string,
  name: string,
  data: object,
  options?: { readonly key?: string },
) => Promise<Answer>;

type Needs = {
  readonly commands: readonly Command[];
  /** There once the server is made. */
  readonly bus: () => CommandBus;
  readonly apiToken: string | undefined;
  readonly secure: boolean;
  readonly store: Pick<EventStore, 'head'>;
  readonly projected: Projected;
};

const patienceMs = 2000;

/** Has this browser's next page wait for what was just written. */
export const rememberWrite = (reply: FastifyReply, position: string | null, secure: boolean): void => {
  if (position) setCookie(reply, { name: readAfterCookie, value: position, maxAgeS: rememberedS, secure });
};

export const sending = ({ commands, bus, apiToken, secure, store, projected }: Needs) => {
  /** What somebody else has just written decides a conflict: the page that tells of it has to show that. */
  const knowWhy = async (error: unknown): Promise<never> => {
    if (error instanceof Rejection && error.reason === 'conflict')
      await projected.caughtUp(await store.head(), patienceMs);
    throw error;
  };
  const known = new Map(commands.map((command) => [`${command.context}/${command.name}`, command]));
  return (request: FastifyRequest, reply: FastifyReply): Send =>
    async (context, name, data, { key } = {}) => {
      const path = `${context}/${name}`;
      const command = known.get(path);
      if (!command) throw new Error(`There is no command ${path}`);
      const actor = actorOf(request, apiToken);
      const envelope = envelopeOf(request, actor, path);
      const commandId = key ? uuidV5(`${actor.id}/${path}/${key}`, commandIds) : envelope.commandId;
      const answer = await bus()
        .execute<Execute, Answer>(new Execute(command, data, { ...envelope, commandId }))
        .catch(knowWhy);
      rememberWrite(reply, answer.position, secure);
      return answer;
    };
};
