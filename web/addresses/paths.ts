import { generatePath, matchPath } from 'react-router';
import type { Language } from '#domain/language.ts';
import { pages } from './pages.ts';

/** Addresses that people may have and that lead to the canonical one; those in mixed languages are in `moved.ts`. */
export const movedPatterns = {
  results: {
    fr: ['/:country/annuaire-resultat'],
    en: ['/en/:country/result-directory'],
  },
} as const;

export const languageOf = (pathname: string): Language => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'fr');

export const homePath = (lang: Language, country?: string): string =>
  generatePath(pages.home[lang], { country: country?.toLowerCase() ?? null });

export const resultsPath = (lang: Language, country?: string): string =>
  generatePath(pages.results[lang], { country: country?.toLowerCase() ?? null });

/** For a quote to several companies: theirs are the ids. */
export const quoteRequestPath = (lang: Language, companies: readonly number[] = []): string =>
  pages.quoteRequest[lang] + (companies.length > 0 ? `?companies=${companies.join(',')}` : '');
type Waited = {
  readonly what?: string | undefined;
  readonly where?: string | undefined;
  readonly country?: string | undefined;
};

/** To be told when a company comes that this search finds. */
export const tellMePath = (lang: Language, { what, where, country }: Waited = {}): string => {
  const asked = new URLSearchParams({ ...(what && { what }), ...(where && { where }), ...(country && { country }) });
  return pages.tellMe[lang] + (asked.size > 0 ? `?${asked}` : '');
};
export const favouritesPath = (lang: Language): string => pages.favourites[lang];
/** Switches the text version on or off, and leads back. */
export const textVersionPath = (lang: Language, on: boolean, to: string): string =>
  `${pages.textVersion[lang]}?on=${on ? 1 : 0}&to=${encodeURIComponent(to)}`;

/** Whether a path is the first page, or none at all: nobody asked for more than to be in. */
export const isHomePath = (path: string): boolean => ['', homePath('fr'), homePath('en')].includes(path);

/** A path of ours, and nowhere else. */
export const safePath = (to: unknown, otherwise = '/'): string =>
  typeof to === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(to) ? to : otherwise;

const withTo = (path: string, to?: string): string => (to ? `${path}?to=${encodeURIComponent(to)}` : path);

/** `to` is where to go on afterwards. */
export const signInPath = (lang: Language, to?: string): string => withTo(pages.login[lang], to);
export const registerPath = (lang: Language, to?: string): string => withTo(pages.register[lang], to);
/** To log in with an account elsewhere. */
export const loginOutsidePath = (lang: Language, to?: string): string => withTo(pages.loginOutside[lang], to);
/** To start again, and be told why: what was begun has expired, or was begun on another device. */
export const signInOverPath = (lang: Language, to = ''): string =>
  `${pages.login[lang]}?${new URLSearchParams({ ...(to && { to }), over: '1' })}`;
export const registerOverPath = (lang: Language): string => `${pages.register[lang]}?over=1`;
/** To register in order to add a company: the page says so. */
export const registerForCompanyPath = (lang: Language): string => `${pages.register[lang]}?for=company`;
export const createCompanyPath = (lang: Language): string => pages.createCompany[lang];
/** `added` says what was just done there. */
export const ownCompaniesPath = (lang: Language, added?: 'create' | 'join'): string =>
  pages.ownCompanies[lang] + (added ? `?added=${added}` : '');
export const registerCompanyPath = (lang: Language): string => pages.registerCompany[lang];
export const registerConfirmationPath = (lang: Language): string => pages.registerConfirmation[lang];
const withToken = (path: string, token?: string): string =>
  token === undefined ? path : `${path}?token=${encodeURIComponent(token)}`;

/** To ask for a link, or with the link's `token` to choose a password. */
export const resetPasswordPath = (lang: Language, token?: string): string =>
  withToken(pages.resetPassword[lang], token);
