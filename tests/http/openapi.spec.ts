import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, person } from '#tests/account/person.ts';
import { type MembersServer, membersServer } from '#tests/security/members.ts';

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: object };
type Operation = {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: { readonly Problem: { readonly required: string[]; readonly properties: object } };
    readonly responses: Readonly<Record<string, { readonly content: object }>>;
    readonly securitySchemes: object;
  };
};

let at: MembersServer;
let document: Document;
beforeAll(async () => {
  at = await membersServer();
  document = (await (await fetch(`${at.url}/openapi.json`)).json()) as Document;
});
afterAll(() => at[Symbol.asyncDispose]());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('every operation says what may go wrong, and in which form that is told', () => {
  for (const { path, operation } of operations()) {
    const statuses = ['400', '401', '403', '404', '405', '422', '503'];
    if (operation.requestBody) statuses.push('409', '413', '415', '429');
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
  const { required, properties } = document.components.schemas.Problem;
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
  expect(schemaOf('what')).toMatchObject({ type: 'string' });
  expect(schemaOf('page')).toMatchObject({ anyOf: [{ type: 'integer', minimum: 1, maximum: 10_000 }, { const: '' }] });
  expect(schemaOf('sort')).toMatchObject({ anyOf: [{ enum: expect.arrayContaining(['distance']) }, { const: '' }] });
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
