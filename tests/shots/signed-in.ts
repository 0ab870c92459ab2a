import type { Page } from 'playwright-core';
import { pages } from '#web/addresses/pages.ts';
import { follow, press, type Screens, unfold } from './screen.ts';

const never =
  'jobsFeed logout loginOutside checkOutside textVersion latestNotifications mailHtml profileArchive phone whatsapp'.split(
    ' ',
  );
/** Pages that somebody who is signed in is led away from. */
const visitors = 'login secondStep askCode mailedCode register registerConfirmation resetPassword'.split(' ');
const staff: Readonly<Record<string, string>> = {
  admin: 'admin',
  accounts: 'admin',
  audit: 'admin',
  contracts: 'commercial',
  newContract: 'commercial',
  contractsDay: 'production',
  sales: 'lead',
  mailbox: 'admin',
  moderation: 'moderator',
  companyDesk: 'moderator',
  newCompanies: 'moderator',
  companyRequests: 'moderator',
  requestFiles: 'moderator',
  numberProblems: 'moderator',
  numbersChange: 'admin',
};
const publicPages = 'home results howReviewsWork offline quoteRequest tellMe favourites'.split(' ');

/** Every page without a part of its own in its address, as the one who may see it: a new page needs no line here. */
const plain = (lang: 'fr' | 'en'): Screens =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([name, { [lang]: pattern }]) => {
      const path = pattern.replace('/:country?', '') || '/';
      if (path.includes(':') || [...never, ...publicPages].includes(name)) return [];
      if (visitors.includes(name)) return [[`visitor-${name}`, { path }]];
      return [[`${staff[name] ?? 'member'}-${name}`, { path, as: staff[name] ?? 'member' }]];
    }),
  );

/** From the companies of a manager to a part of the first one's page: `/job_offers?item=new`. */
const edit = (part: string) => async (page: Page) => {
  await follow('#main a[href$="/edit"]')(page);
  if (part) await page.goto(page.url() + part);
};

/** Every page on which a manager edits a company: a new one needs no line here. */
const edited = (lang: 'fr' | 'en'): Screens =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([name, { [lang]: pattern }]) => {
      const [, part] = pattern.split('/company/:company/edit');
      if (part === undefined || part.includes(':')) return [];
      return [[`manager-${name}`, { path: pages.ownCompanies[lang], as: 'manager', first: edit(part) }]];
    }),
  );

/** From the companies of a manager to the reply to the newest review of one. */
const reply = async (page: Page) => {
  await follow('main a:is([href*="/entreprise/"], [href*="/company/"]):not([href*="/edit"], [href$="/create"])')(page);
  await page.goto(`${page.url()}/${page.url().includes('/en/') ? 'reviews' : 'avis'}`);
  await follow('.review a[href*="/avis/"], .review a[href*="/reviews/"]')(page);
};

/** From the job offers of a company to the applications to one. */
const applications = async (page: Page) => {
  await edit('/job_offers')(page);
  await follow('.profile-list a[href*="/job_offers/"]')(page);
};

type Step = (page: Page) => Promise<unknown>;
const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** The first contract of a list, or a part of it. */
const contract = (tab = ''): Step =>
  inTurn(follow('main table a[href*="/contracts/"]'), async (page) => {
    if (tab) await page.goto(`${page.url()}?tab=${tab}`);
  });

