import { answerSent, type Command, ordinary } from '#commands/command.ts';
import type { Rule } from '#domain/access.ts';
import { visitor } from '#domain/actor.ts';
import { formsOfPages } from '../http/body-parsers.ts';
import type { DeclaredRoute } from '../http/data-route.ts';
import type { DocumentedAnswer, DocumentedRoute } from '../http/documented-route.ts';
import { type JsonSchema, jsonSchema, jsonSchemaOfText } from '../http/json-schema.ts';
import { type LimitsOf, problemResponses, problemSchema, refusals } from '../http/openapi-problems.ts';
import { maxIdempotencyKey } from '../http/request.ts';

const parameter = (name: string, place: 'path' | 'query' | 'header', required: boolean, schema: JsonSchema) => ({
  name,
  in: place,
  required,
  schema,
});

const idempotencyKey = {
  ...parameter('Idempotency-Key', 'header', false, { type: 'string', minLength: 1, maxLength: maxIdempotencyKey }),
  description: 'The same command under the same key is done once',
};

const readAfter = {
  ...parameter('Read-After', 'header', false, { type: 'string' }),
  description: 'The `position` of a command: the answer waits a second for what it did; else it is passed over',
};

const anyone = [{}, { session: [] }, { token: [] }];
const signedIn = [{ session: [] }, { token: [] }];
const securityOf = (rule: Rule | undefined) => (rule?.(visitor) ? anyone : signedIn);

const parametersOf = ({ method, path, parts, params, onceUnderKey }: DocumentedRoute) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = parts?.[name];
    return parameter(name, 'path', true, schema ? jsonSchemaOfText(schema) : { type: 'string', minLength: 1 });
  }),
  ...Object.entries(params?.shape ?? {}).map(([name, schema]) =>
    parameter(name, 'query', !schema.safeParse(undefined).success, jsonSchemaOfText(schema)),
  ),
  ...(method === 'get' ? [readAfter] : []),
  ...(onceUnderKey ? [idempotencyKey] : []),
];

const answered = ({ description, schema, type }: DocumentedAnswer) => {
  const content = {
    ...(schema && { 'application/json': { schema: jsonSchema(schema, 'output') } }),
    ...(type && { [type]: {} }),
  };
  return { description, ...(Object.keys(content).length > 0 && { content }) };
};

const requestOf = ({ body, form, path }: Pick<DocumentedRoute, 'body' | 'form' | 'path'>) => {
  if (form) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  if (!body) return {};
  const schema = jsonSchema(body);
  const ofPages = formsOfPages.includes(path) && { 'application/x-www-form-urlencoded': { schema } };
  return { requestBody: { required: true, content: { 'application/json': { schema }, ...ofPages } } };
};

const ofCompany = /^\/api\/companies\/\{/;
const movedTo = {
  description: 'Its page leads to another one of the same company: `Location`',
  headers: { Location: { required: true, schema: { type: 'string' } } },
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const operationOf = (route: DocumentedRoute, rule: Rule | undefined, limits: LimitsOf) => ({
  summary: route.summary,
  security: securityOf(rule),
  parameters: parametersOf(route),
  ...requestOf(route),
  responses: {
    ...Object.fromEntries(Object.entries(route.answers).map(([status, answer]) => [status, answered(answer)])),
    ...(route.method === 'get' && ofCompany.test(route.path) && { 301: movedTo }),
    ...refusals({ changes: route.method === 'post', ...limits }),
  },
});

const commandRoute = ({ context, name, schema }: Command): DocumentedRoute => ({
  method: 'post',
  path: `/api/${context}/${name}`,
  summary: name.replaceAll('-', ' '),
  body: schema,
  onceUnderKey: true,
  answers: {
    200: { description: 'Done, or already so', schema: answerSent },
    201: { description: 'Made; `id` names it', schema: answerSent },
  },
});

type Needs = {
  readonly commands: readonly Command[];
  readonly routes: readonly DeclaredRoute[];
  /** The name of the cookie of a session. */
  readonly sessionCookie: string;
};

/** `/api/companies/:id`, as the server's routes are called, as the document writes it: `/api/companies/{id}`. */
const pathOf = (pattern: string): string => pattern.replace(/:(\w+)/g, '{$1}');

const documentOf = ({ commands, routes, sessionCookie }: Needs) => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf> & { readonly tags?: string[] }>> = {};
  for (const route of routes) {
    if (route.summary === undefined) continue;
    const path = pathOf(route.path);
    const limits = { limit: route.limit ?? route.ownLimit };
    paths[path] = { ...paths[path], [route.method]: operationOf({ ...route, path }, route.rule, limits) };
  }
  for (const command of commands) {
    const { limit = ordinary, limitPer } = command;
    const limits = { limit: limit ?? undefined, limitPer };
    const operation = operationOf(commandRoute(command), command.allowed, limits);
    paths[`/api/${command.context}/${command.name}`] = { post: { tags: [command.context], ...operation } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sokoni',
      version: '1',
      description:
        'A bilingual directory of African companies. `Accept-Language`, or `lang` in the query, says in which language problems are told.',
    },
    security: anyone,
    paths,
    components: {
      schemas: { Problem: problemSchema },
      responses: problemResponses,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Of `POST /api/login`' },
        token: { type: 'http', scheme: 'bearer', description: 'The `API_TOKEN` of the installation' },
      },
    },
  };
};

/**
 * Returns what writes the OpenAPI 3.1 document of every command, and of every route of data that has a summary: when it is
 * first asked for, since few ask and every start would wait for it.
 */
export const openApi = (needs: Needs): (() => ReturnType<typeof documentOf>) => {
  let written: ReturnType<typeof documentOf> | undefined;
  return () => {
    written ??= documentOf(needs);
    return written;
  };
};
