import { generatePath, matchPath } from 'react-router';
import type { Language } from '#domain/text.ts';

/** Every public page with its French and its English address. `home` comes last: its pattern takes any one segment. */
export const patterns = {
  results: { fr: '/annuaire-resultat/:country?', en: '/en/result-directory/:country?' },
  createCompany: { fr: '/company/create', en: '/en/company/create' },
  ownCompanies: { fr: '/company/edit/select', en: '/en/company/edit/select' },
  company: { fr: '/entreprise/:company', en: '/en/company/:company' },
  phone: { fr: '/entreprise/:company/telephone', en: '/en/company/:company/phone' },
  whatsapp: { fr: '/entreprise/:company/whatsapp', en: '/en/company/:company/whatsapp' },
  photos: { fr: '/entreprise/:company/photos', en: '/en/company/:company/photos' },
  products: { fr: '/entreprise/:company/produits', en: '/en/company/:company/products' },
  job: { fr: '/entreprise/:company/emploi/:job', en: '/en/company/:company/job/:job' },
  reportProblem: { fr: '/entreprise/:company/signaler', en: '/en/company/:company/report-a-problem' },
  reviews: { fr: '/entreprise/:company/avis', en: '/en/company/:company/reviews' },
  writeReview: { fr: '/entreprise/:company/donner-un-avis', en: '/en/company/:company/write-a-review' },
  replyToReview: { fr: '/entreprise/:company/avis/:review', en: '/en/company/:company/reviews/:review' },
  confirmations: { fr: '/entreprise/:company/confirmations', en: '/en/company/:company/confirmations' },
  ownReviews: { fr: '/mes-avis', en: '/en/my-reviews' },
  howReviewsWork: { fr: '/comment-fonctionnent-les-avis', en: '/en/how-reviews-work' },
  about: { fr: '/a-propos', en: '/en/about' },
  help: { fr: '/aide', en: '/en/help' },
  contact: { fr: '/contact', en: '/en/contact' },
  terms: { fr: '/conditions', en: '/en/terms' },
  privacy: { fr: '/confidentialite', en: '/en/privacy' },
  accessibility: { fr: '/accessibilite', en: '/en/accessibility' },
  report: { fr: '/signalement/:kind/:id', en: '/en/report/:kind/:id' },
  moderation: { fr: '/admin/moderation', en: '/en/admin/moderation' },
  companyDesk: { fr: '/admin/moderation/entreprises', en: '/en/admin/moderation/companies' },
  moderationBatch: { fr: '/admin/moderation/batch/:batch', en: '/en/admin/moderation/batch/:batch' },
  moderationCase: { fr: '/admin/moderation/case/:case', en: '/en/admin/moderation/case/:case' },
  offline: { fr: '/hors-connexion', en: '/en/offline' },
  quoteRequest: { fr: '/demande-de-devis', en: '/en/quote-request' },
  tellMe: { fr: '/me-prevenir', en: '/en/tell-me' },
  favourites: { fr: '/favoris', en: '/en/favourites' },
  textVersion: { fr: '/version-texte', en: '/en/text-version' },
  notifications: { fr: '/notifications', en: '/en/notifications' },
  stopMail: { fr: '/notifications/arreter/:token', en: '/en/notifications/stop/:token' },
  notificationSettings: {
    fr: '/profile/edit/notification-settings',
    en: '/en/profile/edit/notification-settings',
  },
  mailbox: { fr: '/mailbox', en: '/en/mailbox' },
  mail: { fr: '/mailbox/:mail', en: '/en/mailbox/:mail' },
  mailHtml: { fr: '/mailbox/:mail/html', en: '/en/mailbox/:mail/html' },
  admin: { fr: '/admin', en: '/en/admin' },
  accounts: { fr: '/admin/accounts', en: '/en/admin/accounts' },
  account: { fr: '/admin/accounts/:account', en: '/en/admin/accounts/:account' },
  login: { fr: '/login', en: '/en/login' },
  secondStep: { fr: '/login/code', en: '/en/login/code' },
  askCode: { fr: '/login/recevoir-un-code', en: '/en/login/get-a-code' },
  mailedCode: { fr: '/login/code-recu', en: '/en/login/mailed-code' },
  loginOutside: { fr: '/login/facebook', en: '/en/login/facebook' },
  checkOutside: { fr: '/login/check-facebook', en: '/en/login/check-facebook' },
  register: { fr: '/inscription', en: '/en/register' },
  registerCompany: { fr: '/inscription/entreprise', en: '/en/register/company' },
  registerConfirmation: { fr: '/inscription/confirmation', en: '/en/register/confirmation' },
  resetPassword: { fr: '/registration/reset-password', en: '/en/registration/reset-password' },
  logout: { fr: '/logout', en: '/en/logout' },
  changePassword: { fr: '/profile/edit/password', en: '/en/profile/edit/password' },
  secondFactor: { fr: '/profile/edit/second-factor', en: '/en/profile/edit/second-factor' },
  changeEmail: { fr: '/profile/edit/change-email', en: '/en/profile/edit/change-email' },
  confirmEmail: { fr: '/profile/edit/change-email/confirm', en: '/en/profile/edit/change-email/confirm' },
  sessions: { fr: '/profile/edit/sessions', en: '/en/profile/edit/sessions' },
  editProfile: { fr: '/profile/edit', en: '/en/profile/edit' },
  profileIdentity: { fr: '/profile/edit/identity', en: '/en/profile/edit/identity' },
  profilePhotos: { fr: '/profile/edit/photos', en: '/en/profile/edit/photos' },
  profilePro: { fr: '/profile/edit/pro', en: '/en/profile/edit/pro' },
  profileExperiences: { fr: '/profile/edit/experiences', en: '/en/profile/edit/experiences' },
  profileFormations: { fr: '/profile/edit/formations', en: '/en/profile/edit/formations' },
  profileLanguages: { fr: '/profile/edit/languages', en: '/en/profile/edit/languages' },
  profileResumes: { fr: '/profile/edit/resumes', en: '/en/profile/edit/resumes' },
  profilePortfolio: { fr: '/profile/edit/portfolio', en: '/en/profile/edit/portfolio' },
  profileInterests: { fr: '/profile/edit/interests', en: '/en/profile/edit/interests' },
  profileCoordinates: { fr: '/profile/edit/coordinates', en: '/en/profile/edit/coordinates' },
  profileAudience: { fr: '/profile/edit/audience', en: '/en/profile/edit/audience' },
  profileData: { fr: '/profile/edit/data', en: '/en/profile/edit/data' },
  profileArchive: { fr: '/profile/edit/data/archive', en: '/en/profile/edit/data/archive' },
  profile: { fr: '/profil/:person', en: '/en/profile/:person' },
  home: { fr: '/:country?', en: '/en/:country?' },
} as const satisfies Record<string, Record<Language, string>>;

