import { z } from 'zod';
import type { Command } from '#commands/command.ts';

/** A read that is documented: its path, what it answers, and the parameters it takes. */
export type DocumentedQuery = {
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
};

type JsonSchema = { readonly properties?: Readonly<Record<string, unknown>>; readonly required?: readonly string[] };

const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }) as JsonSchema;

const problem = {
  description: 'RFC 9457 problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const queryParameters = (params: z.ZodObject | undefined) => {
  if (!params) return [];
  const { properties = {}, required = [] } = jsonSchema(params);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** The OpenAPI 3.1 document of every command and every documented query. */
export const openApi = (commands: readonly Command[], queries: readonly DocumentedQuery[]) => ({
  openapi: '3.1.0',
  info: { title: 'Sokoni', version: '1', description: 'A bilingual directory of African companies.' },
  paths: Object.fromEntries([
    ...queries.map(({ path, summary, params }) => [
      path,
      {
        get: {
          summary,
          parameters: [...pathParameters(path), ...queryParameters(params)],
          responses: { 200: { description: 'Found' }, 404: problem, 422: problem },
        },
      },
    ]),
    ...commands.map(({ context, name, schema }) => [
      `/api/${context}/${name}`,
      {
        post: {
          tags: [context],
          summary: name.replaceAll('-', ' '),
          parameters: [
            { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(schema) } } },
          responses: {
            200: { description: 'Done; `position` is what a later read can wait for with `Read-After`' },
            201: { description: 'Made; `id` names it' },
            403: problem,
            409: problem,
            422: problem,
          },
        },
      },
    ]),
  ]),
  components: {
    schemas: {
      Problem: {
        type: 'object',
        required: ['type', 'title', 'status', 'code', 'correlationId'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string' },
          values: { type: 'object' },
          errors: { type: 'array', items: { type: 'object' } },
          correlationId: { type: 'string' },
        },
      },
    },
  },
});
