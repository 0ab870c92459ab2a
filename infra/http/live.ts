import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInNeeded } from '#domain/access.ts';
import { Rejection } from '#domain/rejection.ts';
import type { Hub } from '../live/hub.ts';
import { topicOf } from '../live/message.ts';
import type { Caller } from '../live/stream.ts';
import { sameOrigin } from './cross-site.ts';

const callerOf = ({ viewer }: FastifyRequest): Caller | undefined =>
  viewer ? { userId: viewer.id, sessionId: viewer.session } : undefined;

/** The path of the live stream, the same as that of Mercure. */
export const livePath = '/.well-known/mercure';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const lastIdOf = ({ headers, query }: FastifyRequest): number | undefined => {
  const { lastEventId, lastEventID } = query as Query;
  const given = headers['last-event-id'] ?? lastEventId ?? lastEventID;
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
};

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/**
 * Answers with the caller's own stream, which is also the default topic; other topics are refused. A stream has
 * personal messages, so only pages of this site may open it.
 */
export const answerLive = (hub: Hub) => {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const since = performance.now() - reply.elapsedTime; // the time before the session was read
    if (!sameOrigin(request)) throw new Rejection('request.cross-site', 'forbidden');
    const caller = callerOf(request);
    if (!caller || hub.streams.endedSince(caller, since)) throw signInNeeded();
    const own = topicOf(caller.userId);
    const topics = [(request.query as Query).topic ?? own].flat();
    if (topics.some((topic) => topic !== own)) throw new Rejection('access.not-allowed', 'forbidden');
    if (request.method === 'HEAD') return void reply.status(200).header('Cache-Control', 'no-store').send();
    reply.hijack();
    await hub.open(reply.raw, { caller, topic: own, lastId: lastIdOf(request), headers: headersOf(reply) });
  };
};
