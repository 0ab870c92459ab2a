import { beforeAll, describe, expect, test } from 'vitest';
import { notificationTopics } from '#domain/notification/notification-topics.ts';
import { administrator, codeIn, mailTo } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
import { pdf } from '#tests/profile/pdf.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { asked, publicCompany } from './company-people.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let awa: Member;
let free = 0;
let managed = 0;

const page = (id: number) => `/en/company/${id}-juma-garage/manage`;

beforeAll(async () => {
  [kofi, awa] = [await at.member('kofi'), await at.member('awa')];
  free = await publicCompany(at.url, 'Juma Garage', 'free@garage.example');
  managed = await publicCompany(at.url, 'Juma Garage', 'managed@garage.example');
  await asked(at.url, administrator(at.url), '/api/account/name-manager', {
    companyId: managed,
    accountId: kofi.id,
    role: 'admin',
  });
}, 120_000);

const sendCode = (someone: Member, id: number, email: string) => someone.send(page(id), { do: 'send', email });

test('a company’s page leads to the claim, which asks visitors to log in', async () => {
  const answer = await fetch(`${at.url}/en/company/${free}-juma-garage`);
  expect(await answer.text()).toContain(`href="${page(free)}"`);
  const visitor = await fetch(at.url + page(free), { redirect: 'manual' });
  expect(visitor.status).toBe(303);
  expect(visitor.headers.get('location')).toContain('/en/login');
});

