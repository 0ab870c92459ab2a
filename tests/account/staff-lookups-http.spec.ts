import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#domain/actor.ts';
import { administrator, codeIn, mailTo, person } from '#tests/account/person.ts';
import { password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();

type Answer = {
  readonly results: readonly { readonly id: string; readonly name: string; readonly label: string }[];
  readonly nbPages: number;
};

const ask = async (path: string): Promise<Answer> => {
  const answer = await (await at.as('admin')).ask(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return (await answer.json()) as Answer;
};
const companiesAt = (query: string) => ask(`/ajax/admin/select-company?${query}`);
const peopleAt = (query: string) => ask(`/ajax/admin/select-user?${query}`);

const register = async (name: string, more: object = {}): Promise<string> => {
  const place = { country: 'CI', cityId: 2293538 };
  const company = { name, category: 'health-pharmacy', place, approved: true, online: true, ...more };
  const answer = await administrator(at.url).json('/api/company/register-company', company);
  expect(answer.status).toBe(201);
  const { id, position } = (await answer.json()) as { id: number; position: string };
  await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  return String(id);
};

const desks: readonly string[] = ['moderator', 'support', 'admin', 'superadmin'];

describe('who may ask', () => {
  test.each(roles.filter((role) => role !== 'visitor'))('as %s', async (role) => {
    const someone = await at.as(role);
    for (const path of ['/ajax/admin/select-company?q=a', '/ajax/admin/select-user?q=a'])
      expect((await someone.ask(path)).status, path).toBe(desks.includes(role) ? 200 : 403);
  });

  test('visitors are asked to log in, and an administrator who acts as a member finds nothing either', async () => {
    const [visitor, admin, helped] = [person(at.url), await at.member('acting', 'admin'), await at.member('helped')];
    await admin.send(`/en/admin/accounts/${helped.id}`, { do: 'actAs', reason: 'She asked for help' });
    for (const path of ['/ajax/admin/select-company?q=a', '/ajax/admin/select-user?q=a']) {
      expect((await visitor.ask(path)).status).toBe(401);
      expect((await admin.ask(path)).status).toBe(403);
    }
  });
});

describe('companies', () => {
  let bakery: string;
  let hidden: string;
  beforeAll(async () => {
    bakery = await register('Pâtisserie de l’Étoile');
    hidden = await register('Étoile du Sud', { place: { country: 'SN' }, online: false });
  });

  test('are told by name, city, country and number, in the language asked for', async () => {
    const { results } = await companiesAt('q=patisserie&lang=en');
    expect(results).toEqual([
      {
        id: bakery,
        name: 'Pâtisserie de l’Étoile',
        label: `Pâtisserie de l’Étoile, Abidjan, Côte d’Ivoire · #${bakery}`,
      },
    ]);
    for (const [lang, country] of Object.entries({ fr: 'Sénégal', en: 'Senegal' }))
      expect((await companiesAt(`q=etoile+sud&lang=${lang}`)).results[0]?.label).toBe(
        `Étoile du Sud, ${country} · #${hidden}`,
      );
  });

  test('are found whatever the accents, by any of their words, those that are not online too', async () => {
    const found = (await companiesAt('q=ETOIL')).results.map(({ id }) => id);
    expect(found).toEqual([hidden, bakery]); // what begins so comes first
    expect((await companiesAt('q=etoile+patis')).results.map(({ id }) => id)).toEqual([bakery]);
  });

  test('are found by their number', async () => {
    for (const q of [hidden, `%23${hidden}`]) expect((await companiesAt(`q=${q}`)).results[0]?.id).toBe(hidden);
  });

  test('are found with a mistake in their name; nothing is found for what is like none', async () => {
    expect((await companiesAt('q=patiserrie')).results.map(({ id }) => id)).toContain(bakery);
    for (const q of ['zzqxv', '!!!', '0'])
      expect(await companiesAt(`q=${encodeURIComponent(q)}`)).toEqual({ results: [], nbPages: 0 });
  });

  test('come twenty at a time', async () => {
    for (let nth = 1; nth <= 21; nth++) await register(`Kiosque ${nth}`);
    const [first, second] = [await companiesAt('q=kiosque'), await companiesAt('q=kiosque&page=2')];
    expect([first.nbPages, first.results.length, second.results.length]).toEqual([2, 20, 1]);
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(21);
  });
});

describe('people', () => {
  const email = 'konaissatou@example.org';
  let id = '';
  beforeAll(async () => {
    const someone = person(at.url);
    await someone.send('/en/register', { firstname: 'Aïssatou', lastname: 'Koné-Bâ', email, password });
    await someone.send('/en/register/company', { choice: 'none' });
    await someone.send('/en/register/confirmation', { code: codeIn(await mailTo(at.db.pool, email, /code/i)) });
    ({ id } = (await (await someone.ask('/api/me', { headers: { 'Read-After': '9999999' } })).json()) as {
      id: string;
    });
  });

  test('are found by the beginning of a name, accents or not, by their e-mail and by the id of their account', async () => {
    const found = { id, name: 'Aïssatou Koné-Bâ', label: `Aïssatou Koné-Bâ · ${email}` };
    for (const q of ['aissa', 'AÏSSA', 'kone ba', 'Ba Aïss', 'konaiss', email, id, id.toUpperCase()])
      expect((await peopleAt(`q=${encodeURIComponent(q)}`)).results, q).toEqual([found]);
  });

  test('are found with a mistake in their name', async () => {
    expect((await peopleAt('q=aisatou')).results.map((one) => one.id)).toContain(id);
  });

  test('nothing typed finds nobody', async () => {
    for (const query of ['', 'q=', 'q=%20', 'q=!!!', 'q=zzqxv'])
      expect(await peopleAt(query)).toEqual({ results: [], nbPages: 0 });
  });

  test('come twenty at a time', async () => {
    const first = await peopleAt('q=test');
    expect(first.results.length).toBeLessThanOrEqual(20);
    expect((await peopleAt(`q=test&page=${first.nbPages + 1}`)).results).toEqual([]);
  });
});

test('the list of accounts has the one who was chosen, and those who manage a company', async () => {
  const admin = await at.as('admin');
  const [one, other] = [await at.member('manages'), await at.member('manages-not')];
  const companyId = await register('Quincaillerie Moderne');
  const named = await administrator(at.url).json('/api/account/name-manager', {
    accountId: one.id,
    companyId: Number(companyId),
    role: 'admin',
  });
  expect(named.status).toBeLessThan(300);
  const listed = async (query: Record<string, string>) => {
    const { html } = await admin.open(`/en/admin/accounts?${new URLSearchParams(query)}`);
    return [one, other].filter(({ id }) => html.includes(`/accounts/${id}`));
  };
  await expect.poll(() => listed({ companyId, company: 'whatever is said' })).toEqual([one]);
  expect(await listed({ company: 'quincaill' })).toEqual([one]);
  expect(await listed({ company: `#${companyId}` })).toEqual([one]);
  expect(await listed({ q: 'manages' })).toEqual([one, other]);
  expect(await listed({ q: 'manages', account: other.id })).toEqual([other]);
});
