import type { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidV5 } from 'uuid';
import type { Answer, Command } from '#commands/command.ts';
import { Execute } from '#commands/execute.ts';
import { setCookie } from './cookies.ts';
import { readAfterCookie } from './read-after.ts';
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
};

/** Has this browser's next page wait for what was just written. */
export const rememberWrite = (reply: FastifyReply, position: string | null, secure: boolean): void => {
  if (position) setCookie(reply, { name: readAfterCookie, value: position, maxAgeS: rememberedS, secure });
};

export const sending = ({ commands, bus, apiToken, secure }: Needs) => {
  const known = new Map(commands.map((command) => [`${command.context}/${command.name}`, command]));
  return (request: FastifyRequest, reply: FastifyReply): Send =>
    async (context, name, data, { key } = {}) => {
      const path = `${context}/${name}`;
      const command = known.get(path);
      if (!command) throw new Error(`There is no command ${path}`);
      const actor = actorOf(request, apiToken);
      const envelope = envelopeOf(request, actor, path);
      const commandId = key ? uuidV5(`${actor.id}/${path}/${key}`, commandIds) : envelope.commandId;
      const answer = await bus().execute(new Execute(command, data, { ...envelope, commandId }));
      rememberWrite(reply, answer.position, secure);
      return answer;
    };
};