/** Where a mailed link leads that confirms a new e-mail address. */
export const confirmEmailPath = (lang: Language, token: string): string => withToken(pages.confirmEmail[lang], token);
export const logoutPath = (lang: Language): string => pages.logout[lang];
export const changePasswordPath = (lang: Language): string => pages.changePassword[lang];
/** Where members have their mobile verified. */
export const mobilePath = (lang: Language): string => pages.mobile[lang];
export const changeEmailPath = (lang: Language): string => pages.changeEmail[lang];
export const secondStepPath = (lang: Language, to?: string): string => withTo(pages.secondStep[lang], to);
export const askCodePath = (lang: Language, to?: string): string => withTo(pages.askCode[lang], to);
export const mailedCodePath = (lang: Language): string => pages.mailedCode[lang];
export const secondFactorPath = (lang: Language): string => pages.secondFactor[lang];
export const sessionsPath = (lang: Language): string => pages.sessions[lang];
export const adminPath = (lang: Language, asked: Asked = {}): string => asking(pages.admin[lang], asked);
export const companyDeskPath = (lang: Language): string => pages.companyDesk[lang];
/** What the addresses begin with where staff move photos. */
export const movePhotosPath = (lang: Language): string => pages.movePhoto[lang].replace('/:company/:image', '');
/** Where staff move a photo of a company to another one, or delete it; `did` is what was just done. */
export const movePhotoPath = (lang: Language, company: number, image: string, did?: string): string =>
  generatePath(pages.movePhoto[lang], { company: String(company), image }) + (did ? `?did=${did}` : '');
/** What staff decide that companies and their people ask for. */
export const companyRequestsPath = (lang: Language): string => pages.companyRequests[lang];
/** All requests and alerts about companies, or about one; `rest` is what else is asked. */
export const requestFilesPath = (lang: Language, company?: number, rest: Asked = {}): string =>
  asking(pages.requestFiles[lang], { company: String(company ?? ''), ...rest });
/** What staff note of numbers that do not work; with `typed`, the companies that it finds. */
export const numberProblemsPath = (lang: Language, typed?: string): string =>
  pages.numberProblems[lang] + (typed ? `?q=${encodeURIComponent(typed)}` : '');
/** Where the numbers of a country get their new form; with `plan`, what that would change. */
export const numbersChangePath = (lang: Language, plan = '', page = 1): string =>
  asking(pages.numbersChange[lang], { plan, page: page > 1 ? String(page) : '' });
export const newCompaniesPath = (lang: Language): string => pages.newCompanies[lang];
/** Where staff say that `gone` and `stays` are two pages of one company. */
export const sameCompanyPath = (lang: Language, gone?: number, stays?: number, did = ''): string =>
  asking(pages.sameCompany[lang], { company: String(gone ?? ''), stays: String(stays ?? ''), did });
export const moderationPath = (lang: Language): string => pages.moderation[lang];
export const accountsPath = (lang: Language): string => pages.accounts[lang];
export const accountPath = (lang: Language, account: string): string => generatePath(pages.account[lang], { account });
type Asked = Readonly<Record<string, string>>;

/** An address with what is asked for; empty values are left out. */
const asking = (path: string, asked: Asked): string => {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
  return query ? `${path}?${query}` : path;
};

export const contractsPath = (lang: Language, filter: Asked = {}): string => asking(pages.contracts[lang], filter);
/** A new contract; `copy` is the number of one that it begins as. */
export const newContractPath = (lang: Language, asked: Asked = {}): string => asking(pages.newContract[lang], asked);
/** What production has to deliver. */
export const contractsDayPath = (lang: Language, asked: Asked = {}): string => asking(pages.contractsDay[lang], asked);
/** The clients' e-mails of contracts, narrowed to some of them, as a file; `file` is one that is made. */
export const clientEmailsPath = (lang: Language, filter: Asked = {}): string =>
  asking(pages.clientEmails[lang], filter);
export const clientEmailsFilePath = (lang: Language, file: string): string =>
  asking(`${pages.clientEmails.fr}/${file}`, { lang });
