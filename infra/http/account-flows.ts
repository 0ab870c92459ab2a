import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Accounts, Addresses } from '#commands/account/accounts.ts';
import { askEmailChange, changeEmail } from '#commands/account/change-email.ts';
import { changePassword } from '#commands/account/change-password.ts';
import { beginImpersonation, endImpersonation, forceSignOut } from '#commands/account/impersonate.ts';
import { joinCompany } from '#commands/account/join-company.ts';
import { linkOutside, signInOutside } from '#commands/account/oauth.ts';
import {
  companyStep,
  confirmRegistration,
  type Draft,
  draftOf,
  profileStep,
  registerCompanyStep,
  registerProfile,
  resendCode,
} from '#commands/account/registration.ts';
import { askPasswordReset, resetPassword } from '#commands/account/reset-password.ts';
import { signIn } from '#commands/account/sign-in.ts';
import type { Envelope } from '#commands/handle.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import type { Language } from '#domain/text.ts';
import { patterns, safePath } from '#web/paths.ts';
import type { Humans } from '../access/humans.ts';
import type { OutsideLogin } from '../access/outside-login.ts';
import { registrations } from '../access/registrations.ts';
import type { ListedSession } from '../access/sessions.ts';
import { cookieOf, ownCookie, setCookie } from './cookies.ts';
import { discreetly } from './discreetly.ts';
import { rateLimit, subscriberOf, TooManyRequests } from './rate-limit.ts';
import { actorOf, envelopeOf } from './request.ts';
import { rememberWrite, type Send } from './send.ts';
import { giveSession, takeSession } from './viewer.ts';

export type RegistrationDraft = Draft;

type Passwords = { readonly current: string; readonly password: string };

/** What pages ask of accounts, on behalf of whoever sent the request. Refusals are thrown as `Rejection`s. */
export type AccountFlows = {
  draft(): Promise<Draft | null>;
  /** Where the steps of a registration are, and the first page of all. */
  pages(lang: Language): { readonly company: string; readonly confirmation: string; readonly home: string };
  /** Characters that a password must have at least. */
  readonly passwordMin: number;
  /** Throws a `Rejection` for what is no person's doing. */
  checkHuman(proof: unknown, honey: unknown): Promise<void>;
  /** Keeps what was typed for a page, through a log-in or a registration. */
  keepTyped(path: string, values: Typed): Promise<void>;
  /** What was typed for that page, once. */
  typed(path: string): Promise<Typed | null>;
  /** What forms say is checked here. */
  registerProfile(profile: unknown, to: string): Promise<void>;
  registerCompany(company: unknown, lang: Language): Promise<void>;
  resendCode(lang: Language): Promise<void>;
  /** Signs in, and does what was said of a company; answers with where to go on. */
  confirm(code: string): Promise<{ to: string }>;
  signIn(email: string, password: string): Promise<string>;
  signOut(): Promise<void>;
  /** What people call the other way in; nothing when there is none. */
  readonly outside: string | null;
  /** The address at the provider that the browser goes to, to come back to `back`. */
  beginOutside(back: string, to: string): Promise<string>;
  /** What came of it: signed in, linked to whoever is signed in, or kept until they have logged in or registered. */
  finishOutside(
    query: URLSearchParams,
  ): Promise<{ readonly outcome: 'in' | 'linked' | 'unknown'; readonly to: string }>;
  forceLogin(accountId: string, reason: string): Promise<void>;
  forceLogout(accountId: string): Promise<void>;
  askReset(email: string, lang: Language): Promise<void>;
  resetStands(token: string): Promise<boolean>;
  reset(token: string, password: string, lang: Language): Promise<void>;
  changePassword(passwords: Passwords, lang: Language): Promise<void>;
  askEmailChange(email: string, current: string, lang: Language): Promise<void>;
  changeEmail(token: string, lang: Language): Promise<void>;
  sessions(): Promise<readonly ListedSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
};

type Typed = Readonly<Record<string, string>>;

/** Characters of a form that are kept through a log-in. */
const mostTyped = 64 * 1024;

const draftS = 24 * 3600;

