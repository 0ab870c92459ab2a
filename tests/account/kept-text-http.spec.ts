import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MembersServer, password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { pages } from '#web/addresses/pages.ts';
import { administrator } from './person.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let ada: Member;
let kofi: Member;
/** Nobody may log in more than ten times in a row. */
let others: readonly Member[];
let admin: Member;
let seller: Member;
const there = { id: 0, company: '', reviews: '', pending: '', published: '', contract: '' };

const asked = async (someone: Pick<Member, 'json'>, path: string, body: object): Promise<{ id: string }> => {
  const answer = await someone.json(path, body);
  expect(answer.status, `${path} ${answer.status < 300 ? '' : await answer.clone().text()}`).toBeLessThan(300);
  const { id, position } = (await answer.json()) as { id: string; position?: string };
  if (position) await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  return { id };
};

beforeAll(async () => {
  [ada, kofi] = [await at.member('ada'), await at.member('kofi')];
  others = [await at.member('awa'), await at.member('njeri')];
  [admin, seller] = [await at.member('amina', 'admin'), await at.member('serge', 'commercial')];
  const operator = administrator(at.url);
  const facts = { category: 'automotive-car-repair', place: { country: 'SN' }, approved: true, online: true };
  const companyId = Number((await asked(operator, '/api/company/register-company', { name: 'Garage', ...facts })).id);
  await asked(operator, '/api/account/name-manager', { companyId, accountId: kofi.id, role: 'admin' });
  there.id = companyId;
  there.company = (await ada.open(`/en/company/${companyId}-x`)).path;
  there.reviews = `${there.company}/reviews`;
  const review = { companyId, score: 4 };
  there.pending = (await asked(ada, '/ajax/review', { ...review, comment: 'Travail propre, prix annoncé.' })).id;
  there.published = (await asked(admin, '/ajax/review', { ...review, comment: 'Vite fait, et bien fait.' })).id;
  const terms = { initialPackage: 'visibility', signatureDate: '2026-01-10', endDate: '2099-12-31' };
  const signing = { ...terms, companyId, amount: 1, amountCurrency: 'XOF' };
  there.contract = (await asked(seller, '/api/contract/create-contract', signing)).id;
  await asked(operator, '/api/review/publish-review', { reviewId: there.published, version: 1 });
}, 120_000);

type Kept = {
  readonly of?: () => Member;
  readonly path: () => string;
  readonly typed: Readonly<Record<string, string>>;
  /** How the page shows that it is there. */
  readonly shown: string;
};

const part = (name: string, field: string, value = 'Rue 12'): Kept => ({
  path: () => `/en/profile/edit/${name}`,
  typed: { [field]: value, edited: '1' },
  shown: `value="${value}"`,
});
const item = (name: string, typed: Readonly<Record<string, string>>, shown: string): Kept => ({
  path: () => `/en/profile/edit/${name}?item=new`,
  typed,
  shown,
});

