import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Attempts, Outcome } from '../access/attempts.ts';
import { patternOfPage } from './page-rules.ts';
import { rateLimit } from './rate-limit.ts';
import { pathOf } from './request.ts';

/** Of one account: whoever asks in a loop is told of, not written down each time. */
const told = rateLimit({ burst: 60, perMinute: 1 });

/** The pattern of what was asked for, never the address with what people typed. */
const patternOf = (request: FastifyRequest): string => {
  const route = request.routeOptions.url ?? 'none';
  return `${request.method} ${route === '/*' ? patternOfPage(pathOf(request)) : route}`;
};

const outcomes: Readonly<Record<number, Outcome>> = {
  400: 'malformed',
  403: 'forbidden',
  405: 'malformed',
  413: 'malformed',
  415: 'malformed',
  429: 'too-many',
};

/** Notes what was refused to whom: to whoever may not, to whoever asks too often, and to whoever sends what no browser does. */
export const noteRefusals = (fastify: FastifyInstance, attempts: Attempts): void => {
  fastify.addHook('onResponse', async (request, reply) => {
    const account = request.viewer?.id ?? null;
    const outcome = outcomes[reply.statusCode];
    if (!outcome || (outcome === 'forbidden' && account && told.take(account) > 0)) return;
    const from = { ip: request.ip, device: request.headers['user-agent'] ?? '', now: new Date() };
    await attempts.note({ way: 'refused', outcome, account, what: patternOf(request), ...from });
  });
};
