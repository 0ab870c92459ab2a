import '#infra/main/sokoni.module.ts';
import { beforeAll, expect, test } from 'vitest';
import { routeRules } from '#infra/http/route-rules.ts';
import { administrator, person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';
import { type Described, operationsOf } from './described.ts';

const at = withMembers();
let document: Described;
beforeAll(async () => {
  document = (await (await fetch(`${at.url}/openapi.json`)).json()) as Described;
});

test('every operation says what may go wrong, and in which form that is told', () => {
  for (const { path, operation } of operationsOf(document)) {
    const statuses = ['400', '401', '403', '404', '405', '413', '415', '422', '429', '503'];
    if (operation.requestBody) statuses.push('409');
    expect([path, Object.keys(operation.responses)]).toEqual([path, expect.arrayContaining(statuses)]);
  }
  for (const { content } of Object.values(document.components.responses))
    expect(content).toEqual({ 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } });
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'session' },
    token: { type: 'http', scheme: 'bearer' },
  });
});

test('problems have the form that is described, with each field that does not fit', async () => {
  const visitor = person(at.url);
  const answers = await Promise.all([
    visitor.ask('/api/companies/999999'),
    visitor.ask('/api/search?page=none'),
    visitor.ask('/api/search', { method: 'DELETE' }),
    administrator(at.url).json('/api/company/register-company', { name: ' ' }),
    visitor.json('/api/company/register-company', {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 422, 405, 422, 401]);
  const { required, properties } = document.components.schemas.Problem as { required: string[]; properties: object };
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const body = (await answer.json()) as object;
    expect(Object.keys(body)).toEqual(expect.arrayContaining(required));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(body)));
  }
});

test('what a query may leave out is not called required, and its numbers and choices are told', async () => {
  const { parameters } = document.paths['/api/search']?.get ?? { parameters: [] };
  expect(parameters.filter(({ required }) => required)).toEqual([]);
  expect((await fetch(`${at.url}/api/search`)).status).toBe(200);
  const schemaOf = (name: string) => parameters.find((one) => one.name === name)?.schema;
  expect(schemaOf('what')).toMatchObject({ type: 'string', maxLength: 200 });
  expect(schemaOf('page')).toMatchObject({ anyOf: [{ type: 'integer', minimum: 1, maximum: 10_000 }, { const: '' }] });
  expect(schemaOf('sort')).toMatchObject({ anyOf: [{ enum: expect.arrayContaining(['distance']) }, { const: '' }] });
});

/** What infra/http/README.md says is not in the document. */
const elsewhere =
  /^\/(health\/|metrics$|openapi|\.well-known\/mercure$|robots\.txt|sitemap|cards\/|qr\/|sw\.js|assets\/|media\/|entreprise\/|en\/company\/|profil\/|en\/profile\/|profile\/edit\/data\/archive|ajax\/media\/upload\/resumable)/;

test('every route is described, but files that pages link to, live messages, uploads in parts and what is for operators', () => {
  const described = Object.keys(document.paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
  const routes = Object.keys(routeRules()).filter((url) => url !== '/api/:context/:command' && !elsewhere.test(url));
  expect(routes.filter((url) => !described.includes(url))).toEqual([]);
});

test('patterns are written as every dialect of regular expressions reads them', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, pattern = '']) => JSON.parse(pattern) as string,
  );
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => /\\p\{|\\0|\\u\{|\(\?<[a-z]/i.test(pattern))).toEqual([]);
});

test('a text that may not be blank says so', () => {
  const schema = document.paths['/api/company/register-company']?.post?.requestBody;
  expect(schema).toMatchObject({
    content: { 'application/json': { schema: { properties: { name: { type: 'string', pattern: '\\S' } } } } },
  });
});

test('a key that is longer than allowed is refused, on every command', async () => {
  const admin = administrator(at.url);
  const company = { name: 'Chez Awa', category: 'home-building-furniture', place: { country: 'CI' } };
  const ask = (key: string) =>
    admin.ask('/api/company/register-company', {
      method: 'POST',
      body: JSON.stringify(company),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    });
  expect((await ask('k'.repeat(201))).status).toBe(400);
  expect((await ask('k'.repeat(200))).status).toBe(201);
});