const addressesIn = (lang: Language): Addresses => ({
  confirm: lang === 'en' ? '/en/register/confirmation' : '/inscription/confirmation',
  signIn: lang === 'en' ? '/en/login' : '/login',
  help: lang === 'en' ? '/en/registration/reset-password' : '/registration/reset-password',
  resetPassword: (token) =>
    `${lang === 'en' ? '/en' : ''}/registration/reset-password?token=${encodeURIComponent(token)}`,
  changeEmail: (token) =>
    `${lang === 'en' ? '/en' : ''}/profile/edit/change-email/confirm?token=${encodeURIComponent(token)}`,
});

/** What one address may try, whatever the account. */
const limits = {
  signIn: rateLimit({ burst: 30, perMinute: 6 }),
  register: rateLimit({ burst: 10, perMinute: 0.5 }),
  mail: rateLimit({ burst: 10, perMinute: 0.5 }),
  code: rateLimit({ burst: 30, perMinute: 2 }),
  typed: rateLimit({ burst: 30, perMinute: 6 }),
};

const outsideS = 900;

type OutsideTry = { readonly state: string; readonly verifier: string; readonly back: string; readonly to: string };

type Needs = {
  readonly accounts: Accounts;
  readonly humans: Humans;
  readonly outside: OutsideLogin | null;
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Send;
  readonly cityNamed: (name: string, country: string) => Promise<{ readonly id: number } | null>;
  readonly apiToken: string | undefined;
  readonly secure: boolean;
};

