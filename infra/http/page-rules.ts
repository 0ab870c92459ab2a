import { maySeeAccounts } from '#commands/account/account.permissions.ts';
import { mayModerate } from '#commands/moderation/moderation.permissions.ts';
import type { Rule } from '#domain/access.ts';
import { isSignedIn } from '#domain/actor.ts';
import { type PageName, patterns } from '#web/paths.ts';

/** Of what a page shows, more may depend on whose it is: that is decided where it is read. */
export const anyone: Rule = () => true;

/** Who may open which page: a page without a rule does not compile. */
export const pageRules: Readonly<Record<PageName, Rule>> = {
  home: anyone,
  results: anyone,
  company: anyone,
  phone: anyone,
  whatsapp: anyone,
  photos: anyone,
  products: anyone,
  job: anyone,
  reportProblem: anyone,
  reviews: anyone,
  writeReview: anyone,
  howReviewsWork: anyone,
  report: anyone,
  offline: anyone,
  quoteRequest: anyone,
  tellMe: anyone,
  favourites: anyone,
  textVersion: anyone,
  stopMail: anyone,
  profile: anyone,
  /** Only where Sokoni is tried out, or with the API token. */
  mailbox: anyone,
  mail: anyone,
  mailHtml: anyone,
  login: anyone,
  secondStep: anyone,
  askCode: anyone,
  mailedCode: anyone,
  loginOutside: anyone,
  checkOutside: anyone,
  logout: anyone,
  register: anyone,
  registerCompany: anyone,
  registerConfirmation: anyone,
  resetPassword: anyone,
  confirmEmail: anyone,
  replyToReview: isSignedIn,
  ownReviews: isSignedIn,
  /** For those who answer for the company: which one, the page sees. */
  confirmations: isSignedIn,
  notifications: isSignedIn,
  notificationSettings: isSignedIn,
  changePassword: isSignedIn,
  secondFactor: isSignedIn,
  changeEmail: isSignedIn,
  sessions: isSignedIn,
  editProfile: isSignedIn,
  profileIdentity: isSignedIn,
  profilePhotos: isSignedIn,
  profilePro: isSignedIn,
  profileExperiences: isSignedIn,
  profileFormations: isSignedIn,
  profileLanguages: isSignedIn,
  profileResumes: isSignedIn,
  profilePortfolio: isSignedIn,
  profileInterests: isSignedIn,
  profileCoordinates: isSignedIn,
  profileAudience: isSignedIn,
  profileData: isSignedIn,
  profileArchive: isSignedIn,
  moderation: mayModerate,
  companyDesk: mayModerate,
  moderationCase: mayModerate,
  moderationBatch: mayModerate,
  admin: maySeeAccounts,
  accounts: maySeeAccounts,
  account: maySeeAccounts,
};

/** `/entreprise/:company/avis` and `/:country?` as what paths are held against; made once. */
const pathsLike = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/*$`, 'i');

const byPattern = Object.entries(patterns).flatMap(([name, { fr, en }]) =>
  [fr, en].map((pattern) => ({ pattern, paths: pathsLike(pattern), rule: pageRules[name as PageName] })),
);

const pageAt = (pathname: string) => {
  const path = pathname.replace(/\.data$/, '');
  return byPattern.find(({ paths }) => paths.test(path));
};

/** The rule of the page at a path; a path that is no page's may be asked by anyone, and is not found. */
export const ruleOfPage = (pathname: string): Rule => pageAt(pathname)?.rule ?? anyone;

/** The pattern of the page at a path, which names nobody. */
export const patternOfPage = (pathname: string): string => pageAt(pathname)?.pattern ?? 'none';
