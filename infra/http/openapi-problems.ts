import type { Limit } from '../limits/limit.ts';

/** The possible problems by status; `problem.filter.ts` writes the answers. */
const problems = {
  400: 'Nothing that could be read',
  401: 'Sign in first',
  403: 'Not allowed, or asked by another site',
  404: 'There is no such thing',
  405: 'The address takes other methods, named by `Allow`',
  409: 'It does not fit what is so by now',
  413: 'Too large',
  415: 'Not the type of content that the address takes',
  422: 'Fields that do not fit, each named in `errors`',
  429: 'Too often: ask again after `Retry-After` seconds',
  503: 'Not now: ask again after `Retry-After` seconds',
} as const;

type Status = keyof typeof problems;

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const header = (description: string, type: string) => ({ description, required: true, schema: { type } });
const headersOf: Partial<Record<Status, object>> = {
  405: { Allow: header('The methods that the address takes', 'string') },
  429: { 'Retry-After': header('Seconds', 'integer') },
  503: { 'Retry-After': header('Seconds', 'integer') },
};

/** The schema of every problem. */
export const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'message', 'status', 'code', 'correlationId'],
  additionalProperties: false,
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    message: { type: 'string', description: 'What to tell the reader' },
    status: { type: 'integer', minimum: 300, maximum: 599 },
    code: { type: 'string' },
    values: { type: 'object' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'message'],
        additionalProperties: false,
        properties: {
          pointer: { type: 'string', description: 'JSON pointer into what was sent' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    correlationId: { type: 'string' },
  },
} as const;

/** The responses that operations refer to. */
export const problemResponses = Object.fromEntries(
  Object.entries(problems).map(([status, description]) => [
    `Problem${status}`,
    { description, headers: headersOf[Number(status) as Status] ?? {}, content: problemContent },
  ]),
);

const always: readonly Status[] = [400, 401, 403, 404, 405, 413, 415, 422, 429, 503];

const rate = ({ burst, perMinute }: Limit): string =>
  `${burst} at once, then ${perMinute <= 1 ? `${Math.round(perMinute * 60)} an hour` : `${perMinute} a minute`}`;

/** The rate limits of an operation: per sender, and per sender and subject. */
export type LimitsOf = { readonly limit?: Limit | undefined; readonly limitPer?: Limit | undefined };

const tooMany = (limit: Limit, limitPer: Limit | undefined) => ({
  description: `Asked too often: ${rate(limit)}${limitPer ? `; about one thing ${rate(limitPer)}` : ''}`,
  headers: headersOf[429],
  content: problemContent,
});

/** Returns the problem answers of an operation; `changes` adds 409, for a conflict with the current state. */
export const refusals = ({ changes, limit, limitPer }: LimitsOf & { readonly changes: boolean }) => ({
  ...Object.fromEntries(
    [...always, ...(changes ? [409 as const] : [])].map((status) => [
      status,
      { $ref: `#/components/responses/Problem${status}` },
    ]),
  ),
  ...(limit && { 429: tooMany(limit, limitPer) }),
});
