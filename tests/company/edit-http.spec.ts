import { beforeAll, expect, test } from 'vitest';
import { administrator } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let manager: Member;
let editor: Member;
let stranger: Member;
let id = 0;
let page = '';

beforeAll(async () => {
  [manager, editor, stranger] = [await at.member('kofi'), await at.member('zawadi'), await at.member('ada')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE' }, online: true };
  id = await at.asked(manager, '/api/company/register-company', { name: 'Juma Garage', ...facts });
  await at.asked(administrator(at.url), '/api/account/name-manager', {
    companyId: id,
    accountId: editor.id,
    role: 'editor',
  });
  page = `/en/company/${id}-juma-garage`;
}, 120_000);

const coordinates = { edited: '0', name: 'Juma Garage', 'place-country': 'KE', 'coordinates-tel': '020 123 4567' };

test('a page that is not approved is there for those who edit it, and for nobody else', async () => {
  const own = await manager.open(page);
  expect(own.status).toBe(200);
  expect(own.html).toContain('Waiting for approval');
  expect(own.html).toContain('noindex');
  expect((await editor.open(`${page}/edit`)).html).toContain('Waiting for approval');
  expect((await stranger.open(page)).status).toBe(404);
  expect((await fetch(at.url + page)).status).toBe(404);
});

test('its forms are for its managers; an address with another name leads to the right one', async () => {
  expect((await stranger.open(`${page}/edit/planning`)).status).toBe(403);
  expect((await stranger.open('/en/company/999999-nobody/edit')).status).toBe(404);
  expect((await manager.open(`/en/company/${id}-x/edit/planning`)).path).toBe(`${page}/edit/planning`);
  const other = await stranger.send(`${page}/edit/coordinates`, coordinates);
  expect(other.status).toBe(403);
});

test('a form is saved; who sends an older one is shown both, with the name of who saved first', async () => {
  const typed = { ...coordinates, 'place-address': 'Ngong Road 12', base: JSON.stringify({ 'place-address': '' }) };
  expect((await manager.send(`${page}/edit/coordinates`, typed)).status).toBe(200);
  expect((await manager.open(page)).html).toContain('Ngong Road 12');
  const late = await editor.send(`${page}/edit/coordinates`, { ...typed, 'place-address': 'Ngong Road 14' });
  expect(late.status).toBe(409);
  expect(late.html).toMatch(/saved this part while you were editing it/);
  expect(late.html).toContain('Ngong Road 12');
  expect(late.html).toContain('Ngong Road 14');
  expect((await manager.open(page)).html).not.toContain('Ngong Road 14');
});

test('who changed what is told on the first page of its parts, before and after', async () => {
  const { html } = await editor.open(`${page}/edit`);
  expect(html).toContain('Latest changes');
  expect(html).toMatch(/<dt>Address<\/dt><dd><del>\(empty\)<\/del> <ins>Ngong Road 12<\/ins>/);
});

test('a number that cannot be read is told beside its field, and nothing typed is lost', async () => {
  const wrong = await manager.send(`${page}/edit/coordinates`, {
    ...coordinates,
    edited: '3',
    'coordinates-gsm': '0712',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('This number looks incomplete.');
  expect(wrong.html).toContain('value="0712"');
});

test('requests go where the company says; an address that is none is told beside its field', async () => {
  const edited = (await manager.open(`${page}/edit/coordinates`)).html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
  const typed = {
    ...coordinates,
    edited,
    'coordinates-email': 'hello@juma.example',
    'requests-emailForContact': 'desk@juma.example',
    'requests-phoneForSms': '0712 123 456',
  };
  const wrong = await manager.send(`${page}/edit/coordinates`, { ...typed, 'requests-emailForQuote': 'quotes' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="quotes"');
  const unread = await manager.send(`${page}/edit/coordinates`, { ...typed, 'requests-phoneForSms': '07' });
  expect(unread.status).toBe(422);
  expect(unread.html).toContain('This number looks incomplete.');
  const right = { ...typed, 'requests-emailForQuote': 'quotes@juma.example' };
  expect((await manager.send(`${page}/edit/coordinates`, right)).status).toBe(200);
  const { html } = await manager.open(page);
  expect(html).toContain('href="mailto:desk@juma.example"');
  expect(html).toContain('E-mail for quotes');
  expect(html).toContain('Text message');
  expect(html).not.toContain('712 123456');
  await at.asked(administrator(at.url), '/api/company/approve-company', { companyId: id });
  expect((await manager.open(`${page}/phone`)).html).toContain('href="sms:+254712123456"');
  const quote = { companies: String(id), need: 'Brakes' };
  const ready = (await manager.send(`/en/quote-request?companies=${id}`, quote)).html;
  expect(ready).toContain('mailto:quotes@juma.example');
  expect(ready).toContain('href="/en/result-directory/ke"');
});

test('a post box, a post code and the pages on networks stand on the page, and in what it tells search engines', async () => {
  const edited = (await manager.open(`${page}/edit/coordinates`)).html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
  const networks = {
    facebook: 'https://www.facebook.com/juma.garage',
    instagram: 'https://www.instagram.com/juma.garage',
    linkedin: 'https://www.linkedin.com/company/juma-garage',
    tiktok: 'https://www.tiktok.com/@juma.garage',
    twitter: 'https://x.com/juma_garage',
    jumia: 'https://www.jumia.co.ke/juma-garage',
  };
  const typed = {
    ...coordinates,
    edited,
    'place-addressPostal': 'P.O. Box 30197',
    'place-zip': '00100',
    ...Object.fromEntries(Object.entries(networks).map(([type, url]) => [`coordinates-${type}`, url])),
  };
  expect((await manager.send(`${page}/edit/coordinates`, typed)).status).toBe(200);
  const { html } = await manager.open(page);
  expect(html).toContain('P.O. Box 30197, 00100, Kenya');
  expect(html).toContain('"postOfficeBoxNumber":"P.O. Box 30197"');
  expect(html).toContain('"postalCode":"00100"');
  for (const url of Object.values(networks)) {
    expect(html).toContain(`href="${url}"`);
    expect(html.match(/"sameAs":\[[^\]]*\]/)?.[0]).toContain(url);
  }
  expect((await manager.open(`${page}/edit/coordinates`)).html).toContain('value="P.O. Box 30197"');
});

test('a text that changed in one language says so, and leads to the other one', async () => {
  const texts = `${page}/edit/descriptions`;
  const first = await manager.send(texts, { edited: '0', 'description-fr': 'Réparations' });
  expect(first.html).toContain('Without an English text');
  expect(first.html).toContain('href="#description-en"');
  const both = { 'description-fr': 'Réparations', 'description-en': 'Repairs' };
  expect((await manager.send(texts, { edited: '1', ...both })).html).toContain('Translated');
  const late = await manager.send(texts, { edited: '2', ...both, 'description-fr': 'Réparations, pneus' });
  expect(late.html).toContain('The French text has changed since');
  expect((await editor.open(texts)).html).toContain('Out of date');
  const practical = { ...both, 'practicalInfo-title-en': 'Parking', 'practicalInfo-text-en': 'Behind the house.' };
  const further = await manager.send(texts, { edited: '3', ...practical });
  expect(further.html).toContain('href="#practicalInfo-text-fr"');
  const shown = (await manager.open(page.replace('/en/company/', '/entreprise/'))).html;
  expect(shown).toMatch(/<h2 id="practical" lang="en">Parking<\/h2>.*?<div lang="en">.*?Behind the house\./s);
});

test('the page is shown with what is typed, and nothing is saved', async () => {
  const preview = `${page}/edit/preview`;
  const typed = await manager.send(preview, {
    ...coordinates,
    part: 'coordinates',
    'place-address': 'Mombasa Road 7',
    'coordinates-tel': '0712 999 888',
  });
  expect(typed.status).toBe(200);
  expect(typed.html).toContain('Nothing is saved');
  expect(typed.html).toContain('Mombasa Road 7');
  expect(typed.html).not.toContain('712 999888');
  const described = await manager.send(preview, { part: 'descriptions', 'description-en': 'All new words' });
  expect(described.html).toContain('All new words');
  const sized = await manager.send(preview, { part: 'profile_management', size: 'large', legalForm: 'Ltd of tests' });
  expect(sized.html).toContain('Ltd of tests');
  const open = await manager.send(preview, { part: 'planning', 'week-0': '08:00-12:34' });
  expect(open.html).toContain('12:34');
  const saved = (await manager.open(page)).html;
  for (const word of ['Mombasa Road 7', 'All new words', 'Ltd of tests']) expect(saved).not.toContain(word);
  const wrong = await manager.send(preview, { ...coordinates, part: 'coordinates', 'coordinates-email': 'nobody' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('This form has a mistake');
  for (const part of ['toString', 'photos', '']) expect((await manager.send(preview, { part })).status).toBe(400);
  expect((await stranger.send(preview, { part: 'descriptions' })).status).toBe(403);
  expect((await manager.open(preview)).html).toContain('Open the preview from a form');
});

test('staff see the page as it was on a day, and nobody else does', async () => {
  const staff = await at.member('imani', 'admin');
  const on = (day: string) => `${page}/edit/preview?on=${day}`;
  const today = new Date().toISOString().slice(0, 10);
  const now = await staff.open(on(today));
  expect(now.status).toBe(200);
  expect(now.html).toContain('The page as it was at the end of');
  expect((await staff.open(on('2020-01-31'))).html).toContain('did not exist yet');
  expect((await staff.open(on('2020-02-31'))).html).toContain('did not exist yet');
  expect((await staff.open(`${page}/edit`)).html).toContain('The page on a date');
  expect((await manager.open(on(today))).status).toBe(403);
  expect((await manager.open(`${page}/edit`)).html).not.toContain('The page on a date');
});

test('what no button of the first page sends is refused', async () => {
  for (const step of ['delete', 'toString', ''])
    expect((await manager.send(`${page}/edit`, { do: step })).status).toBe(400);
});