/** Addresses that people may have and that lead to the canonical one; those in mixed languages are in `moved.ts`. */
export const movedPatterns = {
  results: {
    fr: ['/:country/annuaire-resultat'],
    en: ['/en/:country/result-directory'],
  },
} as const;

export type PageName = keyof typeof patterns;

export const languageOf = (pathname: string): Language => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'fr');

export const homePath = (lang: Language, country?: string): string =>
  generatePath(patterns.home[lang], { country: country?.toLowerCase() ?? null });

export const resultsPath = (lang: Language, country?: string): string =>
  generatePath(patterns.results[lang], { country: country?.toLowerCase() ?? null });

/** For a quote to several companies: theirs are the ids. */
export const quoteRequestPath = (lang: Language, companies: readonly number[] = []): string =>
  patterns.quoteRequest[lang] + (companies.length > 0 ? `?companies=${companies.join(',')}` : '');
type Waited = {
  readonly what?: string | undefined;
  readonly where?: string | undefined;
  readonly country?: string | undefined;
};

/** To be told when a company comes that this search finds. */
export const tellMePath = (lang: Language, { what, where, country }: Waited = {}): string => {
  const asked = new URLSearchParams({ ...(what && { what }), ...(where && { where }), ...(country && { country }) });
  return patterns.tellMe[lang] + (asked.size > 0 ? `?${asked}` : '');
};
export const favouritesPath = (lang: Language): string => patterns.favourites[lang];
/** Switches the text version on or off, and leads back. */
export const textVersionPath = (lang: Language, on: boolean, to: string): string =>
  `${patterns.textVersion[lang]}?on=${on ? 1 : 0}&to=${encodeURIComponent(to)}`;

