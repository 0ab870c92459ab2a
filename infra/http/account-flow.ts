import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Addresses } from '#commands/account/accounts.ts';
import { endImpersonation } from '#commands/account/impersonate.ts';
import type { Origin } from '#commands/account/sign-in.ts';
import type { Envelope } from '#commands/handle.ts';
import { signInNeeded } from '#domain/access.ts';
import type { Language } from '#domain/text.ts';
import type { Viewer } from '#read-api/account/viewer.ts';
import { rateLimit, subscriberOf, TooManyRequests } from './rate-limit.ts';
import { actorOf, envelopeOf } from './request.ts';

/** What one address may try, whatever the account. */
const limits = {
  signIn: rateLimit({ burst: 30, perMinute: 6 }),
  register: rateLimit({ burst: 10, perMinute: 0.5 }),
  mail: rateLimit({ burst: 10, perMinute: 0.5 }),
  code: rateLimit({ burst: 30, perMinute: 2 }),
  typed: rateLimit({ burst: 30, perMinute: 6 }),
};

export type AccountFlow = {
  readonly accounts: Accounts;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly secure: boolean;
  readonly origin: Origin;
  /** The envelope of what is asked now; visitors share one name, so none of them names the command of another. */
  envelope(flow: string): Envelope;
  /** Whether the address has tries left. */
  mayTry(limit: keyof typeof limits): boolean;
  /** Takes one try of the address; throws `TooManyRequests` when there is none. */
  limited(limit: keyof typeof limits): void;
  /** Who is signed in; throws a `Rejection` for a visitor. */
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
  const take = (limit: keyof typeof limits): number => limits[limit].take(subscriberOf(request.ip));
  return {
    accounts,
    request,
    reply,
    secure,
    origin: { ip: request.ip, device: request.headers['user-agent'] ?? '' },
    envelope,
    mayTry: (limit) => take(limit) === 0,
    limited(limit) {
      const waitS = take(limit);
      if (waitS > 0) throw new TooManyRequests(waitS);
    },
    signedIn() {
      if (!request.viewer) throw signInNeeded();
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