test('a code goes only to an address that the page shows; a wrong one is told beside its field', async () => {
  expect((await sendCode(awa, free, 'other@garage.example')).html).toContain('no longer shows this e-mail address');
  expect((await sendCode(awa, free, 'free@garage.example')).html).toContain('Code sent to free@garage.example');
  const soon = await sendCode(awa, free, 'free@garage.example');
  expect(soon.status).toBe(409);
  const wrong = await awa.send(`${page(free)}?sent=free@garage.example`, { do: 'code', code: '000 00x' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toMatch(/id="code-error"/);
});

test('the code makes whoever types it the admin of a page that nobody manages', async () => {
  const code = codeIn(await mailTo(at.db.pool, 'free@garage.example', /Your code to manage/));
  const done = await awa.send(page(free), { do: 'code', code });
  expect(done.html).toContain('You manage this page.');
  expect((await awa.open(`/en/company/${free}-juma-garage/edit/managers`)).html).toContain('awa Test');
});

test('where no text messages are sent, none is offered or taken', async () => {
  const own = { companyId: managed, accountId: awa.id };
  const answer = await awa.json('/api/account/send-claim-text', { ...own, phone: '+254712345678' });
  expect(answer.status).toBe(409);
  expect((await awa.open(page(managed))).html).not.toContain('text message');
});

test('too few words are told beside their field, and what was typed is kept', async () => {
  const short = await awa.send(page(managed), { do: 'words', statement: 'It is mine' });
  expect(short.status).toBe(422);
  expect(short.html).toMatch(/id="statement-error"/);
  expect(short.html).toContain('It is mine</textarea>');
});

test('where somebody manages the page they are warned by mail and notice, though they turned both off, and the asker follows where it stands', async () => {
  const off = Object.fromEntries(notificationTopics.map((topic) => [`email-${topic}`, 'never']));
  const digest = { 'digest-hour': '8', 'digest-timeZone': 'Africa/Nairobi' };
  const quiet = await kofi.send('/en/profile/edit/notification-settings', { ...off, ...digest });
  expect(quiet.html).toContain('You are always told when someone asks to manage your page');
  await sendCode(awa, managed, 'managed@garage.example');
  const code = codeIn(await mailTo(at.db.pool, 'managed@garage.example', /Your code to manage/));
  const waiting = await awa.send(page(managed), { do: 'code', code });
  expect(waiting.html).toContain('Objections possible until');
  expect(waiting.html).not.toContain('6-digit code');
  const mail = await mailTo(at.db.pool, kofi.email, /request to manage the page/);
  expect(mail.text).toContain('within 72\u00a0hours');
  expect(mail.text).toContain(`/en/company/${managed}-juma-garage/edit/managers`);
  expect((await kofi.open('/en/notifications')).html).toContain('manage the page of Juma Garage');
});

test('a manager objects with words, both sides stand at the desk, and the team’s reason reaches the asker', async () => {
  const managers = `/en/company/${managed}-juma-garage/edit/managers`;
  const empty = await kofi.send(managers, { do: 'contest', of: awa.id, words: ' ' });
  expect(empty.status).toBe(422);
  const declined = await kofi.send(managers, { do: 'decline', of: awa.id, words: 'No' });
  expect(declined.html).toContain('This person gave proof');
  const contested = await kofi.send(managers, { do: 'contest', of: awa.id, words: 'She left the garage.' });
  expect(contested.html).toContain('the Sokoni team decides');
  expect((await awa.open(page(managed))).html).toContain('A manager contests your request');

  const moderator = await at.as('moderator');
  const desk = (await moderator.open('/en/admin/moderation/requests')).html;
  expect(desk).toContain('She left the garage.');
  expect(desk).toContain('Typed the code sent to the e-mail address of the page.');
  const act = { company: String(managed), of: awa.id };
  const noReason = await moderator.send('/en/admin/moderation/requests', { ...act, do: 'decline', words: '' });
  expect(noReason.status).toBe(422);
  const reason = 'The trade register names somebody else.';
  await moderator.send('/en/admin/moderation/requests', { ...act, do: 'decline', words: reason });
  expect((await awa.open(page(managed))).html).toContain(reason);
  expect((await mailTo(at.db.pool, awa.email, /declined/)).text).toContain(reason);
});

test('a request in words waits, is withdrawn, and the desk is for those who decide', async () => {
  const statement = 'I am the owner: register CPR/2019/1, and my name is on the shop.';
  const wrote = await awa.send(page(managed), { do: 'words', statement });
  expect(wrote.html).toContain('Proof: your text to the Sokoni team');
  expect((await kofi.open(`/en/company/${managed}-juma-garage/edit/managers`)).html).not.toContain('CPR/2019/1');
  const moderator = await at.as('moderator');
  expect((await moderator.open('/en/admin/moderation/requests')).html).toContain('CPR/2019/1');
  expect((await kofi.open('/en/admin/moderation/requests')).status).toBe(403);
  const gone = await awa.send(page(managed), { do: 'withdraw' });
  expect(gone.html).not.toContain('Your request');
  expect((await moderator.open('/en/admin/moderation/requests')).html).not.toContain('CPR/2019/1');
});

describe('papers of a request', () => {
  const statement = 'I am the owner, as the paper says.';
  const named = (name: string, bytes: Uint8Array, type = 'application/pdf') =>
    new File([new Uint8Array(bytes)], name, { type });
  const act = async (by: Pick<Member, 'ask'>, fields: Readonly<Record<string, string | File>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const sent = await by.ask(page(managed), { method: 'POST', body: form });
    return { status: sent.status, html: await sent.text() };
  };
  const linksIn = (html: string): readonly string[] =>
    [...html.matchAll(/href="(\/api\/companies\/\d+\/claims\/[^"]+)"/g)].map(([, path = '']) => path);
  const own = async (): Promise<readonly string[]> => linksIn((await awa.open(page(managed))).html);
  let path = '';

  test('what is no paper is refused beside its field, with the words kept and nothing asked', async () => {
    const text = await act(awa, { do: 'words', statement, file: named('a.pdf', new TextEncoder().encode('Hello')) });
    expect(text.status).toBe(422);
    expect(text.html).toMatch(/id="file-error"[^>]*>.*neither a PDF nor a photo/);
    expect(text.html).toContain(`${statement}</textarea>`);
    const heavy = await act(awa, { do: 'words', statement, file: named('b.pdf', new Uint8Array(9 * 1024 * 1024)) });
    expect(heavy.html).toMatch(/8\sMB at most/);
    expect(await own()).toEqual([]);
    expect((await act(awa, { do: 'document', file: named('c.pdf', pdf()) })).html).toContain('No request waits');
  });

  test('one comes with the words, and is read by its sender and by those who decide alone', async () => {
    const first = named('Register of Nairobi.pdf', pdf({ pages: 2 }));
    expect((await act(awa, { do: 'words', statement, file: first })).status).toBe(303);
    [path = ''] = await own();
    const read = await awa.ask(path);
    expect([read.status, read.headers.get('content-type'), read.headers.get('content-disposition')]).toEqual([
      ...[200, 'application/pdf', 'inline; filename="document.pdf"'],
    ]);
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await read.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
    const moderator = await at.as('moderator');
    const desk = (await moderator.open('/en/admin/moderation/requests')).html;
    expect(desk).toContain('Register of Nairobi.pdf');
    expect(desk).toMatch(/2\spages/);
    expect(linksIn(desk)).toEqual([path]);
    expect((await moderator.ask(path)).status).toBe(200);
    for (const someone of [kofi, await at.as('support'), await at.as('commercial')])
      expect((await someone.ask(path)).status).toBe(404);
    expect((await fetch(at.url + path)).status).toBe(401);
    const managers = await kofi.open(`/en/company/${managed}-juma-garage/edit/managers`);
    expect(managers.html).not.toContain('Register of Nairobi');
    const other = path.replace(awa.id, kofi.id);
    expect([(await kofi.ask(other)).status, (await moderator.ask(other)).status]).toEqual([404, 404]);
  });

  test('more come beside it, photos too, five at most; one is taken back, and nobody adds to another’s', async () => {
    const card = named('Tax card.jpg', await photo(900, 600), 'image/jpeg');
    expect((await act(awa, { do: 'document', file: card })).status).toBe(303);
    expect((await act(awa, { do: 'document' })).html).toContain('neither a PDF nor a photo');
    for (const name of ['3.pdf', '4.pdf', '5.pdf'])
      expect((await act(awa, { do: 'document', file: named(name, pdf({ word: name })) })).status).toBe(303);
    const full = await act(awa, { do: 'document', file: named('6.pdf', pdf()) });
    expect([full.status, full.html.includes('5 documents already')]).toEqual([409, true]);
    expect((await act(kofi, { do: 'document', file: card })).html).toContain('You manage this page.');

    const [, photographed = '', third = ''] = await own();
    expect((await awa.ask(photographed)).headers.get('content-type')).toBe('application/pdf');
    expect((await act(awa, { do: 'remove', document: third.split('/').at(-1) ?? '' })).status).toBe(303);
    expect((await own()).includes(third)).toBe(false);
    expect((await awa.ask(third)).status).toBe(404);

    const data = { companyId: managed, accountId: awa.id };
    const documentId = path.split('/').at(-1) ?? '';
    const [adds, removes] = ['/api/account/add-claim-document', '/api/account/remove-claim-document'];
    expect((await kofi.json(removes, { ...data, documentId })).status).toBe(403);
    expect((await kofi.json(adds, { ...data, title: 'x', fileId: 'x'.repeat(22) })).status).toBe(403);
    expect((await awa.json(adds, { ...data, title: 'x', fileId: 'x'.repeat(22) })).status).toBe(403);
  });

  test('once it is answered none is added, and those there are stay for whoever asks why', async () => {
    const moderator = await at.as('moderator');
    await moderator.send('/en/admin/moderation/requests', {
      ...{ company: String(managed), of: awa.id, do: 'decline', words: 'The register names another company.' },
    });
    expect((await act(awa, { do: 'document', file: named('7.pdf', pdf()) })).html).toContain('No request waits');
    expect((await awa.open(page(managed))).html).toContain('The register names another company.');
    expect([(await awa.ask(path)).status, (await moderator.ask(path)).status]).toEqual([200, 200]);
  });
});

test('nobody claims, objects or answers in somebody else’s name', async () => {
  const companyId = managed;
  for (const [someone, path, data] of [
    [awa, 'claim-management', { companyId, accountId: kofi.id, statement: 'I am the owner of it.' }],
    [awa, 'send-claim-code', { companyId, accountId: kofi.id, email: 'managed@garage.example' }],
    [awa, 'prove-management', { companyId, accountId: kofi.id, code: '123456' }],
    [awa, 'contest-management', { companyId, accountId: awa.id, by: awa.id, words: 'No' }],
    [kofi, 'contest-management', { companyId, accountId: awa.id, by: awa.id, words: 'No' }],
    [awa, 'invite-manager', { companyId, email: 'x@example.org', role: 'admin' }],
  ] as const)
    expect([path, (await someone.json(`/api/account/${path}`, data)).status]).toEqual([path, 403]);
});
