import { expect, test } from 'vitest';
import { noticesMailed } from '#commands/notification/notices-mailed.reactor.ts';
import { recipientsFrom } from '#commands/notification/recipients.ts';
import { companyStream } from '#domain/company/company.ts';
import { jobApplicationStream } from '#domain/company/job-application.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import type { MailValues } from '#infra/mail/mail.ts';
import type { Letters } from '#infra/mail/perform-mail.ts';
import { renderMail } from '#infra/mail/render-mail.ts';
import { noticeLetters } from '#infra/main/notice-letters.ts';
import type { Intent } from '#infra/reactions/reactor.ts';
import { pharmacy } from '#tests/company/companies.ts';
import {
  author,
  companyId,
  happens,
  manager,
  other,
  reviewId,
  toldWorld,
} from '#tests/notification/notification-world.ts';
import { logOf, type Told, tell } from '#tests/projections/engine.ts';
import { person } from '#tests/projections/history.account.ts';

const inStream = (stream: string, event: Told): Told => ({ ...event, stream });
const opened = (accountId: string, firstname: string, language: 'fr' | 'en' = 'fr'): Told =>
  inStream(`account-${accountId}`, {
    type: 'AccountOpened',
    data: {
      accountId,
      email: `${firstname.toLowerCase()}@sokoni.example`,
      firstname,
      lastname: 'Koné',
      language,
      registeredBy: 'site',
      demo: false,
    },
  });
const problemId = reviewId(70);
const reported: Told = inStream(`problems-${companyId}`, {
  type: 'ProblemReported',
  data: { problemId, companyId, kind: 'closed', about: null, message: null, proposed: null, reporterId: other },
});
const problem = (type: string, more: object): Told =>
  inStream(`problems-${companyId}`, { type, data: { problemId, companyId, by: person(9), batchId: null, ...more } });
const written: Told = inStream(`review-${reviewId(1)}`, {
  type: 'ReviewWritten',
  data: {
    reviewId: reviewId(1),
    companyId,
    authorId: author,
    version: 1,
    score: 4,
    comment: 'Accueil aimable et rapide.',
    language: 'fr',
    experiencedOn: null,
    contacted: false,
    authorLevel: 'young',
  },
});
const review = (event: Told): Told => inStream(`review-${reviewId(1)}`, event);
const access = (event: Told): Told => inStream(`managers-${companyId}`, event);
const named = access(happens.named);
const asked: Told = access({ type: 'ManagementAsked', data: { accountId: other, companyId } });
const declined: Told = access({
  type: 'ManagementDeclined',
  data: { accountId: other, companyId, reason: 'Pas de preuve.' },
});

/** The mails that follow from the last of these events, as they are sent after all of them and `later`. */
const mailsAfter = async (events: readonly Told[], later: readonly Told[] = [], listed: readonly Told[] = []) => {
  const { db, kysely } = await toldWorld(...listed);
  await using _ = db;
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool, db: kysely };
  await tell(world, [opened(author, 'Awa'), opened(other, 'Zawadi', 'en'), opened(manager, 'Kofi'), ...events]);
  const { rows } = await db.pool.query('select id, type, data from event_store.event order by position desc limit 1');
  const [{ id, type, data }] = rows;
  const happened = { id, data, at: '', actor: person(9) } as never;
  const intents = noticesMailed
    .flatMap(({ on }): readonly Intent[] => on[type]?.(happened) ?? [])
    .filter((intent) => intent.kind === 'mail');
  await tell(world, later);
  const recipients = recipientsFrom(world, async () => true);
  const letters: Letters = noticeLetters(world);
  const mails: { to: string; subject: string; text: string }[] = [];
  for (const { key, template, to, about } of intents) {
    expect(JSON.stringify({ to, about })).not.toMatch(/Awa|Koné|@|Étoile/);
    for (const recipient of await recipients.wanting(to, template)) {
      const values: MailValues | null | undefined = await letters[template]?.(about, recipient);
      if (!values) continue;
      const mail = renderMail({ key, template, to: recipient, values, origin: 'https://sokoni.example' });
      expect(mail.text + mail.subject).not.toMatch(/\{\w+|undefined|\bmail\.\w+\./);
      mails.push({ to: mail.to.email, subject: mail.subject, text: mail.text });
    }
  }
  return mails;
};

