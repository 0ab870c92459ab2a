import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/postgres.ts';
import { apiToken, startServer, type TestServer } from '#tests/server.ts';

const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let db: FreshDatabase;
let server: TestServer;
let id: number;
let hidden: number;
let addresses = 0;

const register = async (more: object): Promise<number> => {
  const answer = await fetch(`${server.url}/api/company/register-company`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}` },
    body: JSON.stringify({
      name: 'Pharmacie du Palmier',
      category: 'health-pharmacy',
      place: { country: 'CI' },
      ...more,
    }),
  });
  const made = (await answer.json()) as { id: number; position: string };
  expect([answer.status, made]).toEqual([201, expect.anything()]);
  await fetch(`${server.url}/api/companies/${made.id}`, { headers: { 'Read-After': made.position } });
  return made.id;
};

beforeAll(async () => {
  db = await freshDatabase();
  server = await startServer({ DATABASE_URL: db.url });
  hidden = await register({ approved: true, online: false });
  id = await register({
    approved: true,
    online: true,
    coordinates: {
      whatsappInitialText: 'Bonjour',
      coordinates: [
        ['tel', '+2252722000001'],
        ['website', 'https://palmier.example'],
        ['gsm', '+2250700000002'],
        ['whatsapp', '+2250700000003'],
      ].map(([type, value]) => ({ type, value, raw: value, public: true })),
    },
  });
});
afterAll(async () => {
  await server.stop();
  await db[Symbol.asyncDispose]();
});

/** An address that nobody had before. */
const someone = (): string => `41.207.${++addresses >> 8}.${addresses & 255}`;
const person = (address = someone()) => ({ 'User-Agent': firefox, 'X-Forwarded-For': address });

const call = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), 'Accept-Language': 'en', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
};

const visit = (headers: Record<string, string>, method = 'PUT', company: number | string = id) =>
  call(method, `/api/company/${company}/incrementVisit`, headers);

const stored = async (sql: string) => (await db.pool.query(sql)).rows;
const visits = async () => (await stored('select coalesce(sum(visits), 0)::int as n from statistics.visit'))[0].n;

describe('a visit of a company', () => {
  test('is counted once a visitor and day, asked with PUT or GET', async () => {
    const before = await visits();
    const ada = person();
    expect((await visit(ada)).body).toEqual({ counted: true });
    expect((await visit(ada)).body).toEqual({ counted: false });
    expect((await visit(ada, 'GET')).body).toEqual({ counted: false });
    expect((await visit(person(), 'GET')).body).toEqual({ counted: true });
    expect((await visits()) - before).toBe(2);
  });

  test.each<[string, Record<string, string>]>([
    ['a bot', { 'User-Agent': googlebot }],
    ['a browser without a name', { 'User-Agent': '' }],
    ['a browser that fetches ahead', { 'Sec-Purpose': 'prefetch' }],
    ['a browser that draws ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that fetches ahead', { Purpose: 'prefetch' }],
    ['staff', { Authorization: `Bearer ${apiToken}` }],
  ])('of %s is not', async (_, headers) => {
    const before = await visits();
    const answer = await visit({ ...person(), ...headers });
    expect([answer.status, answer.body]).toEqual([200, { counted: false }]);
    expect(await visits()).toBe(before);
  });

  test('that another site asks for is not, and with PUT it is refused', async () => {
    const elsewhere = { ...person(), 'Sec-Fetch-Site': 'cross-site' };
    expect((await visit(elsewhere, 'GET')).body).toEqual({ counted: false });
    expect((await visit(elsewhere)).body).toMatchObject({ status: 403, code: 'request.cross-site' });
    expect((await visit({ ...person(), Origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('that is none: no such company, not a public one, no number', async () => {
    for (const company of [999_999, hidden, 0, 'abc', '99999999999'])
      for (const headers of [person(), { ...person(), 'User-Agent': googlebot }]) {
        const { status, body } = await visit(headers, 'PUT', company);
        expect([company, status, body.code]).toEqual([company, 404, 'company.unknown']);
      }
  });

  test('is told not to be kept by anyone between', async () => {
    expect((await visit(person(), 'GET')).headers.get('cache-control')).toBe('no-store');
  });
});

const tap = (name: string, companyId = id) => ({ events: [{ name, companyId }] });

describe('what pages tell', () => {
  const told = async (event: string): Promise<number> =>
    (await stored(`select coalesce(sum(times), 0)::int as n from statistics.company_event where event = '${event}'`))[0]
      .n;

  test('is added up within moments', async () => {
    const answer = await call('POST', '/event-stats/collect', person(), {
      events: [...tap('share').events, ...tap('share').events, ...tap('directions-tap').events],
    });
    expect(answer.status).toBe(204);
    await expect.poll(() => told('share'), { timeout: 10_000 }).toBe(2);
    expect(await told('directions-tap')).toBe(1);
  });

  test('by bots and about companies that are not public counts nothing', async () => {
    const bot = { ...person(), 'User-Agent': googlebot };
    expect((await call('POST', '/event-stats/collect', bot, tap('email-tap'))).status).toBe(204);
    expect((await call('POST', '/event-stats/collect', person(), tap('email-tap', hidden))).status).toBe(204);
    await call('POST', '/event-stats/collect', person(), tap('email-tap'));
    await expect.poll(() => told('email-tap'), { timeout: 10_000 }).toBe(1);
  });

  test.each<[string, unknown, number, string]>([
    ['an unknown name', tap('company-bought'), 422, 'request.invalid'],
    ['a reveal, which the server counts', tap('phone-reveal'), 422, 'request.invalid'],
    ['no company', { events: [{ name: 'share' }] }, 422, 'request.invalid'],
    ['more than asked for', { events: [{ ...tap('share').events[0], who: 'me' }] }, 422, 'request.invalid'],
    ['nothing', { events: [] }, 422, 'request.invalid'],
    ['no JSON', '{"events":', 400, 'request.malformed'],
    ['a body that is too large', { events: [], padding: 'x'.repeat(9000) }, 413, 'request.too-large'],
  ])('is refused when it is %s', async (_, body, status, code) => {
    const answer = await call('POST', '/event-stats/collect', person(), body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('by another site’s page is refused', async () => {
    const elsewhere = { ...person(), 'Sec-Fetch-Site': 'cross-site' };
    expect((await call('POST', '/event-stats/collect', elsewhere, tap('share'))).status).toBe(403);
    expect((await call('POST', '/search-log', elsewhere, {})).status).toBe(403);
  });
});

describe('a search that was made', () => {
  const search = { what: 'garage', where: 'Abidjan', country: 'ci', lang: 'fr', nbHits: 12, page: 1 };

  test('is kept without who made it', async () => {
    expect((await call('POST', '/search-log', { ...person(), 'User-Agent': googlebot }, search)).status).toBe(204);
    expect((await call('POST', '/search-log', person(), search)).status).toBe(204);
    const kept = () => stored('select what, place, country, lang, hits, page from statistics.search');
    await expect
      .poll(kept, { timeout: 10_000 })
      .toEqual([{ what: 'garage', place: 'Abidjan', country: 'CI', lang: 'fr', hits: 12, page: 1 }]);
  });

  test.each<[string, object, number]>([
    ['another language', { ...search, lang: 'de' }, 422],
    ['more than asked for', { ...search, user: 'ada' }, 422],
    ['less than no hits', { ...search, nbHits: -1 }, 422],
    ['a body that is too large', { ...search, what: 'x'.repeat(5000) }, 413],
  ])('is refused with %s', async (_, body, status) => {
    expect((await call('POST', '/search-log', person(), body)).status).toBe(status);
  });
});

describe('numbers', () => {
  const phones = (headers: Record<string, string>, company: number = id) =>
    call('GET', `/api/companies/${company}/phones`, headers);
  const revealed = async (): Promise<number> =>
    (
      await stored(
        `select coalesce(sum(times), 0)::int as n from statistics.company_event where event = 'phone-reveal'`,
      )
    )[0].n;

  test('are told in the order of the page, and counted as a lead', async () => {
    const before = await revealed();
    const answer = await phones(person());
    expect(answer.body).toEqual({
      phones: [
        { type: 'tel', value: '+2252722000001' },
        { type: 'gsm', value: '+2250700000002' },
      ],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await expect.poll(revealed, { timeout: 10_000 }).toBe(before + 1);
    expect((await phones(person(), hidden)).status).toBe(404);
  });

  test('are sixty an hour for one address, on pages and as data together, and another address is free', async () => {
    const harvester = person();
    const page = `/entreprise/${id}-pharmacie-du-palmier/telephone`;
    for (let asked = 0; asked < 30; asked++) {
      expect((await phones(harvester)).status).toBe(200);
      expect((await fetch(server.url + page, { headers: harvester })).status).toBe(200);
    }
    const refused = await phones(harvester);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const [path, words] of [
      [page, 'Trop de numéros'],
      [`/en/company/${id}-pharmacie-du-palmier/phone`, 'Too many numbers'],
      [`/en/company/${id}-pharmacie-du-palmier/phone.data`, ''],
    ] as const) {
      const answer = await fetch(server.url + path, { headers: harvester });
      expect([path, answer.status]).toEqual([path, 429]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const text = await answer.text();
      expect(text).toContain(words);
      expect(text).not.toContain('2722000001');
    }
    expect((await phones(person())).status).toBe(200);
  });

  test('are not in the pages that everybody reads, nor in their data', async () => {
    for (const path of [
      '/annuaire-resultat/ci',
      '/annuaire-resultat/ci.data',
      `/entreprise/${id}-pharmacie-du-palmier`,
      `/entreprise/${id}-pharmacie-du-palmier.data`,
    ]) {
      const page = await (await fetch(server.url + path, { headers: person() })).text();
      expect(page).toContain('Pharmacie du Palmier');
      expect([path, page.replace(/[\s ]/g, '')]).toEqual([path, expect.not.stringMatching(/2722000001|070000000/)]);
    }
  });

  test('have a page that nobody keeps and no search engine lists', async () => {
    const answer = await fetch(`${server.url}/entreprise/${id}-pharmacie-du-palmier/telephone`, { headers: person() });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await answer.text()).toContain('tel:+2252722000001');
  });
});

describe('a talk on WhatsApp', () => {
  const talk = (lang: 'fr' | 'en', headers: Record<string, string>) =>
    fetch(`${server.url}${lang === 'fr' ? '/entreprise' : '/en/company'}/${id}-pharmacie-du-palmier/whatsapp`, {
      headers,
      redirect: 'manual',
    });

  test('is one link away, begins with the words of the company, and is counted', async () => {
    const answer = await talk('fr', person());
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://wa.me/2250700000003?text=Bonjour']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const taps = () => stored(`select times from statistics.company_event where event = 'whatsapp-tap'`);
    await expect.poll(taps, { timeout: 10_000 }).toEqual([{ times: 1 }]);
  });

  test('is no way around the limit', async () => {
    const harvester = person();
    for (let asked = 0; asked < 60; asked++) expect((await talk('en', harvester)).status).toBe(302);
    const refused = await talk('en', harvester);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Too many numbers');
  });
});

test('data are read six hundred times a minute by one address, then it has to wait', async () => {
  const reader = person();
  const statuses = new Map<number, number>();
  for (let round = 0; round < 31; round++)
    for (const { status } of await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${server.url}/api/companies/${id}`, { headers: reader })),
    ))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(statuses.get(200)).toBeGreaterThanOrEqual(600);
  expect(statuses.get(429)).toBeGreaterThan(0);
  const refused = await call('GET', '/api/search?what=palmier', reader);
  expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many']);
  expect((await call('GET', '/api/search?what=palmier', person())).status).toBe(200);
});