/** A path of ours, and nowhere else. */
export const safePath = (to: unknown, otherwise = '/'): string =>
  typeof to === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(to) ? to : otherwise;

const withTo = (path: string, to?: string): string => (to ? `${path}?to=${encodeURIComponent(to)}` : path);

/** `to` is where to go on afterwards. */
export const signInPath = (lang: Language, to?: string): string => withTo(patterns.login[lang], to);
export const registerPath = (lang: Language, to?: string): string => withTo(patterns.register[lang], to);
/** To start again, and be told why: what was begun has expired, or was begun on another device. */
export const signInOverPath = (lang: Language, to = ''): string =>
  `${patterns.login[lang]}?${new URLSearchParams({ ...(to && { to }), over: '1' })}`;
export const registerOverPath = (lang: Language): string => `${patterns.register[lang]}?over=1`;
/** To register in order to add a company: the page says so. */
export const registerForCompanyPath = (lang: Language): string => `${patterns.register[lang]}?for=company`;
export const createCompanyPath = (lang: Language): string => patterns.createCompany[lang];
/** `added` says what was just done there. */
export const ownCompaniesPath = (lang: Language, added?: 'create' | 'join'): string =>
  patterns.ownCompanies[lang] + (added ? `?added=${added}` : '');
export const registerCompanyPath = (lang: Language): string => patterns.registerCompany[lang];
export const registerConfirmationPath = (lang: Language): string => patterns.registerConfirmation[lang];
export const resetPasswordPath = (lang: Language): string => patterns.resetPassword[lang];
export const logoutPath = (lang: Language): string => patterns.logout[lang];
export const changePasswordPath = (lang: Language): string => patterns.changePassword[lang];
export const changeEmailPath = (lang: Language): string => patterns.changeEmail[lang];
export const secondStepPath = (lang: Language, to?: string): string => withTo(patterns.secondStep[lang], to);
export const askCodePath = (lang: Language, to?: string): string => withTo(patterns.askCode[lang], to);
export const mailedCodePath = (lang: Language): string => patterns.mailedCode[lang];
export const secondFactorPath = (lang: Language): string => patterns.secondFactor[lang];
export const sessionsPath = (lang: Language): string => patterns.sessions[lang];
export const adminPath = (lang: Language): string => patterns.admin[lang];
export const companyDeskPath = (lang: Language): string => patterns.companyDesk[lang];
export const moderationPath = (lang: Language): string => patterns.moderation[lang];
export const accountsPath = (lang: Language): string => patterns.accounts[lang];
export const accountPath = (lang: Language, account: string): string =>
  generatePath(patterns.account[lang], { account });
export const editProfilePath = (lang: Language): string => patterns.editProfile[lang];

/** One of the pages of one's profile: `photos`. */
export const profilePartPath = (lang: Language, part: string): string => `${patterns.editProfile[lang]}/${part}`;

/** What others see of a person; the name stands in the address only where everybody may see it. */
export const profilePath = (lang: Language, id: string, slug = 'profil'): string =>
  generatePath(patterns.profile[lang], { person: `${id}-${slug}` });

/** The CV of a person, in the language of its address. */
export const cvPath = (lang: Language, id: string): string => `${profilePath(lang, id)}/cv.pdf`;