test('a published review is told to its author and to the company', async () => {
  expect(await mailsAfter([written, review(happens.published(1))])).toMatchObject([
    { to: 'awa@sokoni.example', subject: 'Votre avis sur Étoile du Marché est publié' },
    { to: 'etoile@sokoni.example', subject: 'Étoile du Marché\u202f: un nouvel avis' },
  ]);
  expect((await mailsAfter([named, written, review(happens.published(1))])).map(({ to }) => to)).toEqual([
    'awa@sokoni.example',
    'kofi@sokoni.example',
  ]);
});

test('a refused one is told with its reason; one that was undone is not told', async () => {
  const [mail] = await mailsAfter([written, review(happens.refused)]);
  expect(mail?.text).toContain('La raison\u202f: Il ne parle pas de l’entreprise.');
  expect(await mailsAfter([written, review(happens.published(1))], [review(happens.undone)])).toEqual([]);
});

test('a reply is told to the author, as it was written', async () => {
  const replied = review(happens.replied);
  const [mail] = await mailsAfter([written, review(happens.published(1)), replied]);
  expect(mail).toMatchObject({ to: 'awa@sokoni.example', text: expect.stringContaining('> Merci') });
});

test('whoever reported a page hears what came of it, in their language', async () => {
  expect(await mailsAfter([reported, problem('ProblemSettled', { outcome: 'corrected' })])).toMatchObject([
    { to: 'zawadi@sokoni.example', subject: 'Étoile du Marché: the mistake is confirmed' },
  ]);
  const settled = [reported, problem('ProblemSettled', { outcome: 'unfounded' })];
  expect(await mailsAfter(settled, [problem('ProblemReopened', {})])).toEqual([]);
});

test('who runs a page hears who asks to, and who asked hears the answer', async () => {
  expect((await mailsAfter([named, asked])).map(({ to, subject }) => [to, subject])).toEqual([
    ['kofi@sokoni.example', 'Étoile du Marché\u202f: une demande pour gérer la page'],
  ]);
  expect(await mailsAfter([asked])).toEqual([]);
  const [mail] = await mailsAfter([asked, declined]);
  expect(mail).toMatchObject({
    to: 'zawadi@sokoni.example',
    text: expect.stringContaining('The reason: Pas de preuve.'),
  });
  const invited = access({ type: 'ManagerNamed', data: { accountId: other, companyId, role: 'editor' } });
  expect(await mailsAfter([invited])).toMatchObject([{ subject: 'You manage the page of Étoile du Marché' }]);
});

test('those who answer for a company hear who asks it to confirm an experience, and who asked hears the answer', async () => {
  const its = { accountId: author, itemId: reviewId(80), companyId };
  const told = (type: string, more: object = {}): Told =>
    inStream(`profile-${author}`, { type, data: { ...its, ...more } });
  const asks = told('ConfirmationAsked', { askedAt: '2026-11-21T09:00:00.000Z' });
  const [confirmed, refused] = [told('ExperienceConfirmed'), told('ConfirmationRefused')];
  const ended = told('ConfirmationEnded', { because: 'withdrawn' });
  const edits = access({ type: 'ManagerNamed', data: { accountId: other, companyId, role: 'editor' } });

  const [asked, ...more] = await mailsAfter([named, edits, asks]);
  expect(asked).toMatchObject({
    to: 'kofi@sokoni.example',
    subject: 'Étoile du Marché\u202f: une expérience à confirmer',
    text: expect.stringMatching(/\/entreprise\/7-[a-z-]+\/confirmations/),
  });
  expect(more).toEqual([]);
  expect(await mailsAfter([edits, asks])).toEqual([]);
  expect(await mailsAfter([named, asks], [ended])).toEqual([]);
  expect(await mailsAfter([named, asks], [ended, asks])).toEqual([]);
  expect(await mailsAfter([asks, confirmed])).toMatchObject([
    { to: 'awa@sokoni.example', subject: 'Étoile du Marché a confirmé votre expérience' },
  ]);
  expect(await mailsAfter([asks, refused])).toMatchObject([
    {
      subject: 'Étoile du Marché n’a pas confirmé votre expérience',
      text: expect.stringContaining('/profile/edit/experiences'),
    },
  ]);
  const undone = told('ConfirmationDecisionUndone', { undone: 'refused' });
  expect(await mailsAfter([asks, refused], [undone, confirmed])).toEqual([]);
});

