import type { Language } from '#domain/text.ts';

/** Who may open a page; `infra/main/page-rules.ts` says what each of them asks of an actor. */
export type PageRule = 'anyone' | 'signed-in' | 'oneself' | 'staff' | 'moderators' | 'account-staff';

type Page = Readonly<Record<Language, string>> & {
  /** The route's module, below `web/`; null for an address that a controller answers. */
  readonly file: string | null;
  readonly rule: PageRule;
  /** As what a device keeps the page for when there is no network (`offline/page-kinds.ts`); left out: it does not. */
  readonly kept?: 'company' | 'search' | 'favourites' | 'home';
};

/**
 * Every page, once: its two addresses, its file and who may open it. Routes, links, the language switch, `hreflang`,
 * mails and permissions come from here. `home` comes last: its pattern takes any one segment.
 */
export const pages = {
  results: {
    fr: '/annuaire-resultat/:country?',
    en: '/en/result-directory/:country?',
    file: 'results/results.tsx',
    rule: 'anyone',
    kept: 'search',
  },
  createCompany: {
    fr: '/company/create',
    en: '/en/company/create',
    file: 'account/create-company.tsx',
    rule: 'oneself',
  },
  ownCompanies: {
    fr: '/company/edit/select',
    en: '/en/company/edit/select',
    file: 'account/own-companies.tsx',
    rule: 'signed-in',
  },
  company: {
    fr: '/entreprise/:company',
    en: '/en/company/:company',
    file: 'company/company.tsx',
    rule: 'anyone',
    kept: 'company',
  },
  phone: {
    fr: '/entreprise/:company/telephone',
    en: '/en/company/:company/phone',
    file: 'company/phone.tsx',
    rule: 'anyone',
  },
  whatsapp: {
    fr: '/entreprise/:company/whatsapp',
    en: '/en/company/:company/whatsapp',
    file: 'company/whatsapp.tsx',
    rule: 'anyone',
  },
  photos: {
    fr: '/entreprise/:company/photos',
    en: '/en/company/:company/photos',
    file: 'company/photos.tsx',
    rule: 'anyone',
  },
  products: {
    fr: '/entreprise/:company/produits',
    en: '/en/company/:company/products',
    file: 'company/products-page.tsx',
    rule: 'anyone',
  },
  job: {
    fr: '/entreprise/:company/emploi/:job',
    en: '/en/company/:company/job/:job',
    file: 'company/job.tsx',
    rule: 'anyone',
  },
  reportProblem: {
    fr: '/entreprise/:company/signaler',
    en: '/en/company/:company/report-a-problem',
    file: 'moderation/report-problem.tsx',
    rule: 'anyone',
  },
  reviews: {
    fr: '/entreprise/:company/avis',
    en: '/en/company/:company/reviews',
    file: 'review/reviews-page.tsx',
    rule: 'anyone',
  },
  writeReview: {
    fr: '/entreprise/:company/donner-un-avis',
    en: '/en/company/:company/write-a-review',
    file: 'review/write-review.tsx',
    rule: 'anyone',
  },
  replyToReview: {
    fr: '/entreprise/:company/avis/:review',
    en: '/en/company/:company/reviews/:review',
    file: 'review/reply-to-review.tsx',
    rule: 'signed-in',
  },
  confirmations: {
    fr: '/entreprise/:company/confirmations',
    en: '/en/company/:company/confirmations',
    file: 'profile/confirmations.tsx',
    rule: 'signed-in',
  },
  ownReviews: { fr: '/mes-avis', en: '/en/my-reviews', file: 'review/my-reviews.tsx', rule: 'signed-in' },
  howReviewsWork: {
    fr: '/comment-fonctionnent-les-avis',
    en: '/en/how-reviews-work',
    file: 'review/how-reviews-work.tsx',
    rule: 'anyone',
  },
  about: { fr: '/a-propos', en: '/en/about', file: 'about/about.tsx', rule: 'anyone' },
  help: { fr: '/aide', en: '/en/help', file: 'about/help.tsx', rule: 'anyone' },
  contact: { fr: '/contact', en: '/en/contact', file: 'about/contact.tsx', rule: 'anyone' },
  terms: { fr: '/conditions', en: '/en/terms', file: 'about/terms.tsx', rule: 'anyone' },
  privacy: { fr: '/confidentialite', en: '/en/privacy', file: 'about/privacy.tsx', rule: 'anyone' },
  accessibility: { fr: '/accessibilite', en: '/en/accessibility', file: 'about/accessibility.tsx', rule: 'anyone' },
  report: { fr: '/signalement/:kind/:id', en: '/en/report/:kind/:id', file: 'moderation/report.tsx', rule: 'anyone' },
  moderation: {
    fr: '/admin/moderation',
    en: '/en/admin/moderation',
    file: 'moderation/moderation.tsx',
    rule: 'moderators',
  },
  companyDesk: {
    fr: '/admin/moderation/entreprises',
    en: '/en/admin/moderation/companies',
    file: 'moderation/company-desk.tsx',
    rule: 'moderators',
  },
  moderationBatch: {
    fr: '/admin/moderation/batch/:batch',
    en: '/en/admin/moderation/batch/:batch',
    file: 'moderation/moderation-batch.tsx',
    rule: 'moderators',
  },
  moderationCase: {
    fr: '/admin/moderation/case/:case',
    en: '/en/admin/moderation/case/:case',
    file: 'moderation/moderation-case.tsx',
    rule: 'moderators',
  },
  offline: { fr: '/hors-connexion', en: '/en/offline', file: 'offline/offline-page.tsx', rule: 'anyone' },
  quoteRequest: { fr: '/demande-de-devis', en: '/en/quote-request', file: 'quote/quote-request.tsx', rule: 'anyone' },
  tellMe: { fr: '/me-prevenir', en: '/en/tell-me', file: 'alert/tell-me.tsx', rule: 'anyone' },
  favourites: {
    fr: '/favoris',
    en: '/en/favourites',
    file: 'bookmark/favourites-page.tsx',
    rule: 'anyone',
    kept: 'favourites',
  },
  textVersion: { fr: '/version-texte', en: '/en/text-version', file: 'offline/text-version.ts', rule: 'anyone' },
  notifications: {
    fr: '/notifications',
    en: '/en/notifications',
    file: 'notification/notifications.tsx',
    rule: 'signed-in',
  },
  stopMail: {
    fr: '/notifications/arreter/:token',
    en: '/en/notifications/stop/:token',
    file: 'notification/stop-mail.tsx',
    rule: 'anyone',
  },
  notificationSettings: {
    fr: '/profile/edit/notification-settings',
    en: '/en/profile/edit/notification-settings',
    file: 'notification/notification-settings.tsx',
    rule: 'signed-in',
  },
  mailbox: { fr: '/mailbox', en: '/en/mailbox', file: 'mailbox/mailbox.tsx', rule: 'anyone' },
  mail: { fr: '/mailbox/:mail', en: '/en/mailbox/:mail', file: 'mailbox/mail.tsx', rule: 'anyone' },
  mailHtml: { fr: '/mailbox/:mail/html', en: '/en/mailbox/:mail/html', file: 'mailbox/mail-html.ts', rule: 'anyone' },
  admin: { fr: '/admin', en: '/en/admin', file: 'admin/admin.tsx', rule: 'staff' },
  accounts: { fr: '/admin/accounts', en: '/en/admin/accounts', file: 'admin/accounts.tsx', rule: 'account-staff' },
  account: {
    fr: '/admin/accounts/:account',
    en: '/en/admin/accounts/:account',
    file: 'admin/account.tsx',
    rule: 'account-staff',
  },
  login: { fr: '/login', en: '/en/login', file: 'account/login.tsx', rule: 'anyone' },
  secondStep: { fr: '/login/code', en: '/en/login/code', file: 'account/second-step.tsx', rule: 'anyone' },
  askCode: { fr: '/login/recevoir-un-code', en: '/en/login/get-a-code', file: 'account/ask-code.tsx', rule: 'anyone' },
  mailedCode: { fr: '/login/code-recu', en: '/en/login/mailed-code', file: 'account/mailed-code.tsx', rule: 'anyone' },
  loginOutside: { fr: '/login/facebook', en: '/en/login/facebook', file: 'account/login-outside.ts', rule: 'anyone' },
  checkOutside: {
    fr: '/login/check-facebook',
    en: '/en/login/check-facebook',
    file: 'account/check-outside.tsx',
    rule: 'anyone',
  },
  register: { fr: '/inscription', en: '/en/register', file: 'account/register.tsx', rule: 'anyone' },
  registerCompany: {
    fr: '/inscription/entreprise',
    en: '/en/register/company',
    file: 'account/register-company.tsx',
    rule: 'anyone',
  },
  registerConfirmation: {
    fr: '/inscription/confirmation',
    en: '/en/register/confirmation',
    file: 'account/register-confirmation.tsx',
    rule: 'anyone',
  },
  resetPassword: {
    fr: '/registration/reset-password',
    en: '/en/registration/reset-password',
    file: 'account/reset-password.tsx',
    rule: 'anyone',
  },
  logout: { fr: '/logout', en: '/en/logout', file: 'account/logout.ts', rule: 'anyone' },
  changePassword: {
    fr: '/profile/edit/password',
    en: '/en/profile/edit/password',
    file: 'account/change-password.tsx',
    rule: 'oneself',
  },
  secondFactor: {
    fr: '/profile/edit/second-factor',
    en: '/en/profile/edit/second-factor',
    file: 'account/second-factor.tsx',
    rule: 'oneself',
  },
  changeEmail: {
    fr: '/profile/edit/change-email',
    en: '/en/profile/edit/change-email',
    file: 'account/change-email.tsx',
    rule: 'oneself',
  },
  confirmEmail: {
    fr: '/profile/edit/change-email/confirm',
    en: '/en/profile/edit/change-email/confirm',
    file: 'account/confirm-email.tsx',
    rule: 'anyone',
  },
  sessions: {
    fr: '/profile/edit/sessions',
    en: '/en/profile/edit/sessions',
    file: 'account/sessions.tsx',
    rule: 'oneself',
  },
  editProfile: { fr: '/profile/edit', en: '/en/profile/edit', file: 'profile/edit-profile.tsx', rule: 'signed-in' },
  profileIdentity: {
    fr: '/profile/edit/identity',
    en: '/en/profile/edit/identity',
    file: 'profile/identity.tsx',
    rule: 'signed-in',
  },
  profilePhotos: {
    fr: '/profile/edit/photos',
    en: '/en/profile/edit/photos',
    file: 'profile/photos.tsx',
    rule: 'signed-in',
  },
  profilePro: { fr: '/profile/edit/pro', en: '/en/profile/edit/pro', file: 'profile/pro.tsx', rule: 'signed-in' },
  profileExperiences: {
    fr: '/profile/edit/experiences',
    en: '/en/profile/edit/experiences',
    file: 'profile/experiences.tsx',
    rule: 'signed-in',
  },
  profileFormations: {
    fr: '/profile/edit/formations',
    en: '/en/profile/edit/formations',
    file: 'profile/formations.tsx',
    rule: 'signed-in',
  },
  profileLanguages: {
    fr: '/profile/edit/languages',
    en: '/en/profile/edit/languages',
    file: 'profile/languages.tsx',
    rule: 'signed-in',
  },
  profileResumes: {
    fr: '/profile/edit/resumes',
    en: '/en/profile/edit/resumes',
    file: 'profile/resumes.tsx',
    rule: 'signed-in',
  },
  profilePortfolio: {
    fr: '/profile/edit/portfolio',
    en: '/en/profile/edit/portfolio',
    file: 'profile/portfolio.tsx',
    rule: 'signed-in',
  },
  profileInterests: {
    fr: '/profile/edit/interests',
    en: '/en/profile/edit/interests',
    file: 'profile/interests.tsx',
    rule: 'signed-in',
  },
  profileCoordinates: {
    fr: '/profile/edit/coordinates',
    en: '/en/profile/edit/coordinates',
    file: 'profile/coordinates.tsx',
    rule: 'signed-in',
  },
  profileAudience: {
    fr: '/profile/edit/audience',
    en: '/en/profile/edit/audience',
    file: 'profile/audience.tsx',
    rule: 'signed-in',
  },
  profileData: { fr: '/profile/edit/data', en: '/en/profile/edit/data', file: 'profile/data.tsx', rule: 'oneself' },
  profileArchive: {
    fr: '/profile/edit/data/archive',
    en: '/en/profile/edit/data/archive',
    file: null,
    rule: 'oneself',
  },
  profile: { fr: '/profil/:person', en: '/en/profile/:person', file: 'profile/public-profile.tsx', rule: 'anyone' },
  home: { fr: '/:country?', en: '/en/:country?', file: 'home/home.tsx', rule: 'anyone', kept: 'home' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