type Named = { readonly id: number; readonly slug: string };

export const companyPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.company[lang], { company: `${id}-${slug}` });

export const phonePath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.phone[lang], { company: `${id}-${slug}` });

export const whatsappPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.whatsapp[lang], { company: `${id}-${slug}` });

export const reviewsPath = (lang: Language, { id, slug }: Named, page = 1): string =>
  generatePath(patterns.reviews[lang], { company: `${id}-${slug}` }) + (page > 1 ? `?page=${page}` : '');

export const writeReviewPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.writeReview[lang], { company: `${id}-${slug}` });

export const replyToReviewPath = (lang: Language, { id, slug }: Named, review: string): string =>
  generatePath(patterns.replyToReview[lang], { company: `${id}-${slug}`, review });

/** What those who say that they worked for a company ask it to confirm. */
export const confirmationsPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.confirmations[lang], { company: `${id}-${slug}` });

export const ownReviewsPath = (lang: Language): string => patterns.ownReviews[lang];
export const howReviewsWorkPath = (lang: Language): string => patterns.howReviewsWork[lang];

/** A page about Sokoni itself. */
export const infoPath = (lang: Language, page: 'about' | 'help' | 'contact' | 'terms' | 'privacy' | 'accessibility') =>
  patterns[page][lang];

/** The companies that offer work, everywhere or in one country. */
export const hiringPath = (lang: Language, country?: string): string => `${resultsPath(lang, country)}?hasJobs=true`;

export const moderationBatchPath = (lang: Language, batch: string): string =>
  generatePath(patterns.moderationBatch[lang], { batch });

export const moderationCasePath = (lang: Language, id: string): string =>
  generatePath(patterns.moderationCase[lang], { case: id });

export const reportPath = (lang: Language, kind: string, id: string): string =>
  generatePath(patterns.report[lang], { kind, id });

export const photosPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.photos[lang], { company: `${id}-${slug}` });

export const productsPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.products[lang], { company: `${id}-${slug}` });

export const jobPath = (lang: Language, { id, slug }: Named, job: number): string =>
  generatePath(patterns.job[lang], { company: `${id}-${slug}`, job: String(job) });

export const reportProblemPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(patterns.reportProblem[lang], { company: `${id}-${slug}` });

type NotificationsAsked = { readonly filter?: 'all' | 'unread'; readonly page?: number };

export const notificationsPath = (lang: Language, { filter = 'all', page = 1 }: NotificationsAsked): string => {
  const asked = new URLSearchParams({
    ...(filter === 'unread' && { filter }),
    ...(page > 1 && { page: String(page) }),
  });
  return patterns.notifications[lang] + (asked.size > 0 ? `?${asked}` : '');
};

export const stopMailPath = (lang: Language, token: string): string => generatePath(patterns.stopMail[lang], { token });

export const notificationSettingsPath = (lang: Language): string => patterns.notificationSettings[lang];

type MailboxAsked = { readonly page?: number; readonly to?: string | null };

export const mailboxPath = (lang: Language, { page = 1, to }: MailboxAsked): string => {
  const asked = new URLSearchParams({ ...(to && { to }), ...(page > 1 && { page: String(page) }) });
  return patterns.mailbox[lang] + (asked.size > 0 ? `?${asked}` : '');
};

export const mailPath = (lang: Language, id: number): string => generatePath(patterns.mail[lang], { mail: String(id) });

export const mailHtmlPath = (lang: Language, id: number): string =>
  generatePath(patterns.mailHtml[lang], { mail: String(id) });

/** The same page in `lang`; the home page when there is no such page. */
export const pathIn = (lang: Language, pathname: string): string => {
  const from = languageOf(pathname);
  for (const page of Object.values(patterns)) {
    const match = matchPath(page[from], pathname);
    if (match) return generatePath(page[lang], match.params);
  }
  return homePath(lang);
};
