import { beforeAll, expect, test } from 'vitest';
import { asked, publicCompany } from '#tests/account/company-people.ts';
import { administrator, person } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let awa: Member;
let company = 0;
const page = () => `/en/company/${company}-juma-garage/edit/descriptions`;
const keep = '/api/account/keep-form-draft';
const text = 'Brakes and tyres, not finished';
const draft = (said: object = {}) => ({
  ...{ form: `company-${company}-descriptions`, version: '0', at: Date.now() },
  ...{ typed: [['description-en', 0, text]], ...said },
});
const shows = async (someone: Member): Promise<boolean> => (await someone.open(page())).html.includes(text);

beforeAll(async () => {
  [kofi, awa] = [await at.member('kofi'), await at.member('awa')];
  company = await publicCompany(at.url, 'Juma Garage', 'juma@garage.example');
  for (const { id } of [kofi, awa])
    await asked(at.url, administrator(at.url), '/api/account/name-manager', {
      ...{ companyId: company, accountId: id, role: 'editor' },
    });
}, 120_000);

test('what somebody typed comes with the form on any device of theirs, and on nobody else’s; it is kept sealed', async () => {
  expect(await shows(kofi)).toBe(false);
  expect((await kofi.json(keep, draft())).status).toBe(200);
  expect([await shows(kofi), await shows(awa)]).toEqual([true, false]);
  const { rows } = await at.db.pool.query<{ sealed: string }>('select sealed from access.form_draft');
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]?.sealed ?? '', 'base64').toString('latin1')).not.toContain('Brakes');
});

test('it stays when the form is refused, and ends when it is taken', async () => {
  const form = { edited: '0', 'description-en': text, 'description-fr': 'x'.repeat(30_000) };
  expect((await kofi.send(page(), form)).status).toBe(422);
  expect(await shows(kofi)).toBe(true);
  await kofi.send(page(), { edited: '0', 'description-en': 'Brakes and tyres' });
  expect((await at.db.pool.query('select from access.form_draft')).rows).toEqual([]);
  expect(await shows(kofi)).toBe(false);
});

test('it is dropped by its owner, and after a week by itself', async () => {
  await kofi.json(keep, draft());
  await awa.json('/api/account/drop-form-draft', { form: draft().form });
  expect(await shows(kofi)).toBe(true);
  await kofi.json('/api/account/drop-form-draft', { form: draft().form });
  expect(await shows(kofi)).toBe(false);
  await kofi.json(keep, draft());
  await at.db.pool.query(`update access.form_draft set at = now() - interval '169 hours'`);
  expect(await shows(kofi)).toBe(false);
});

test('what is no form of a company, too long or of a visitor is refused', async () => {
  const refusals = [
    draft({ form: 'password' }),
    draft({ typed: [] }),
    draft({ typed: [['description-en', 0, 'x'.repeat(60_001)]] }),
  ];
  for (const one of refusals) expect((await kofi.json(keep, one)).status).toBe(422);
  expect((await person(at.url).json(keep, draft())).status).toBe(401);
});
