import { matchRoutes } from 'react-router';
import { anyone, type Rule } from '#domain/access.ts';
import { maySeeAccounts } from '#domain/account/account.permissions.ts';
import { isOneself, isSignedIn, isStaff } from '#domain/actor.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { movedPatterns, type PageName, patterns } from '#web/addresses/paths.ts';

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
  about: anyone,
  help: anyone,
  contact: anyone,
  terms: anyone,
  privacy: anyone,
  accessibility: anyone,
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
  createCompany: isOneself,
  ownCompanies: isSignedIn,
  replyToReview: isSignedIn,
  ownReviews: isSignedIn,
  /** For those who answer for the company: which one, the page sees. */
  confirmations: isSignedIn,
  notifications: isSignedIn,
  notificationSettings: isSignedIn,
  changePassword: isOneself,
  secondFactor: isOneself,
  changeEmail: isOneself,
  sessions: isOneself,
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
  profileData: isOneself,
  profileArchive: isOneself,
  moderation: mayModerate,
  companyDesk: mayModerate,
  moderationCase: mayModerate,
  moderationBatch: mayModerate,
  admin: isStaff,
  accounts: maySeeAccounts,
  account: maySeeAccounts,
};

/** Addresses of pages beside their own, and the page that says there is none: for anyone. */
const otherRoutes = [
  '*',
  '/login/check',
  '/en/login/check',
  '/manifest.webmanifest',
  '/en/manifest.webmanifest',
  '/ui',
  '/en/ui',
  ...Object.values(movedPatterns).flatMap(({ fr, en }) => [...fr, ...en]),
];

const rulesByPattern: ReadonlyMap<string, Rule> = new Map([
  ...Object.entries(patterns).flatMap(([name, { fr, en }]) =>
    [fr, en].map((pattern): [string, Rule] => [pattern, pageRules[name as PageName]]),
  ),
  ...otherRoutes.map((pattern): [string, Rule] => [pattern, anyone]),
]);

/** The rule of a route by its pattern, as the router has found it; nobody may open a route without one. */
export const ruleOfRoute = (pattern: string): Rule => rulesByPattern.get(pattern) ?? (() => false);

const routes = [...rulesByPattern.keys()].map((path) => ({ path }));

/** The pattern of the page at a path, which names nobody. */
export const patternOfPage = (pathname: string): string => {
  const path = pathname.replace(/(\/_)?\.data$/, '') || '/';
  const pattern = matchRoutes(routes, path)?.at(-1)?.route.path;
  return pattern === undefined || pattern === '*' ? 'none' : pattern;
};