/** Every desk of the staff with all that can be opened there. */
const deskScreens = (lang: 'fr' | 'en'): Screens => {
  const at = (name: keyof typeof pages, asked = '') => pages[name][lang] + asked;
  const contracts = (asked: string) => at('contracts', asked);
  return {
    ...Object.fromEntries(
      ['review', 'report', 'problem'].flatMap((kind) => [
        [`moderator-queue-${kind}`, { path: at('moderation', `?kind=${kind}`), as: 'moderator' }],
        [
          `moderator-case-${kind}`,
          {
            path: at('moderation', `?kind=${kind}`),
            as: 'moderator',
            first: inTurn(follow('a[href*="/case/"]'), unfold),
          },
        ],
      ]),
    ),
    ...Object.fromEntries(
      ['companyDesk', 'newCompanies', 'companyRequests', 'requestFiles', 'numberProblems'].map((desk) => [
        `open-${desk}`,
        { path: at(desk as keyof typeof pages), as: 'moderator', first: unfold },
      ]),
    ),
    'moderator-movePhoto': { path: at('companyDesk'), as: 'moderator', first: follow('main a[href*="/photo/"]') },
    'production-notifications': { path: at('notifications'), as: 'production' },
    'moderator-sameCompany': { path: at('sameCompany', '?q=salon'), as: 'moderator' },
    'moderator-requestFiles-archived': { path: at('requestFiles', '?view=archived'), as: 'moderator' },
    'admin-numbersChange-plan': { path: at('numbersChange', '?plan=ci-2021'), as: 'admin' },
    'admin-account-open': {
      path: at('accounts', '?q=member@sokoni.example'),
      as: 'admin',
      first: inTurn(follow('main table a[href*="/accounts/"]'), unfold),
    },
    'admin-accounts-open': { path: at('accounts'), as: 'admin', first: unfold },
    'admin-audit-open': { path: at('audit'), as: 'admin', first: unfold },
    'admin-contracts-open': { path: contracts('?all=1'), as: 'admin', first: unfold },
    'admin-contract-open': { path: contracts('?state=ending'), as: 'admin', first: inTurn(contract(), unfold) },
    'admin-contract-terms': { path: contracts('?state=ending'), as: 'admin', first: inTurn(contract('terms'), unfold) },
    'admin-contract-problems': { path: contracts('?problematic=yes'), as: 'admin', first: contract('problems') },
    'admin-contract-log': { path: contracts('?state=ending'), as: 'admin', first: contract('log') },
    'commercial-contract-ended': { path: contracts('?state=ended&all=1'), as: 'commercial', first: contract() },
    'production-contract-problematic': { path: contracts('?problematic=yes'), as: 'production', first: contract() },
    'admin-contractLogFile': {
      path: contracts('?state=ending'),
      as: 'admin',
      first: inTurn(contract('log'), follow('main a[href*="/log"]:not([href*="tab="])')),
    },
    'admin-clientEmails': { path: at('clientEmails'), as: 'admin' },
    'admin-contractsFile': { path: at('contractsFile'), as: 'admin' },
    'lead-contractsDay-month': { path: at('contractsDay', '?view=month&who=all'), as: 'lead' },
    'lead-contractsDay-all': { path: at('contractsDay', '?who=all'), as: 'lead' },
    ...Object.fromEntries(
      ['commercial', 'production', 'lead', 'support', 'moderator'].map((who) => [
        `${who}-admin`,
        { path: at('admin'), as: who },
      ]),
    ),
  };
};

/** Pages of people who are signed in, and what opens on them. */
export const signedInScreens = (lang: 'fr' | 'en'): Screens => {
  const at = (name: keyof typeof pages) => pages[name][lang].replace('/:country?', '') || '/';
  const home = lang === 'fr' ? '/ci' : '/en/ci';
  return {
    ...plain(lang),
    ...edited(lang),
    'member-home': { path: home, as: 'member' },
    'member-menu': { path: home, as: 'member', first: press('.account-menu > summary'), view: true },
    'manager-home': { path: home, as: 'manager' },
    'moderator-menu': {
      path: home,
      as: 'moderator',
      first: press('.account-menu > summary'),
      view: true,
    },
    'admin-account': { path: at('accounts'), as: 'admin', first: follow('main a[href*="/accounts/"]') },
    'lead-contract': { path: at('contracts'), as: 'lead', first: contract() },
    'manager-companies': { path: at('ownCompanies'), as: 'manager' },
    'manager-own-space': { path: at('memberHome'), as: 'manager' },
    'manager-new-job': { path: at('ownCompanies'), as: 'manager', first: edit('/job_offers?item=new') },
    'manager-new-product': { path: at('ownCompanies'), as: 'manager', first: edit('/shopping?item=new') },
    'manager-applications': { path: at('ownCompanies'), as: 'manager', first: applications },
    'manager-confirmations': {
      path: at('ownCompanies'),
      as: 'manager',
      first: follow('#main a[href$="/confirmations"]'),
    },
    'member-new-experience': { path: `${at('profileExperiences')}?item=new`, as: 'member' },
    'manager-review-reply': { path: at('ownCompanies'), as: 'manager', first: reply },
    'refused-page': { path: at('moderation'), as: 'member' },
    ...deskScreens(lang),
    'accounts-none': { path: `${at('accounts')}?q=zzqqxxyy`, as: 'admin' },
  };
};
