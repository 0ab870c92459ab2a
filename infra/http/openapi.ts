import { z } from 'zod';
import { type Command, ordinary } from '#commands/command.ts';
import type { Limit } from '../limits/limit.ts';
import { maxIdempotencyKey } from './request.ts';

/** A read that is documented: its path, what it answers, and the parameters it takes. */
export type DocumentedQuery = {
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
};

const rate = ({ perMinute }: Limit): string =>
  perMinute <= 1 ? `${Math.round(perMinute * 60)} an hour` : `${perMinute} a minute`;

type JsonSchema = {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema => {
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return said as JsonSchema;
};

/** What may go wrong, by status: answered everywhere as `problem.filter.ts` writes it. */
const problems = {
  400: 'Nothing that could be read',
  401: 'Sign in first',
  403: 'Not allowed, or asked by another site',
  404: 'There is no such thing',
  405: 'The address takes other methods, named by `Allow`',
  409: 'It does not fit what is so by now',
  413: 'Too large',
  415: 'Neither JSON nor a form',
  422: 'Fields that do not fit, each named in `errors`',
  429: 'Too often: ask again after `Retry-After` seconds',
  503: 'Not now: ask again after `Retry-After` seconds',
} as const;

type Status = keyof typeof problems;

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const header = (description: string, type: string) => ({ description, schema: { type } });
const headersOf: Partial<Record<Status, object>> = {
  405: { Allow: header('The methods that the address takes', 'string') },
  429: { 'Retry-After': header('Seconds', 'integer') },
  503: { 'Retry-After': header('Seconds', 'integer') },
};

const responseNames = Object.fromEntries(Object.keys(problems).map((status) => [status, `Problem${status}`]));

const refusals = (...statuses: readonly Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${responseNames[status]}` }]));

/** `/api/companies/{id}` as the server's routes are called: `/api/companies/:id`. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const tooMany = (limit: Limit | undefined) =>
  limit && {
    429: {
      description: `Asked too often: ${limit.burst} at once, then ${rate(limit)}`,
      headers: headersOf[429],
      content: problemContent,
    },
  };

/** What is described of a value that is read from a query: what it is before it is read, else what it is read as. */
const parameterSchema = (schema: z.ZodType): object => {
  const [before, after] = [jsonSchema(schema), jsonSchema(schema, 'output')];
  const { default: _, ...said } = (Object.keys(before).length > 0 ? before : after) as { default?: unknown };
  return Object.keys(said).length > 0 ? said : { type: 'string' };
};

const queryParameters = (params: z.ZodObject | undefined) =>
  Object.entries<z.ZodType>(params?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: parameterSchema(schema),
  }));

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same command under the same key is done once',
  schema: { type: 'string', minLength: 1, maxLength: maxIdempotencyKey },
};

const answer = {
  type: 'object',
  required: ['position'],
  properties: {
    id: { type: ['integer', 'string'] },
    position: { type: ['string', 'null'], description: 'What a later read can wait for with `Read-After`' },
  },
};

const answered = (description: string) => ({ description, content: { 'application/json': { schema: answer } } });

const problem = {
  type: 'object',
  required: ['type', 'title', 'message', 'status', 'code', 'correlationId'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    message: { type: 'string', description: 'What to tell the reader' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string' },
    values: { type: 'object' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'message'],
        properties: {
          pointer: { type: 'string', description: 'JSON pointer into what was sent' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    correlationId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of every command and every documented query; `sessionCookie` names the cookie of a session. */
export const openApi = (
  commands: readonly Command[],
  queries: readonly DocumentedQuery[],
  limits: Readonly<Record<string, Limit>>,
  sessionCookie: string,
) => ({
  openapi: '3.1.0',
  info: { title: 'Sokoni', version: '1', description: 'A bilingual directory of African companies.' },
  security: [{}, { session: [] }, { token: [] }],
  paths: Object.fromEntries([
    ...queries.map(({ path, summary, params }) => [
      path,
      {
        get: {
          summary,
          parameters: [...pathParameters(path), ...queryParameters(params)],
          responses: {
            200: { description: 'Found' },
            ...refusals(400, 401, 403, 404, 405, 422, 429, 503),
            ...tooMany(limits[routeOf(path)]),
          },
        },
      },
    ]),
    ...commands.map(({ context, name, schema, limit = ordinary }) => [
      `/api/${context}/${name}`,
      {
        post: {
          tags: [context],
          summary: name.replaceAll('-', ' '),
          parameters: [idempotencyKey],
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(schema) } } },
          responses: {
            200: answered('Done, or already so'),
            201: answered('Made; `id` names it'),
            ...refusals(400, 401, 403, 404, 405, 409, 413, 415, 422, 503),
            ...tooMany(limit),
          },
        },
      },
    ]),
  ]),
  components: {
    schemas: { Problem: problem },
    responses: Object.fromEntries(
      Object.entries(problems).map(([status, description]) => [
        responseNames[status] ?? status,
        { description, headers: headersOf[Number(status) as Status] ?? {}, content: problemContent },
      ]),
    ),
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Of `POST /api/login`' },
      token: { type: 'http', scheme: 'bearer', description: 'The `API_TOKEN` of the installation' },
    },
  },
});