/** Every page that takes a form, by the name of its route: what comes back after a log-in, or why nothing does. */
const forms: Readonly<Record<string, Kept | string>> = {
  profileIdentity: part('identity', 'presentation-title-en'),
  profilePro: { ...part('pro', 'skills', 'Audit'), shown: 'Audit</textarea>' },
  profileInterests: { ...part('interests', 'interests-jobInterests', 'Audit'), shown: 'Audit</textarea>' },
  profileCoordinates: part('coordinates', 'whereabouts-address'),
  profileAudience: { ...part('audience', 'audience-sex', 'everyone'), shown: 'value="everyone" selected' },
  profileExperiences: item('experiences', { name: 'Clerk' }, 'value="Clerk"'),
  profileFormations: item('formations', { name: 'Degree' }, 'value="Degree"'),
  profileLanguages: item('languages', { lang: 'sw', level: 'pro' }, 'value="sw" selected'),
  profileResumes: item('resumes', { title: 'Short CV' }, 'value="Short CV"'),
  profilePortfolio: item('portfolio', { title: 'A dress' }, 'value="A dress"'),
  editProfile: { path: () => '/en/profile/edit', typed: { language: 'fr' }, shown: 'checked="" value="fr"' },
  changeEmail: {
    path: () => '/en/profile/edit/change-email',
    typed: { email: 'new@example.org', current: 'Secret2026x' },
    shown: 'value="new@example.org"',
  },
  mobile: 'a form only where text messages are sent: see `mobile-http.spec.ts`',
  notificationSettings: {
    path: () => '/en/profile/edit/notification-settings',
    typed: {
      'email-review_outcome': 'never',
      'push-review_outcome': 'on',
      'digest-hour': '17',
      'digest-timeZone': 'Africa/Nairobi',
    },
    shown: 'value="17" selected',
  },
  writeReview: {
    path: () => `${there.company}/write-a-review`,
    typed: { score: '5', comment: 'Better and better.' },
    shown: 'Better and better.</textarea>',
  },
  replyToReview: {
    of: () => kofi,
    path: () => `${there.reviews}/${there.published}`,
    typed: { do: 'reply', text: 'Come back soon.' },
    shown: 'Come back soon.</textarea>',
  },
  report: {
    path: () => `/en/report/review/${there.published}`,
    typed: { type: 'fake', message: 'They never came.' },
    shown: 'They never came.</textarea>',
  },
  createCompany: {
    path: () => '/en/company/create',
    typed: { choice: 'create', name: 'Atelier Lagune' },
    shown: 'value="Atelier Lagune"',
  },
  tellMe: { path: () => '/en/tell-me', typed: { what: 'carpenter', where: 'Dakar' }, shown: 'value="carpenter"' },
  moderationCase: {
    of: () => admin,
    path: () => `/en/admin/moderation/case/${there.pending}`,
    typed: { do: 'refuse', reason: 'insult', 'explanation-en': 'The third word.' },
    shown: 'The third word.</textarea>',
  },
  account: {
    of: () => admin,
    path: () => `/en/admin/accounts/${ada.id}`,
    typed: { do: 'block', reason: 'Writes for money' },
    shown: 'value="Writes for money"',
  },
  changePassword: 'passwords are not kept',
  resetPassword: 'for whoever cannot log in, and passwords are not kept',
  secondFactor: 'codes and passwords are not kept',
  secondStep: 'part of logging in',
  login: 'part of logging in',
  askCode: 'part of logging in',
  mailedCode: 'part of logging in',
  logout: 'nothing is typed',
  checkOutside: 'part of logging in',
  register: 'for whoever has no account; what was typed is a draft of its own',
  registerCompany: 'for whoever has no account; what was typed is a draft of its own',
  registerConfirmation: 'for whoever has no account; what was typed is a draft of its own',
  confirmEmail: 'nothing is typed: the link says it all',
  stopMail: 'nothing is typed: the link says it all',
  sessions: 'nothing is typed: the page lists what can be ended',
  notifications: 'nothing is typed: what was read is marked as read',
  profileData: 'nothing is typed: that everything is to be erased is confirmed anew',
  profilePhotos: 'nothing is typed: a file is not kept, which is said',
  moderation: 'nothing is typed: cases are chosen among those that wait then',
  moderationBatch: 'nothing is typed: a batch goes on or is undone',
  confirmations: 'nothing is typed: an experience is confirmed or not',
  companyCoordinates: {
    of: () => kofi,
    path: () => `${there.company}/edit/coordinates`,
    typed: { 'place-address': '12 Harbour Road' },
    shown: 'value="12 Harbour Road"',
  },
  companyDescriptions: {
    of: () => kofi,
    path: () => `${there.company}/edit/descriptions`,
    typed: { 'description-en': 'Bread every morning.' },
    shown: 'Bread every morning.</textarea>',
  },
  companyShopTexts: {
    of: () => kofi,
    path: () => `${there.company}/edit/shopping/texts`,
    typed: { 'text-en': 'Fresh from the oven.' },
    shown: 'Fresh from the oven.</textarea>',
  },
  companyPlanning: {
    of: () => kofi,
    path: () => `${there.company}/edit/planning`,
    typed: { 'week-0': '07:15-19:45' },
    shown: 'value="07:15"',
  },
  companyPhotos: 'words about a photo, with one to write about: see `company/media-edit-http.spec.ts`',
  companyMedias: {
    of: () => kofi,
    path: () => `${there.company}/edit/medias`,
    typed: { part: 'video', link: 'https://youtu.be/aqz-KE-bpKQ' },
    shown: 'value="https://youtu.be/aqz-KE-bpKQ"',
  },
  companyProfile: {
    of: () => kofi,
    path: () => `${there.company}/edit/profile_management`,
    typed: { tradeRegistry: 'CPR/2012/77' },
    shown: 'value="CPR/2012/77"',
  },
  companyCategory: {
    of: () => kofi,
    path: () => `${there.company}/edit/category`,
    typed: { do: 'ask', changeReason: 'We only wash cars now.' },
    shown: 'We only wash cars now.</textarea>',
  },
  companyShopping: {
    of: () => kofi,
    path: () => `${there.company}/edit/shopping?item=new`,
    typed: { name: 'Millet loaf' },
    shown: 'value="Millet loaf"',
  },
  companyJobOffers: {
    of: () => kofi,
    path: () => `${there.company}/edit/job_offers?item=new`,
    typed: { title: 'Night baker' },
    shown: 'value="Night baker"',
  },
  job: 'what was written to the company, with an offer to apply for: see `company/jobs-http.spec.ts`',
  ownApplications: 'nothing is typed: an application is taken back',
  claimCompany: {
    path: () => `${there.company}/manage`,
    typed: { do: 'words', statement: 'I am the owner: CPR/2012/77.' },
    shown: 'I am the owner: CPR/2012/77.</textarea>',
  },
  companyManagers: 'who manages the page may have changed meanwhile: it is read anew',
  invitation: 'nothing is typed: the invitation is accepted',
  companyRequests: 'the reason is written anew: what is refused may have been decided meanwhile',
  editCompany: 'nothing is typed: the page is shown or hidden',
  companyPreview: 'nothing is saved: what is typed stays in the form that it is shown from',
  contract: 'what was agreed may have changed meanwhile: it is read anew',
  newContract: {
    of: () => seller,
    path: () => `/en/admin/contracts/new?companyId=${there.id}&initialPackage=visibility`,
    typed: { amount: '480000', clientEmail: 'client@example.org', kept: '1 photos' },
    shown: 'value="client@example.org"',
  },
  clientEmails: {
    of: () => seller,
    path: () => '/en/admin/contracts/emails?country=CI',
    typed: { reason: 'New Year' },
    shown: 'value="New Year"',
  },
  contractsFile: {
    of: () => seller,
    path: () => '/en/admin/contracts/file?country=CI',
    typed: { reason: 'Monday meeting' },
    shown: 'value="Monday meeting"',
  },
  contractLogFile: {
    of: () => seller,
    path: () => `/en/admin/contracts/${there.contract}/log?action=create`,
    typed: { form: 'csv', reason: 'Asked by the client' },
    shown: 'value="Asked by the client"',
  },
  contracts: 'nothing is typed: contracts are chosen among those that are there then',
  contractsDay: 'nothing is typed: an item is done or not',
  ownContracts: 'nothing is typed: a package is chosen',
  newCompanies: 'the reason is chosen anew: what is refused may have been decided meanwhile',
  sameCompany: 'the two pages are in the address, and are compared anew',
  requestFiles: 'the note is kept in the answer to the form (tests/moderation/request-files-http.spec.ts)',
  numberProblems: 'the code is chosen anew: the number may have left the page meanwhile',
  numbersChange: 'nothing is typed: a country is in its form',
  companyDesk: 'nothing is typed: a photo is let through or removed',
  movePhoto: 'needs a photo: see `company/move-photo-http.spec.ts`',
  reviews: 'an appeal is looked at below; a review that is taken back is asked about anew',
  reportProblem: 'needs no account',
  quoteRequest: 'needs no account',
};

