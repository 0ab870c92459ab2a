import { visitor } from '#domain/actor.ts';
import { refuse as refuseCompany } from '#domain/company/company.rejections.ts';
import type { Language } from '#domain/language.ts';
import { Rejection } from '#domain/rejection.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { giveSession } from '#infra/http/session-cookie.ts';
import { pages } from '#web/addresses/pages.ts';
import { createCompanyPath, isHomePath, memberHomePath, ownCompaniesPath, safePath } from '#web/addresses/paths.ts';
import type { CompanyFacts } from '../../company/company-facts.ts';
import { companyToRegister } from '../../company/register-company.ts';
import { type CityNamed, companyToList, joinCompany } from '../join-company.ts';
import { confirmRegistration, registerCompanyStep, registerProfile, resendCode } from '../registration.ts';
import { type CompanyStep, companyStep, type Draft, draftOf } from '../registration-draft.ts';
import type { AccountFlow } from './account-flow.ts';
import type { typedFlow } from './typed-flow.ts';

const draftS = 24 * 3600;

/** The bot check of a form: the browser's solution of the challenge, and a field that only bots fill in. */
type HumanProof = { readonly altcha: unknown; readonly website: unknown };

export type RegistrationNeeds = {
  readonly cityNamed: CityNamed;
  readonly companies: CompanyFacts;
  readonly isListed: (companyId: number) => Promise<boolean>;
};

/** The steps of a registration. */
export const registrationFlow = (
  { context, request, reply, secure, send, signedIn, rememberDevice }: AccountFlow,
  { cityNamed, companies, isListed }: RegistrationNeeds,
  { keepTyped }: Pick<ReturnType<typeof typedFlow>, 'keepTyped'>,
) => {
  const cookie = ownCookie('registration', secure);
  const token = (): string | undefined => cookieOf(request, cookie);
  const keepDraft = (value: string, maxAgeS: number): void =>
    setCookie(reply, { name: cookie, value, maxAgeS, secure });
  /** Throws the `Rejection` that the command would throw later, with a pointer to the form's field. */
  const checkCompany = async (company: CompanyStep): Promise<void> => {
    if (company.choice === 'join' && !(await isListed(company.companyId)))
      throw refuseCompany('unknown', {}, '/companyId');
    if (company.choice !== 'create') return;
    try {
      const data = await companyToList(cityNamed, company);
      await companyToRegister(companies, data, { actor: request.viewer ?? visitor });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const { code, reason, values, pointer } = error;
      throw new Rejection(code, reason, values, pointer?.replace('/place', '').replace('cityId', 'city'));
    }
  };
  return {
    /** The minimum length of a password, in characters. */
    passwordMin: context.accounts.passwordMin,
    /** The addresses of the next steps. */
    pages: (lang: Language) => ({
      company: pages.registerCompany[lang],
      confirmation: pages.registerConfirmation[lang],
    }),
    draft: (): Promise<Draft | null> => draftOf(context, token(), new Date()),
    async registerProfile(profile: object, { altcha, website }: HumanProof, to: string): Promise<void> {
      const step = { ...profile, altcha, website, to: safePath(to, ''), token: token() };
      keepDraft((await send(registerProfile, step)).token, draftS);
    },
    async registerCompany(company: unknown, lang: Language): Promise<void> {
      const step = companyStep.parse(company);
      await checkCompany(step);
      await send(registerCompanyStep, { token: token(), company: step }, { locale: lang });
    },
    /** The seconds until another code can be requested; 0 for now. */
    async resendWaitS(): Promise<number> {
      const draft = await draftOf(context, token(), new Date());
      if (!draft) return 0;
      return context.accounts.access.codes.waitS('confirm-account', draft.account ?? draft.id, new Date());
    },
    async resendCode(lang: Language): Promise<void> {
      await send(resendCode, { token: token() }, { locale: lang });
    },
    /** The company step for a person who is signed in. A form sent twice has the same `key`, and counts once. */
    async addCompany(company: unknown, key: string): Promise<'create' | 'join'> {
      const { id: accountId } = signedIn();
      const step = companyStep.parse(company);
      if (step.choice === 'none') throw refuseCompany('unknown');
      await checkCompany(step);
      await joinCompany(send, cityNamed, { accountId, key }, step);
      return step.choice;
    },
    /**
     * Signs in, and carries out the company step. Returns the page to go to. When the company cannot be added now, its
     * data are saved, and fill the form of the page that adds a company.
     */
    async confirm(code: string): Promise<{ readonly to: string }> {
      const confirmed = await send(confirmRegistration, { token: token(), code });
      keepDraft('', 0);
      giveSession(reply, confirmed.token, secure);
      rememberDevice(confirmed.accountId);
      request.viewer = confirmed.viewer;
      const { accountId, company, viewer } = confirmed;
      const to = isHomePath(confirmed.to) ? '' : confirmed.to;
      if (!company || company.choice === 'none') return { to: to || memberHomePath(viewer.language, true) };
      try {
        await joinCompany(send, cityNamed, { accountId, key: accountId }, company);
      } catch {
        const typed = Object.entries(company).map(([name, value]) => [name, String(value)]);
        await keepTyped(createCompanyPath('fr'), Object.fromEntries(typed));
        return { to: createCompanyPath(viewer.language) };
      }
      return { to: to || ownCompaniesPath(viewer.language, company.choice) };
    },
  };
};