/** The contracts of a list, narrowed to some of them, as a file; `file` is one that is made. */
export const contractsFilePath = (lang: Language, filter: Asked = {}): string =>
  asking(pages.contractsFile[lang], filter);
export const contractsDownloadPath = (lang: Language, file: string): string =>
  asking(`${pages.contractsFile.fr}/${file}`, { lang });
export const contractPath = (lang: Language, number: string, asked: Asked = {}): string =>
  asking(generatePath(pages.contract[lang], { number }), asked);
/** The log of a contract, narrowed to some of it, as a file; `file` is one that is made. */
export const contractLogFilePath = (lang: Language, number: string, asked: Asked = {}): string =>
  asking(generatePath(pages.contractLogFile[lang], { number }), asked);
export const contractLogDownloadPath = (lang: Language, number: string, file: string): string =>
  asking(`${contractLogFilePath('fr', number)}/${file}`, { lang });
/** The figures of the sales, narrowed to some of them. */
export const salesPath = (lang: Language, asked: Asked = {}): string => asking(pages.sales[lang], asked);
/** What happened, narrowed to some of it. */
export const auditPath = (lang: Language, filter: Asked = {}): string => asking(pages.audit[lang], filter);
export const editProfilePath = (lang: Language): string => pages.editProfile[lang];

/** One of the pages of one's profile: `photos`. */
export const profilePartPath = (lang: Language, part: string): string => `${pages.editProfile[lang]}/${part}`;

/** What others see of a person; the name stands in the address only where everybody may see it. */
export const profilePath = (lang: Language, id: string, slug = 'profil'): string =>
  generatePath(pages.profile[lang], { person: `${id}-${slug}` });

/** The CV of a person, in the language of its address. */
export const cvPath = (lang: Language, id: string): string => `${profilePath(lang, id)}/cv.pdf`;

type Named = { readonly id: number; readonly slug: string };

export const companyPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.company[lang], { company: `${id}-${slug}` });

/** Where a company's managers edit its page, or one of its parts: `coordinates`. */
export const editCompanyPath = (lang: Language, { id, slug }: Named, part?: string): string =>
  generatePath(pages.editCompany[lang], { company: `${id}-${slug}` }) + (part ? `/${part}` : '');

/** The people of a company's page by its number alone, short enough for a text message; it leads to the whole address. */
export const shortManagersPath = (lang: Language, id: number): string =>
  generatePath(pages.companyManagers[lang], { company: String(id) });

/** A paper that somebody sent with a request to manage a page. */
export const claimDocumentPath = (company: number, account: string, document: string): string =>
  `/api/companies/${company}/claims/${account}/documents/${document}`;

/** Where somebody asks to manage a company's page, and sees where that stands. */
export const claimCompanyPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.claimCompany[lang], { company: `${id}-${slug}` });

/** Where a mailed invitation to manage a page leads. */
export const invitationPath = (lang: Language, token: string): string =>
  generatePath(pages.invitation[lang], { token });

export const phonePath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.phone[lang], { company: `${id}-${slug}` });

export const whatsappPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.whatsapp[lang], { company: `${id}-${slug}` });

export const reviewsPath = (lang: Language, { id, slug }: Named, page = 1): string =>
  generatePath(pages.reviews[lang], { company: `${id}-${slug}` }) + (page > 1 ? `?page=${page}` : '');

export const writeReviewPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.writeReview[lang], { company: `${id}-${slug}` });

export const replyToReviewPath = (lang: Language, { id, slug }: Named, review: string): string =>
  generatePath(pages.replyToReview[lang], { company: `${id}-${slug}`, review });

/** What those who say that they worked for a company ask it to confirm. */
export const confirmationsPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.confirmations[lang], { company: `${id}-${slug}` });

/** What is new for somebody who is signed in, and what to do next. */
/** One's own home; `isNew` has it say that the account was just opened. */
export const memberHomePath = (lang: Language, isNew = false): string => pages.memberHome[lang] + (isNew ? '?new' : '');

export const ownReviewsPath = (lang: Language): string => pages.ownReviews[lang];
export const howReviewsWorkPath = (lang: Language): string => pages.howReviewsWork[lang];

