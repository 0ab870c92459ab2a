import { beforeAll, expect, test } from 'vitest';
import { asked } from '#tests/account/company-people.ts';
import { administrator, mailTo } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let ada: Member;
let moderator: Member;
let id = 0;
const desk = '/en/admin/moderation/numbers';
const home = () => `/en/company/${id}-maquis-du-port/edit`;
const [landline, mobile] = ['+2252720304050', '+2250707203040'];

beforeAll(async () => {
  [kofi, ada, moderator] = [await at.member('kofi'), await at.member('ada'), await at.as('moderator')];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  ({ id } = await asked(at.url, kofi, '/api/company/register-company', { name: 'Maquis du Port', ...facts }));
  await asked(at.url, administrator(at.url), '/api/company/approve-company', { companyId: id });
  await asked(at.url, kofi, '/api/company/list-company-coordinates', {
    companyId: id,
    coordinates: [
      { type: 'tel', value: landline, raw: landline, public: true },
      { type: 'gsm', value: mobile, raw: mobile, public: true },
    ],
    whatsappInitialText: null,
  });
}, 120_000);

const note = (number: string, code: string, more: Readonly<Record<string, string>> = {}) =>
  moderator.send(desk, { do: 'note', company: String(id), number, code, note: '', ...more });

test('staff find a number in its old form, and note what is wrong with it', async () => {
  expect((await moderator.open(desk)).html).toContain('All numbers work');
  const found = await moderator.open(`${desk}?q=20+30+40+50`);
  expect(found.html).toContain('Maquis du Port');
  expect(found.html).toContain('The number is out of service');
  expect((await moderator.open(`${desk}?q=zzqqxxyy`)).html).toContain('No public company has this number or name.');

  expect((await note(landline, '')).status).toBe(422);
  expect((await note('+2250101010101', 'HS')).html).toContain('This number is no longer on the page.');
  const noted = await note(landline, 'HS', { note: 'Tried three times.' });
  expect(noted.html).toContain('Saved. The managers of the page get a message.');
  expect(noted.html).toContain('Tried three times.');
  expect((await moderator.open('/en/admin')).html).toContain('Numbers that do not work');
});

test('a number is shown in its old form and its new one, in both languages', async () => {
  expect((await moderator.open(desk)).html).not.toContain('Before 31 January 2021');
  const { html } = await moderator.open(`${desk}?number=20+30+40+50`);
  expect(html).toMatch(
    /Before 31 January 2021[\s\S]*\+225 20 30 40 50[\s\S]*Since 31 January 2021[\s\S]*\+225 27 20 30 40 50/,
  );
  const french = await moderator.open('/admin/moderation/numeros?number=%2B229+01+97+12+34+56');
  expect(french.html).toMatch(/Bénin[\s\S]*Avant le 30 novembre 2024[\s\S]*\+229 97 12 34 56/);
  expect((await moderator.open(`${desk}?number=%2B221+77+123+45+67`)).html).toContain('No other form of this number');
});

test('its managers read it on the page where they edit, and get a mail', async () => {
  const { html } = await kofi.open(home());
  expect(html).toContain('1 number to check');
  expect(html).toContain('The number is out of service');
  expect(html).toContain('Tried three times.');
  expect((await mailTo(at.db.pool, kofi.email, /a number to check/)).text).toContain(landline);
});

test('they say that it works, or change it: then nothing is left to do', async () => {
  expect((await kofi.send(home(), { works: landline })).html).toContain('The number stays on the page.');
  expect((await moderator.open(desk)).html).not.toContain('Maquis du Port');

  await note(mobile, 'NA');
  expect((await moderator.open(desk)).html).toContain('Maquis du Port');
  await asked(at.url, kofi, '/api/company/list-company-coordinates', {
    companyId: id,
    coordinates: [{ type: 'tel', value: landline, raw: landline, public: true }],
    whatsappInitialText: null,
  });
  expect((await moderator.open(desk)).html).not.toContain('Maquis du Port');
  expect((await kofi.open(home())).html).not.toContain('number to check');
});

test('nobody else notes or resolves', async () => {
  const data = { companyId: id, number: landline };
  for (const who of [ada, kofi])
    expect((await who.json('/api/company/note-number-problem', { ...data, code: 'HS' })).status).toBe(403);
  expect((await ada.json('/api/company/resolve-number-problem', data)).status).toBe(403);
  expect((await kofi.open(desk)).status).toBe(403);
  expect((await moderator.send(desk, { do: 'nothing' })).status).toBe(400);
});
