import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notWhileActing, signInNeeded } from '#domain/access.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Language } from '#domain/text.ts';
import { deviceCookie, deviceIn } from '#infra/access/known-device.ts';
import { newToken } from '#infra/access/secret.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { subscriberOf } from '#infra/http/subscriber.ts';
import type { NamedLimit } from '#infra/limits/limit.ts';
import type { Accounts, Addresses } from '../accounts.ts';
import { endImpersonation } from '../impersonate.ts';
import type { Origin } from '../tries.ts';

/** What one address may try as a visitor, and one account once it is signed in. */
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
  /** The envelope of what is asked now; visitors share one name, so none of them names the command of another. */
  envelope(flow: string): Envelope;
  /** Whether whoever asks has tries left. */
  mayTry(limit: keyof typeof limits): Promise<boolean>;
  /** Takes one try of whoever asks; throws `TooManyRequests` when there is none. */
  limited(limit: keyof typeof limits): Promise<void>;
  /** Notes that the account was signed in to with this browser: strangers do not use up its tries from now on. */
  rememberDevice(accountId: string): void;
  /** Who is signed in as themselves; throws a `Rejection` for a visitor, and for an administrator who acts as someone. */
  signedIn(): Viewer;
  /** Ends the session that this very browser has, and says so where someone acted as someone else. */
  endOwn(): Promise<void>;
};

export type FlowNeeds = {
  readonly accounts: Accounts;
  readonly apiToken: string | undefined;
  readonly secure: boolean;
};

/** What every way in and out of an account knows of the one who asks. */
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
  const known = deviceIn(secret, cookieOf(request, cookie));
  return {
    accounts,
    request,
    reply,
    secure,
    origin: { ip: request.ip, device: request.headers['user-agent'] ?? '', known },
    envelope,
    mayTry: async (limit) => (await accounts.limits.take(limits[limit], key)) === 0,
    limited: (limit) => accounts.limits.demand(limits[limit], key),
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
      const { viewer } = request;
      if (viewer?.impersonatedBy) await endImpersonation(accounts, viewer.id, viewer.impersonatedBy, envelope('end'));
      if (viewer) await accounts.access.sessions.end(viewer.id, viewer.session);
    },
  };
};

/** The pages that mails lead to. */
export const addressesIn = (lang: Language): Addresses => ({
  confirm: lang === 'en' ? '/en/register/confirmation' : '/inscription/confirmation',
  signIn: lang === 'en' ? '/en/login' : '/login',
  help: lang === 'en' ? '/en/registration/reset-password' : '/registration/reset-password',
  resetPassword: (token) =>
    `${lang === 'en' ? '/en' : ''}/registration/reset-password?token=${encodeURIComponent(token)}`,
  changeEmail: (token) =>
    `${lang === 'en' ? '/en' : ''}/profile/edit/change-email/confirm?token=${encodeURIComponent(token)}`,
});