export const accountFlows =
  ({ accounts, humans, outside, send, cityNamed, apiToken, secure }: Needs) =>
  (request: FastifyRequest, reply: FastifyReply): AccountFlows => {
    const { access } = accounts;
    const draftCookie = ownCookie('registration', secure);
    const typedCookie = ownCookie('typed', secure);
    const outsideCookie = ownCookie('outside', secure);
    const outsideTries = registrations<OutsideTry>(accounts.pool, access.secret);
    const typed = registrations<{ path: string; values: Typed }>(accounts.pool, access.secret);
    // visitors share one name, so one of them must not name the command of another
    const commandId = request.viewer ? {} : { commandId: randomUUID() };
    const envelope = (flow: string): Envelope => ({
      ...envelopeOf(request, actorOf(request, apiToken), `flow/${flow}`),
      ...commandId,
    });
    const origin = { ip: request.ip, device: request.headers['user-agent'] ?? '' };
    const limited = (limit: keyof typeof limits): void => {
      const waitS = limits[limit].take(subscriberOf(request.ip));
      if (waitS > 0) throw new TooManyRequests(waitS);
    };
    const token = (): string | undefined => cookieOf(request, draftCookie);
    const keepDraft = (value: string, maxAgeS: number): void =>
      setCookie(reply, { name: draftCookie, value, maxAgeS, secure });
    const signedIn = () => {
      if (!request.viewer) throw new Rejection('access.sign-in', 'signed-out');
      return request.viewer;
    };
    const endOwn = async (): Promise<void> => {
      const { viewer } = request;
      if (viewer?.impersonatedBy) await endImpersonation(accounts, viewer.id, viewer.impersonatedBy, envelope('end'));
      if (viewer) await access.sessions.end(viewer.id, viewer.session);
    };
    return {
      passwordMin: accounts.passwordMin,
      async checkHuman(proof, honey) {
        if (honey || !(await humans.passes(proof, subscriberOf(request.ip)))) throw refuse('bot-check', {}, '/altcha');
      },
      async keepTyped(path, values) {
        const size = Object.values(values).reduce((sum, { length }) => sum + length, path.length);
        if (size > mostTyped || limits.typed.take(subscriberOf(request.ip)) > 0) return;
        const kept = await typed.keep(undefined, { path, values }, new Date());
        setCookie(reply, { name: typedCookie, value: kept, maxAgeS: draftS, secure });
      },
      async typed(path) {
        const kept = cookieOf(request, typedCookie);
        const found = await typed.find(kept, new Date());
        if (!kept || found?.path !== path) return null;
        await typed.drop(kept);
        setCookie(reply, { name: typedCookie, value: '', maxAgeS: 0, secure });
        return found.values;
      },
      pages: (lang) => ({
        company: patterns.registerCompany[lang],
        confirmation: patterns.registerConfirmation[lang],
        home: lang === 'en' ? '/en' : '/',
      }),
      draft: () => draftOf(accounts, token(), new Date()),
      async registerProfile(profile, to) {
        limited('register');
        const asked = profileStep.parse(profile);
        keepDraft(await registerProfile(accounts, token(), asked, safePath(to, ''), envelope('register')), draftS);
      },
      async registerCompany(company, lang) {
        limited('mail');
        const asked = companyStep.parse(company);
        await discreetly(registerCompanyStep(accounts, token(), asked, addressesIn(lang), envelope('company')));
      },
      async resendCode(lang) {
        limited('mail');
        await resendCode(accounts, token(), addressesIn(lang), envelope('resend'));
      },
      async confirm(code) {
        limited('code');
        const confirmed = await confirmRegistration(accounts, token(), code, origin, envelope('confirm'));
        keepDraft('', 0);
        giveSession(reply, confirmed.session, secure);
        rememberWrite(reply, confirmed.position, secure);
        request.viewer = confirmed.viewer;
        await joinCompany(send(request, reply), cityNamed, confirmed.accountId, confirmed.company);
        return confirmed;
      },
      async signIn(email, password) {
        limited('signIn');
        const { token: session, accountId } = await signIn(accounts, { email, password }, origin, envelope('sign-in'));
        await endOwn();
        giveSession(reply, session, secure);
        return accountId;
      },
      async signOut() {
        await endOwn();
        takeSession(reply, secure);
      },
      outside: outside?.name ?? null,
      async beginOutside(back, to) {
        if (!outside) throw new Rejection('request.not-found', 'not-found');
        limited('signIn');
        const { url, state, verifier } = outside.begin(back);
        const token = await outsideTries.keep(undefined, { state, verifier, back, to: safePath(to, '') }, new Date());
        setCookie(reply, { name: outsideCookie, value: token, maxAgeS: outsideS, secure });
        return url;
      },
      async finishOutside(query) {
        if (!outside) throw new Rejection('request.not-found', 'not-found');
        limited('signIn');
        const token = cookieOf(request, outsideCookie);
        const begun = await outsideTries.find(token, new Date());
        const code = query.get('code');
        if (!token || !begun || !code || query.get('state') !== begun.state) throw refuse('link-expired');
        await outsideTries.drop(token);
        const who = { provider: outside.name, outsideId: await outside.whoIs(code, begun.verifier, begun.back) };
        const { viewer } = request;
        if (viewer) {
          await linkOutside(accounts, viewer.id, who, envelope('link-outside'));
          return { outcome: 'linked', to: begun.to };
        }
        const session = await signInOutside(accounts, who, origin, envelope('outside'));
        if (session) giveSession(reply, session, secure);
        return { outcome: session ? 'in' : 'unknown', to: begun.to };
      },
      async forceLogin(accountId, reason) {
        giveSession(
          reply,
          await beginImpersonation(accounts, { accountId, reason }, origin, envelope('force')),
          secure,
        );
      },
      forceLogout: (accountId) => forceSignOut(accounts, accountId, envelope('force-logout')),
      async askReset(email, lang) {
        limited('mail');
        await discreetly(askPasswordReset(accounts, { email }, addressesIn(lang), envelope('ask-reset')));
      },
      resetStands: (given) => access.codes.stands('reset-password', given, new Date()),
      async reset(given, password, lang) {
        limited('code');
        await resetPassword(accounts, { token: given, password }, addressesIn(lang), envelope('reset'));
      },
      async changePassword(passwords, lang) {
        limited('signIn');
        const asked = { ...passwords, session: signedIn().session };
        await changePassword(accounts, asked, addressesIn(lang), envelope('change-password'));
      },
      async askEmailChange(email, current, lang) {
        signedIn();
        limited('mail');
        await askEmailChange(accounts, { email, current }, addressesIn(lang), envelope('ask-email'));
      },
      async changeEmail(given, lang) {
        limited('code');
        await changeEmail(accounts, { token: given }, addressesIn(lang), envelope('change-email'));
      },
      sessions: () => access.sessions.list(signedIn().id, new Date()),
      async endSession(id) {
        const { id: account } = signedIn();
        if (z.uuid().safeParse(id).success) await access.sessions.end(account, id);
      },
      endOtherSessions: () => access.sessions.endAll(signedIn().id, signedIn().session),
    };
  };