const web = join(import.meta.dirname, '../../web');
const takesForms = Object.entries(pages)
  .filter(([, { file }]) => file && /export const action\b/.test(readFileSync(join(web, file), 'utf8')))
  .map(([name]) => name);

test('each page that takes a form is looked at here', () => {
  expect(takesForms.length).toBeGreaterThan(30);
  expect(takesForms.filter((name) => !forms[name])).toEqual([]);
});

const endSession = ({ id }: Member) => at.db.pool.query('delete from access.session where account = $1', [id]);
const logIn = (someone: Member, path: string) =>
  someone.send('/en/login', {
    email: someone.email,
    password,
    to: new URL(path, at.url).searchParams.get('to') ?? '',
  });

describe('a form that is sent after the session ended leads to a log-in, and is back as it was typed', () => {
  const kept = Object.entries(forms).flatMap(([name, one], nth) =>
    typeof one === 'string' ? [] : [{ name, nth, ...one }],
  );

  test.each(kept)('$name', async ({ nth, of, path, typed, shown }) => {
    const someone = of?.() ?? others[nth % others.length] ?? ada;
    const page = path();
    expect((await someone.open(page)).status).toBe(200);
    await endSession(someone);
    const led = await someone.send(page, typed);
    expect(led.path).toBe(`/en/login?to=${encodeURIComponent(page)}`);
    const back = await logIn(someone, led.path);
    expect([back.status, back.path]).toEqual([200, page]);
    expect(back.html).toContain(shown);
    expect(back.html).not.toContain('Secret2026x');
    expect(back.html).toContain('What you wrote is still here');
    expect((await someone.open(page)).html).not.toContain(shown);
  });
});

test('an appeal against a refusal too, where the refusal is read', async () => {
  const operator = administrator(at.url);
  await asked(operator, '/api/review/refuse-review', { reviewId: there.pending, version: 1, reason: 'insult' });
  await endSession(ada);
  const led = await ada.send(there.reviews, {
    do: 'appeal',
    review: there.pending,
    version: '1',
    message: 'It is not.',
  });
  expect((await logIn(ada, led.path)).html).toContain('It is not.</textarea>');
});

test('that a photo was chosen is said, and which', async () => {
  await endSession(ada);
  const form = new FormData();
  form.set('picture', 'banner');
  form.set('banner', new Blob(['a picture']), 'banner.jpg');
  const sent = await ada.ask('/en/profile/edit/photos', { method: 'POST', body: form });
  const back = await logIn(ada, sent.headers.get('location') ?? '');
  expect(back.path).toBe('/en/profile/edit/photos');
  expect(back.html.split('value="banner"')[1]).toContain('The file you had chosen could not be kept');
  expect(back.html.split('value="banner"')[0]).not.toContain('could not be kept');
});
