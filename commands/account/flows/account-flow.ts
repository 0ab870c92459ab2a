import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notWhileActing, signInNeeded } from '#domain/access.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Language } from '#domain/language.ts';
import { deviceCookie, deviceIn } from '#infra/access/known-device.ts';
import { newToken } from '#infra/access/secret.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { subscriberOf } from '#infra/http/subscriber.ts';
import type { NamedLimit } from '#infra/limits/limit.ts';
import type { Accounts, Addresses } from '../accounts.ts';
import { endImpersonation } from '../impersonate.ts';
import type { Origin } from '../tries.ts';

/** Rate limits: of an IP address for visitors, of an account once it is signed in. */
const limits = {
  password: { name: 'account/password', burst: 30, perMinute: 6 },
  outside: { name: 'account/outside', burst: 30, perMinute: 6 },
  register: { name: 'account/register', burst: 10, perMinute: 0.5 },
  company: { name: 'account/company', burst: 10, perMinute: 0.5 },
  code: { name: 'account/code', burst: 30, perMinute: 2 },
  typed: { name: 'account/typed', burst: 30, perMinute: 6 },
} satisfies Readonly<Record<string, NamedLimit>>;

const deviceS = 400 * 24 * 3600;

export type AccountFlow = {
  readonly accounts: Accounts;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly secure: boolean;
  readonly origin: Origin;
  /** The envelope of a command of this request. Visitors share one actor, so theirs get random command ids. */
  envelope(flow: string): Envelope;
  /** Takes one try; false when none is left. */
  mayTry(limit: keyof typeof limits): Promise<boolean>;
  /** Takes one try; throws `TooManyRequests` when none is left. */
  limited(limit: keyof typeof limits): Promise<void>;
  /** Makes this browser a known device of the account: strangers do not use up its tries from now on. */
  rememberDevice(accountId: string): void;
  /** The person who is signed in. Throws a `Rejection` for a visitor, and for an administrator who acts as somebody. */
  signedIn(): Viewer;
  /** Ends this browser's session, and records the end of acting as somebody else. */
  endOwn(): Promise<void>;
};

export type FlowNeeds = {
  readonly accounts: Accounts;
  readonly apiToken: string | undefined;
  readonly secure: boolean;
};

/** What all flows of accounts share: the request, its limits, and the person who sent it. */
export const accountFlow = (
  { accounts, apiToken, secure }: FlowNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): AccountFlow => {
  const commandId = request.viewer ? {} : { commandId: randomUUID() };
  const envelope = (flow: string): Envelope => ({
    ...envelopeOf(request, actorOf(request, apiToken), `flow/${flow}`),
    ...commandId,
  });
  const key = request.viewer ? `account/${request.viewer.id}` : subscriberOf(request.ip);
  const { secret } = accounts.access;
  const cookie = ownCookie('device', secure);
  const knownDevice = deviceIn(secret, cookieOf(request, cookie));
  return {
    accounts,
    request,
    reply,
    secure,
    origin: { ip: request.ip, device: request.headers['user-agent'] ?? '', known: knownDevice },
    envelope,
    mayTry: async (limit) => (await accounts.limits.take(limits[limit], key)) === 0,
    limited: (limit) => accounts.limits.demand(limits[limit], key),
    rememberDevice(accountId) {
      const value = deviceCookie(secret, knownDevice, accountId, newToken);
      setCookie(reply, { name: cookie, value, maxAgeS: deviceS, secure });
    },
    signedIn() {
      if (!request.viewer) throw signInNeeded();
      if (request.viewer.impersonatedBy) throw notWhileActing();
      return request.viewer;
    },
    async endOwn() {
      const { viewer } = request;
      if (viewer?.impersonatedBy) await endImpersonation(accounts, viewer.id, viewer.impersonatedBy, envelope('end'));
      if (viewer) await accounts.access.sessions.end(viewer.id, viewer.session);
    },
  };
};

/** The addresses of the pages that mails link to, in one language. */
export const addressesIn = (lang: Language): Addresses => ({
  confirm: lang === 'en' ? '/en/register/confirmation' : '/inscription/confirmation',
  signIn: lang === 'en' ? '/en/login' : '/login',
  help: lang === 'en' ? '/en/registration/reset-password' : '/registration/reset-password',
  resetPassword: (token) =>
    `${lang === 'en' ? '/en' : ''}/registration/reset-password?token=${encodeURIComponent(token)}`,
  changeEmail: (token) =>
    `${lang === 'en' ? '/en' : ''}/profile/edit/change-email/confirm?token=${encodeURIComponent(token)}`,
});
