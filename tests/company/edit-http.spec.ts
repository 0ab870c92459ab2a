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

const asked = async (someone: Pick<Member, 'json'>, path: string, data: object): Promise<{ id: number }> => {
  const answer = await someone.json(path, data);
  expect(answer.status, `${path} ${answer.status < 300 ? '' : await answer.clone().text()}`).toBeLessThan(300);
  const { id: made, position } = (await answer.json()) as { id: number; position?: string };
  if (position) await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  return { id: made };
};

beforeAll(async () => {
  [manager, editor, stranger] = [await at.member('kofi'), await at.member('zawadi'), await at.member('ada')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE' }, online: true };
  ({ id } = await asked(manager, '/api/company/register-company', { name: 'Juma Garage', ...facts }));
  await asked(administrator(at.url), '/api/account/name-manager', {
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
  await asked(administrator(at.url), '/api/company/approve-company', { companyId: id });
  expect((await manager.open(`${page}/phone`)).html).toContain('href="sms:+254712123456"');
  const quote = { companies: String(id), need: 'Brakes' };
  expect((await manager.send(`/en/quote-request?companies=${id}`, quote)).html).toContain('mailto:quotes@juma.example');
});

test('what no button of the first page sends is refused', async () => {
  for (const step of ['delete', 'toString', ''])
    expect((await manager.send(`${page}/edit`, { do: step })).status).toBe(400);
});
