import { beforeAll, expect, test } from 'vitest';
import { asked } from '#tests/account/company-people.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
let kofi: Awaited<ReturnType<MembersServer['member']>>;
let company = '';

const facts = {
  edited: '0',
  size: 'small',
  createdDate: '2012-05-01',
  openedDate: '2013-01-07',
  legalForm: 'Limited company',
  'shareCapital-amount': '1 000 000',
  'shareCapital-currency': 'KES',
  socialObject: 'Repair of cars',
  nationality: 'KE',
  tradeRegistry: 'CPR/2012/1',
  taxpayer: 'P051234567X',
};

beforeAll(async () => {
  kofi = await at.member('kofi');
  const data = { name: 'Juma Garage', category: 'automotive-car-repair', place: { country: 'KE' }, online: true };
  const { id } = await asked(at.url, kofi, '/api/company/register-company', data);
  company = `/en/company/${id}-juma-garage`;
}, 120_000);

/** A date is sent in its parts: the day, the month, the year. */
const send = (typed: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(typed))
    if (name.endsWith('Date')) for (const part of value.split('-').toReversed()) body.append(name, part);
    else body.append(name, value);
  return kofi.ask(`${company}/edit/profile_management`, { method: 'POST', body });
};

test('a capital without a currency is told beside its field, and nothing typed is lost', async () => {
  const answer = await send({ ...facts, 'shareCapital-currency': '' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('id="shareCapital-currency-error"');
  expect(html).toContain('value="CPR/2012/1"');
});

test('what is saved stands on the page; the taxpayer number only once its company wants it', async () => {
  expect((await send(facts)).status).toBe(303);
  const { html } = await kofi.open(company);
  for (const shown of ['Small', '1 May 2012', '7 January 2013', 'Limited company', 'Repair of cars', 'CPR/2012/1'])
    expect(html).toContain(shown);
  expect(html).toMatch(/1,000,000/);
  expect(html).toContain('<dt>Nationality</dt><dd>Kenya</dd>');
  expect(html).not.toContain('P051234567X');
  expect((await send({ ...facts, edited: '2', taxpayerPublic: 'on' })).status).toBe(303);
  expect((await kofi.open(company)).html).toContain('P051234567X');
});

test('who sends an older version is shown both', async () => {
  expect((await send({ ...facts, size: 'large' })).status).toBe(409);
});