/** A page about Sokoni itself. */
export const infoPath = (lang: Language, page: 'about' | 'help' | 'contact' | 'terms' | 'privacy' | 'accessibility') =>
  pages[page][lang];

type JobsAsked = { readonly q?: string; readonly page?: number };

/** The jobs of a country, or all of them. */
export const jobsPath = (lang: Language, country?: string, { q, page = 1 }: JobsAsked = {}): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return generatePath(pages.jobs[lang], { country: country?.toLowerCase() ?? null }) + (query && `?${query}`);
};
export const jobsFeedPath = (lang: Language, country?: string): string =>
  generatePath(pages.jobsFeed[lang], { country: country?.toLowerCase() ?? null });

export const ownApplicationsPath = (lang: Language): string => pages.ownApplications[lang];

export const moderationBatchPath = (lang: Language, batch: string): string =>
  generatePath(pages.moderationBatch[lang], { batch });

export const moderationCasePath = (lang: Language, id: string): string =>
  generatePath(pages.moderationCase[lang], { case: id });

export const reportPath = (lang: Language, kind: string, id: string): string =>
  generatePath(pages.report[lang], { kind, id });

export const photosPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.photos[lang], { company: `${id}-${slug}` });

export const productsPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.products[lang], { company: `${id}-${slug}` });

export const jobPath = (lang: Language, { id, slug }: Named, job: number): string =>
  generatePath(pages.job[lang], { company: `${id}-${slug}`, job: String(job) });

export const reportProblemPath = (lang: Language, { id, slug }: Named): string =>
  generatePath(pages.reportProblem[lang], { company: `${id}-${slug}` });

/** A picture that came with what is wrong on a page, counted from 1. */
export const problemPicturePath = (company: number, problem: string, picture: number): string =>
  `/api/companies/${company}/problems/${problem}/pictures/${picture}`;

type NotificationsParams = { readonly filter?: 'all' | 'unread'; readonly page?: number };

export const notificationsPath = (lang: Language, { filter = 'all', page = 1 }: NotificationsParams): string => {
  const asked = new URLSearchParams({
    ...(filter === 'unread' && { filter }),
    ...(page > 1 && { page: String(page) }),
  });
  return pages.notifications[lang] + (asked.size > 0 ? `?${asked}` : '');
};

export const stopMailPath = (lang: Language, token: string): string => generatePath(pages.stopMail[lang], { token });

/** The newest of them as JSON, for the panel under the bell. */
export const latestNotificationsPath = (lang: Language): string => pages.latestNotifications[lang];

export const notificationSettingsPath = (lang: Language): string => pages.notificationSettings[lang];

type MailboxAsked = { readonly page?: number; readonly to?: string | null };

export const mailboxPath = (lang: Language, { page = 1, to }: MailboxAsked): string => {
  const asked = new URLSearchParams({ ...(to && { to }), ...(page > 1 && { page: String(page) }) });
  return pages.mailbox[lang] + (asked.size > 0 ? `?${asked}` : '');
};

export const mailPath = (lang: Language, id: number): string => generatePath(pages.mail[lang], { mail: String(id) });

export const mailHtmlPath = (lang: Language, id: number): string =>
  generatePath(pages.mailHtml[lang], { mail: String(id) });

/** Whether the address begins as the pattern does: what does not is not worth a comparison, which compiles the pattern. */
const beginsAs = (pattern: string, pathname: string): boolean => {
  const begin = pattern.slice(0, pattern.search(/\/:|$/));
  return pathname.slice(0, begin.length).toLowerCase() === begin.toLowerCase();
};

/** The same page in `lang`; the home page when there is no such page. */
export const pathIn = (lang: Language, pathname: string): string => {
  const from = languageOf(pathname);
  for (const page of Object.values(pages)) {
    const match = beginsAs(page[from], pathname) && matchPath(page[from], pathname);
    if (match) return generatePath(page[lang], match.params);
  }
  return homePath(lang);
};
