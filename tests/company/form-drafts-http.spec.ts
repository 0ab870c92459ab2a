import { beforeAll, expect, test } from 'vitest';
import { asked, publicCompany } from '#tests/account/company-people.ts';
import { administrator, person } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
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
  for (const [{ id }, role] of [
    [kofi, 'admin'],
    [awa, 'editor'],
  ] as const)
    await asked(at.url, administrator(at.url), '/api/account/name-manager', {
      companyId: company,
      accountId: id,
      role,
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

test('a product, a job, a photo, a film, an invitation, a period and a change of category come with their forms too, until they are taken', async () => {
  const edit = page().replace('descriptions', '');
  const week = Array(7).fill([{ openingMin: 480, closingMin: 1020 }]);
  const usual = { title: null, timeZone: 'Africa/Nairobi', startingDate: null, endDate: null, week, holidays: [] };
  await asked(at.url, kofi, '/api/company/plan-opening-hours', { companyId: company, plannings: [usual] });
  const picture = new FormData();
  picture.set('do', 'add');
  picture.set('photos', new File([new Uint8Array(await photo(640, 480))], 'front.jpg', { type: 'image/jpeg' }));
  expect((await kofi.ask(`${edit}photos`, { method: 'POST', body: picture })).status).toBe(303);
  const [, image = ''] = /<li id="photo-([\w-]{22})"/.exec((await kofi.open(`${edit}photos`)).html) ?? [];
  const once = crypto.randomUUID();
  const ramadan = {
    ...{ do: 'period', draft: 'period-new', title: 'Ramadan' },
    ...{ startingDate: '2027-02-08', endDate: '2027-03-09', closed: 'on' },
  };
  const forms = [
    ['shopping', 'shopping/new', 'name', { name: 'Tyre', edited: '0', item: '', once }, '?item=new'],
    ['job_offers', 'job_offers/new', 'title', null, '?item=new'],
    ['photos', `photos/${image}`, 'caption', { do: 'caption', id: image, caption: 'The yard' }],
    ['medias', 'medias', 'title', { part: 'video', link: 'https://youtu.be/aqz-KE-bpKQ', title: 'Us' }],
    ['managers', 'managers', 'email', { do: 'invite', email: 'awa.mensah@garage.example', role: 'editor' }],
    ['planning', 'planning/period-new', 'title', ramadan, '?period=new'],
    ['category', 'category', 'changeReason', { do: 'ask', newCategory: 'automotive-car-rental', changeReason: 'Cars' }],
  ] as const;
  for (const [part, form, field, taken, query = ''] of forms) {
    const here = `${edit}${part}${query}`;
    const said = draft({ form: `company-${company}-${form}`, typed: [[field, 0, `Not finished: ${field}`]] });
    expect((await kofi.json(keep, said)).status, part).toBe(200);
    const comes = async () => (await kofi.open(here)).html.includes(`Not finished: ${field}`);
    expect([await comes(), (await awa.open(here)).html.includes('Not finished')], part).toEqual([true, false]);
    if (!taken) continue;
    expect((await kofi.send(`${edit}${part}`, taken)).status, part).toBe(200);
    expect(await comes(), part).toBe(false);
  }
  const unsent = `select form from access.form_draft where at > now() - interval '1 day'`;
  expect((await at.db.pool.query(unsent)).rows).toEqual([{ form: `company-${company}-job_offers/new` }]);
});

test('the words with which somebody asks to manage a page come with them too, until they are sent', async () => {
  const moussa = await at.member('moussa');
  const claim = page().replace('edit/descriptions', 'manage');
  const said = draft({ form: `company-${company}-claim`, typed: [['statement', 0, text]] });
  expect((await moussa.json(keep, said)).status).toBe(200);
  const comes = async () => (await moussa.open(claim)).html.includes(text);
  expect(await comes()).toBe(true);
  await moussa.send(claim, { do: 'words', statement: 'I have run it since 2019, as the register says.' });
  expect(await comes()).toBe(false);
});

test('what is no form of a company, too long or of a visitor is refused', async () => {
  const refusals = [
    draft({ form: 'password' }),
    draft({ form: `company-${company}-shopping/../new` }),
    draft({ typed: [] }),
    draft({ typed: [['description-en', 0, 'x'.repeat(60_001)]] }),
  ];
  for (const one of refusals) expect((await kofi.json(keep, one)).status).toBe(422);
  expect((await person(at.url).json(keep, draft())).status).toBe(401);
});