test('managers hear once of photos that are validated one after the other, and why one was removed', async () => {
  const photo = (number: number) => 'p'.repeat(21) + number;
  const image = (number: number) => ({
    id: photo(number),
    width: 640,
    height: 480,
    placeholder: 'data:image/webp;base64,UklGRg==',
  });
  const onPage = (type: string, data: object): Told =>
    inStream(`company-${companyId}`, { type, data: { companyId, ...data } });
  const added = [1, 2].map((number) => onPage('CompanyPhotoAdded', { image: image(number), caption: null }));
  const validated = (number: number) => onPage('CompanyPhotoValidated', { imageId: photo(number) });
  const removed = (reason: string | null) => onPage('CompanyPhotoRemoved', { imageId: photo(1), reason });

  expect(await mailsAfter([named, ...added, validated(1)], [validated(2)])).toEqual([]);
  expect(await mailsAfter([named, ...added, validated(1), validated(2)])).toMatchObject([
    {
      to: 'kofi@sokoni.example',
      subject: 'Étoile du Marché\u202f: vos photos sont sur la page',
      text: expect.stringMatching(/\/company\/7-[a-z-]+\/edit\/photos/),
    },
  ]);
  const heldBack = onPage('CompanyPhotoHeldBack', { imageId: photo(2) });
  expect(await mailsAfter([named, ...added, validated(1)], [validated(2), heldBack])).toHaveLength(1);
  expect(await mailsAfter([named, ...added, validated(2)], [heldBack])).toEqual([]);
  expect(await mailsAfter([named, ...added, validated(1)], [removed(null)])).toEqual([]);
  const [mail] = await mailsAfter([named, ...added, removed('Le numéro n’est pas le vôtre.')]);
  expect(mail?.text).toContain('Raison\u202f: Le numéro n’est pas le vôtre.');
  expect(await mailsAfter([named, ...added, removed(null)])).toEqual([]);
});

test('managers read the letter of staff who moved or deleted their photo, unless that was undone', async () => {
  const image = { id: 'p'.repeat(22), width: 640, height: 480, placeholder: 'data:image/webp;base64,UklGRg==' };
  const sent = { image, caption: null, validated: true, sentBy: author, sentAt: '2026-11-21T09:00:00.000Z' };
  const letter = { subject: 'Une photo de votre page', message: 'Bonjour,\n\nElle montre un autre atelier.' };
  const on = (id: number, type: string, data: object): Told =>
    inStream(`company-${id}`, { type, data: { companyId: id, ...data } });
  const added = on(companyId, 'CompanyPhotoAdded', { image, caption: null });
  const movedIn = (to: object | null) =>
    on(8, 'CompanyPhotoMovedIn', { ...sent, fromCompanyId: companyId, letter: to });
  const away = (from: number, to: number) =>
    on(from, 'CompanyPhotoMovedAway', { imageId: image.id, toCompanyId: to, reason: null });
  const takenDown = (to: object | null) => on(companyId, 'CompanyPhotoTakenDown', { imageId: image.id, letter: to });
  const back = (from: number | null) =>
    on(companyId, 'CompanyPhotoPutBack', { ...sent, order: 0, fromCompanyId: from });

  const mail = {
    to: 'kofi@sokoni.example',
    subject: 'Une photo de votre page',
    text: expect.stringMatching(/Elle montre un autre atelier\.[\s\S]*\/company\/7-[a-z-]+\/edit\/photos/),
  };
  expect(await mailsAfter([named, added, movedIn(letter)])).toMatchObject([mail]);
  expect(await mailsAfter([named, added, movedIn(letter)], [away(companyId, 8)])).toMatchObject([mail]);
  expect(await mailsAfter([named, added, movedIn(letter)], [back(8), away(8, companyId)])).toEqual([]);
  expect(await mailsAfter([named, added, movedIn(null)])).toEqual([]);
  expect(await mailsAfter([named, added, takenDown(letter)])).toMatchObject([mail]);
  expect(await mailsAfter([named, added, takenDown(letter)], [back(null)])).toEqual([]);
  expect(await mailsAfter([named, added, takenDown(null)])).toEqual([]);
});

test('an address that refused a mail gets no news, until it is another or trusted again', async () => {
  const refusedMail: Told = { stream: `address-${author}`, type: 'AddressRefusedMail', data: { accountId: author } };
  const published = review(happens.published(1));
  const company = ['etoile@sokoni.example'];
  const addressees = async (...later: Told[]) => (await mailsAfter([written, published], later)).map(({ to }) => to);
  expect(await addressees(refusedMail)).toEqual(company);
  const again: Told = { stream: `address-${author}`, type: 'AddressTrustedAgain', data: { accountId: author } };
  expect(await addressees(refusedMail, again)).toEqual(['awa@sokoni.example', ...company]);
  const changed = inStream(`account-${author}`, {
    type: 'EmailChanged',
    data: { accountId: author, email: 'new@sokoni.example' },
  });
  expect(await addressees(refusedMail, changed)).toEqual(['new@sokoni.example', ...company]);
});

