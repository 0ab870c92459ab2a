import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notWhileActing, signInNeeded } from '#domain/access.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { deviceCookie, deviceIn } from '#infra/access/known-device.ts';
import { newToken } from '#infra/access/secret.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { actorOf } from '#infra/http/request.ts';
import { subscriberOf } from '#infra/http/subscriber.ts';
import type { CommandContext, Send } from '../../command.ts';
import { signOut } from '../sign-out.ts';
import { stepLimits } from '../tries.ts';

const deviceS = 400 * 24 * 3600;

/** Drafts that no command keeps, and calls of the other provider. */
type OwnLimit = 'outside' | 'typed';

export type AccountFlow = {
  readonly context: FlowNeeds['context'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly secure: boolean;
  /** Sends a command with where the request comes from. */
  readonly send: Send;
  /** Takes one try; false when none is left. */
  mayTry(limit: OwnLimit): Promise<boolean>;
  /** Takes one try; throws `TooManyRequests` when none is left. */
  limited(limit: OwnLimit): Promise<void>;
  /** Makes this browser a known device of the account: strangers do not use up its tries from now on. */
  rememberDevice(accountId: string): void;
  /** The person who is signed in. Throws a `Rejection` for a visitor, and for an administrator who acts as somebody. */
  signedIn(): Viewer;
  /** Ends this browser's session, if it has one. */
  endOwn(): Promise<void>;
};

export type FlowNeeds = {
  readonly context: Pick<CommandContext, 'accounts' | 'pool' | 'limits'>;
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Send;
  readonly apiToken: string | undefined;
  readonly secure: boolean;
};

/** What all flows of accounts share: the request, its limits, and the person who sent it. */
export const accountFlow = (
  { context, apiToken, secure, ...needs }: FlowNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): AccountFlow => {
  const { secret } = context.accounts.access;
  const cookie = ownCookie('device', secure);
  const known = deviceIn(secret, cookieOf(request, cookie));
  const key = request.viewer?.id ?? subscriberOf(request.ip);
  const sendCommand = needs.send(request, reply);
  const send: Send = (command, data, options) => {
    // a request with the API token is the operator's, who has no session
    const session = actorOf(request, apiToken) === request.viewer ? request.viewer.session : undefined;
    const origin = { ip: request.ip, device: request.headers['user-agent'] ?? '', known, session };
    // visitors share one actor: under one key, their commands would be the same
    const commandId = request.viewer ? {} : { commandId: randomUUID() };
    return sendCommand(command, data, { origin, ...commandId, ...options });
  };
  return {
    context,
    request,
    reply,
    secure,
    send,
    mayTry: async (limit) => (await context.limits.take(stepLimits[limit], key)) === 0,
    limited: (limit) => context.limits.demand(stepLimits[limit], key),
    rememberDevice(accountId) {
      const value = deviceCookie(secret, known, accountId, newToken);
      setCookie(reply, { name: cookie, value, maxAgeS: deviceS, secure });
    },
    signedIn() {
      if (!request.viewer) throw signInNeeded();
      if (request.viewer.impersonatedBy) throw notWhileActing();
      return request.viewer;
    },
    async endOwn() {
      if (request.viewer) await send(signOut, {});
    },
  };
};
