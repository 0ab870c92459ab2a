import type { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidV5 } from 'uuid';
import { Rejection } from '#domain/rejection.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { type Projected, rememberWrite } from '#infra/http/read-after.ts';
import { actorOf, commandIds, envelopeOf } from '#infra/http/request.ts';
import type { Send } from './command.ts';
import { Execute } from './command-bus.ts';

type Needs = {
  /** Only works once the server exists. */
  readonly bus: () => CommandBus;
  readonly apiToken: string | undefined;
  readonly secure: boolean;
  readonly store: Pick<EventStore, 'head'>;
  readonly projected: Projected;
};

const patienceMs = 2000;

export const sending = ({ bus, apiToken, secure, store, projected }: Needs) => {
  /** After a conflict, waits for the read models, so that the page shows the other person's change. */
  const knowWhy = async (error: unknown): Promise<never> => {
    if (error instanceof Rejection && error.reason === 'conflict')
      await projected.caughtUp(await store.head(), patienceMs);
    throw error;
  };
  return (request: FastifyRequest, reply: FastifyReply): Send =>
    async (command, data, { key, ...known } = {}) => {
      const path = `${command.context}/${command.name}`;
      const actor = actorOf(request, apiToken);
      const envelope = envelopeOf(request, actor, path);
      const commandId = key ? uuidV5(`${actor.id}/${path}/${key}`, commandIds) : envelope.commandId;
      const answer = await bus()
        .execute(new Execute(command, data, { ...envelope, commandId, ...known }))
        .catch(knowWhy);
      rememberWrite(reply, answer.position, secure);
      return answer;
    };
};