test('managers hear what the team decided on their new page, and nothing of what no longer holds', async () => {
  const page = (type: string, more = {}): Told =>
    inStream(companyStream(companyId), { type, data: { companyId, ...more } });
  const refused = page('CompanyRefused', { reason: 'unreachable', explanation: 'Le numéro sonne dans le vide.' });
  const registered = page('CompanyRegistered', { ...pharmacy, companyId, name: 'Étoile du Marché' });
  const asked = [named, registered, page('CompanyApprovalAsked')];
  expect(await mailsAfter([...asked, page('CompanyApproved')])).toMatchObject([
    { to: 'kofi@sokoni.example', subject: 'Étoile du Marché est dans l’annuaire' },
  ]);
  const [mail] = await mailsAfter([...asked, refused]);
  expect(mail).toMatchObject({
    to: 'kofi@sokoni.example',
    subject: 'Étoile du Marché\u202f: la page n’a pas été acceptée',
    text: expect.stringContaining('personne ne répond aux numéros indiqués. Le numéro sonne dans le vide.'),
  });
  expect(await mailsAfter([...asked, refused], [page('CompanyApprovalAsked')])).toEqual([]);
});

test('managers of both pages of one company hear which stays, and nothing of what was undone at once', async () => {
  const stays = 8;
  const page = (type: string, data = {}): Told =>
    inStream(companyStream(companyId), { type, data: { companyId, ...data } });
  const second: Told = inStream(companyStream(stays), {
    type: 'CompanyRegistered',
    data: { ...pharmacy, companyId: stays, name: 'Étoile Nouvelle' },
  });
  const both = [
    named,
    inStream(`managers-${stays}`, {
      type: 'ManagerNamed',
      data: { accountId: author, companyId: stays, role: 'admin' },
    }),
    page('CompanyRegistered', { ...pharmacy, companyId, name: 'Étoile du Marché' }),
  ];
  const declared = page('SameCompanyDeclared', { stays });
  expect(await mailsAfter([...both, declared], [], [second])).toMatchObject([
    {
      subject: 'Étoile du Marché\u202f: une seule page pour la même entreprise',
      text: expect.stringContaining('La page d’Étoile Nouvelle reste'),
    },
    {
      subject: 'Étoile Nouvelle\u202f: une autre page mène à la vôtre',
      text: expect.stringContaining('Étoile du Marché et Étoile Nouvelle sont la même entreprise'),
    },
  ]);
  expect(await mailsAfter([...both, declared], [page('SameCompanyUndone', { stays })], [second])).toEqual([]);
});

test('managers hear of a mistake that is reported on their page, and what is proposed', async () => {
  const { data } = reported;
  const proposed = { field: 'number', before: '+225 07 00 00 00 01', after: null };
  const number = { ...reported, data: { ...data, kind: 'wrong_number', proposed } };
  expect(await mailsAfter([named, reported])).toMatchObject([
    {
      to: 'kofi@sokoni.example',
      subject: 'Étoile du Marché\u202f: une erreur signalée sur votre page',
      text: expect.stringContaining('Quelqu’un écrit qu’Étoile du Marché a fermé.'),
    },
  ]);
  const [mail] = await mailsAfter([named, number]);
  expect(mail?.text).toContain('vous corrigez la page en un geste');
});

test('managers hear of who applies for a job, and of nobody who took that back', async () => {
  const applicationId = reviewId(80);
  const application = { applicationId, companyId, jobId: 1, applicantId: other };
  const sent = (type: string, more = {}): Told =>
    inStream(jobApplicationStream(applicationId), { type, data: { ...application, ...more } });
  const applied = sent('JobApplicationSent', { title: 'Caissière', resumeId: null, message: 'Disponible lundi.' });
  const [mail, ...others] = await mailsAfter([named, applied]);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'kofi@sokoni.example',
    subject: 'Étoile du Marché\u202f: une candidature, Caissière',
  });
  // their words and their name are on the site alone
  expect(mail?.text).not.toMatch(/Zawadi|Disponible/);
  expect(await mailsAfter([named, applied], [sent('JobApplicationWithdrawn')])).toEqual([]);
});
