import { get as ask, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { apiToken } from '#tests/server.ts';
import { withServer } from '#tests/with-server.ts';

const { db, server } = withServer();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const bakery = {
  name: 'Boulangerie du Plateau',
  category: 'food-bakery',
  place: { country: 'CI', city: { id: 2293538 }, district: 'Plateau' },
  approved: true,
  online: true,
};

/** A sub-category that the reference has, whatever its id. */
const someCategory = async (): Promise<string> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `select data->>'categoryId' as id from event_store.event where type = 'CategoryDefined' and data->>'parentId' is not null order by position limit 1`,
  );
  return rows[0]?.id ?? '';
};

const register = async (key: string, more: object = {}) =>
  post(
    '/api/company/register-company',
    { ...bakery, category: await someCategory(), ...more },
    { 'Idempotency-Key': key },
  );

test('it says whether it lives, is ready, and what it measures', async () => {
  expect(await (await get('/health/live')).json()).toEqual({
    live: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(await (await get('/health/ready')).json()).toMatchObject({ ready: true });
  await get('/');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('process_resident_memory_bytes');
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/health\/ready"/);
});

test('a company that was registered is read by whoever read after it', async () => {
  const answer = await register('read-after');
  expect(answer.status).toBe(201);
  const { id, position } = (await answer.json()) as { id: number; position: string };
  const page = await get(`/api/companies/${id}`, { 'Read-After': position });
  expect(page.status).toBe(200);
  expect(BigInt(page.headers.get('projected-position') ?? '0')).toBeGreaterThanOrEqual(BigInt(position));
  expect(await page.json()).toMatchObject({ id, name: bakery.name });
});

test('the same command, a hundred times at once and again later, makes one company and answers the same', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => register('same-key')));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(await (await register('same-key')).json()).toEqual(bodies[0]);
  const { rows } = await db.pool.query(
    `select count(*) from event_store.event where type = 'CompanyRegistered' and data->>'companyId' = $1`,
    [String((bodies[0] as { id: number }).id)],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a visitor may not register companies, and is told so in their language', async () => {
  const answer = await post('/api/company/register-company', bakery, { Authorization: '', 'Accept-Language': 'en-GB' });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({
    code: 'access.sign-in',
    title: 'You must be logged in to access this function.',
    correlationId: answer.headers.get('x-correlation-id'),
  });
});

test('bad input names each field, in French or English', async () => {
  const bad = { name: '', place: { country: 'France' } };
  const french = (await (await post('/api/company/register-company', bad)).json()) as Problem;
  const english = (await (
    await post('/api/company/register-company', bad, { 'Accept-Language': 'en' })
  ).json()) as Problem;
  expect(french).toMatchObject({ status: 422, code: 'request.invalid' });
  expect(french.errors.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/name', '/category', '/place/country']),
  );
  expect(french.errors.map(({ message }) => message)).not.toEqual(english.errors.map(({ message }) => message));
});

type Problem = { readonly errors: readonly { readonly pointer: string; readonly message: string }[] };

test('a rule that refuses is a problem with its code', async () => {
  const answer = await register('unknown-category', { category: 'no-such-thing' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'company.category-unknown' });
});

test.each([
  ['a body that is no JSON', '{"name":', 400],
  ['a body that is too large', JSON.stringify({ name: 'x'.repeat(1_200_000) }), 413],
])('%s is refused without a trace of the inside', async (_, body, status) => {
  const answer = await post('/api/company/register-company', body);
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toMatch(/node_modules|at \w+ \(/);
});

test('a state change that another site asks for is refused', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await post('/api/company/register-company', bakery, headers)).status).toBe(403);
  expect((await post('/api/company/register-company', bakery, { Origin: 'https://elsewhere.example' })).status).toBe(
    403,
  );
});

test('an address of the API that does not exist is a problem, one of the pages is a page', async () => {
  const data = await get('/api/nothing-here', { 'Accept-Language': 'en' });
  expect([data.status, ((await data.json()) as { code: string }).code]).toEqual([404, 'request.not-found']);
  const page = await get('/rien-de-tel');
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('a page that did not change is not sent again, and one that did is', async () => {
  const first = await get('/annuaire-resultat/ci');
  const etag = first.headers.get('etag') ?? '';
  expect((await get('/annuaire-resultat/ci', { 'If-None-Match': etag })).status).toBe(304);
  const { position } = (await (await register('another-page', { name: 'Chez Nana' })).json()) as { position: string };
  const again = await get('/annuaire-resultat/ci', { 'If-None-Match': etag, 'Read-After': position });
  expect(again.status).toBe(200);
  expect(await again.text()).toContain('Chez Nana');
});

test('what is shown to who brings a token is kept for nobody else', async () => {
  const told = await get('/admin/accounts', { Authorization: `Bearer ${apiToken}` });
  expect(told.status).toBe(200);
  const visitor = await get('/admin/accounts');
  expect(visitor.status).not.toBe(200);
  expect((await get('/admin/accounts', { Cookie: 'any=one' })).status).toBe(visitor.status);
});

test('pages travel compressed, and say the same however they travel', async () => {
  const plain = await (await get('/', { 'Accept-Encoding': 'identity' })).text();
  const packed = await get('/', { 'Accept-Encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe(plain);
});

test('so does the worker that keeps pages, once: a browser asks for it at every page', async () => {
  const plain = await get('/sw.js', { 'Accept-Encoding': 'identity' });
  const text = await plain.text();
  for (const encoding of ['br', 'gzip']) {
    const packed = await get('/sw.js', { 'Accept-Encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 2);
    expect(await packed.text()).toBe(text);
    const etag = packed.headers.get('etag') ?? '';
    expect(etag).toBe(plain.headers.get('etag'));
    const again = await get('/sw.js', { 'Accept-Encoding': encoding, 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  }
  expect((await get('/sw.js', { 'If-None-Match': '"another"' })).status).toBe(200);
});

test('so does JSON of some length, for who takes it', async () => {
  const path = '/openapi.json';
  const plain = await get(path, { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBe(null);
  const text = await plain.text();
  for (const encoding of ['br', 'gzip']) {
    const packed = await get(path, { 'Accept-Encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 3);
    expect(await packed.text()).toBe(text);
  }
  const short = await get('/health/live', { 'Accept-Encoding': 'br' });
  expect(short.headers.get('content-encoding')).toBe(null);
});

test('a file of the build is sent without asking who wants it', async () => {
  const [file = ''] = (await (await get('/')).text()).match(/\/assets\/[^"]+\.css/) ?? [];
  const other = await db.pool.connect();
  try {
    await other.query('begin; lock table access.session');
    const answer = await get(file, { Cookie: `session=${'a'.repeat(43)}` });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  } finally {
    await other.query('rollback');
    other.release();
  }
});

test('the API describes itself, for machines and for people', async () => {
  const document = (await (await get('/openapi.json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/search',
      '/api/companies/{id}',
      '/ajax/city-choice',
      '/api/company/register-company',
    ]),
  );
  expect(await (await get('/openapi')).text()).toContain('/api/company/register-company');
});

test('what is too long to be read as a request is told so, with the end of its connection', async () => {
  const answer = await new Promise<IncomingMessage>((answered) => {
    ask(`${server.url}/api/search?what=${'a'.repeat(20_000)}`, answered);
  });
  expect(answer.headers).toMatchObject({ connection: 'close', 'content-type': 'application/problem+json' });
  expect(await json(answer)).toEqual({
    type: 'about:blank',
    title: 'Request Header Fields Too Large',
    status: 431,
  });
});
