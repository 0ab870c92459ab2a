import { joinCompany } from '#commands/account/join-company.ts';
import {
  confirmRegistration,
  registerCompanyStep,
  registerProfile,
  resendCode,
} from '#commands/account/registration.ts';
import { companyStep, type Draft, draftOf, profileStep } from '#commands/account/registration-draft.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Language } from '#domain/text.ts';
import { patterns, safePath } from '#web/paths.ts';
import type { Humans } from '../access/humans.ts';
import { type AccountFlow, addressesIn } from './account-flow.ts';
import { cookieOf, ownCookie, setCookie } from './cookies.ts';
import { discreetly } from './discreetly.ts';
import { subscriberOf } from './rate-limit.ts';
import { rememberWrite, type Send } from './send.ts';
import { giveSession } from './viewer.ts';

const draftS = 24 * 3600;

export type RegistrationNeeds = {
  readonly humans: Humans;
  readonly send: Send;
  readonly cityNamed: (name: string, country: string) => Promise<{ readonly id: number } | null>;
};

/** The steps of a registration. What forms say is checked here. */
export const registrationFlow = (
  { accounts, request, reply, secure, origin, envelope, limited }: AccountFlow,
  { humans, send, cityNamed }: RegistrationNeeds,
) => {
  const cookie = ownCookie('registration', secure);
  const token = (): string | undefined => cookieOf(request, cookie);
  const keepDraft = (value: string, maxAgeS: number): void =>
    setCookie(reply, { name: cookie, value, maxAgeS, secure });
  return {
    /** Characters that a password must have at least. */
    passwordMin: accounts.passwordMin,
    /** Where the steps are, and the first page of all. */
    pages: (lang: Language) => ({
      company: patterns.registerCompany[lang],
      confirmation: patterns.registerConfirmation[lang],
      home: lang === 'en' ? '/en' : '/',
    }),
    /** Throws a `Rejection` for what is no person's doing. */
    async checkHuman(proof: unknown, honey: unknown): Promise<void> {
      if (honey || !(await humans.passes(proof, subscriberOf(request.ip)))) throw refuse('bot-check', {}, '/altcha');
    },
    draft: (): Promise<Draft | null> => draftOf(accounts, token(), new Date()),
    async registerProfile(profile: unknown, to: string): Promise<void> {
      limited('register');
      const asked = profileStep.parse(profile);
      keepDraft(await registerProfile(accounts, token(), asked, safePath(to, ''), envelope('register')), draftS);
    },
    async registerCompany(company: unknown, lang: Language): Promise<void> {
      limited('mail');
      const asked = companyStep.parse(company);
      await discreetly(registerCompanyStep(accounts, token(), asked, addressesIn(lang), envelope('company')));
    },
    async resendCode(lang: Language): Promise<void> {
      limited('mail');
      await resendCode(accounts, token(), addressesIn(lang), envelope('resend'));
    },
    /** Signs in, and does what was said of a company; answers with where to go on. */
    async confirm(code: string): Promise<{ readonly to: string }> {
      limited('code');
      const confirmed = await confirmRegistration(accounts, token(), code, origin, envelope('confirm'));
      keepDraft('', 0);
      giveSession(reply, confirmed.session, secure);
      rememberWrite(reply, confirmed.position, secure);
      request.viewer = confirmed.viewer;
      await joinCompany(send, cityNamed, confirmed.accountId, confirmed.company);
      return confirmed;
    },
  };
};
