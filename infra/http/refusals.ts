import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Attempts } from '../access/attempts.ts';
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

/** Notes what was refused to whom: to someone signed in who may not, and to anyone who asks too often. */
export const noteRefusals = (fastify: FastifyInstance, attempts: Attempts): void => {
  fastify.addHook('onResponse', async (request, reply) => {
    const account = request.viewer?.id ?? null;
    const outcome = reply.statusCode === 403 ? 'forbidden' : reply.statusCode === 429 ? 'too-many' : null;
    if (!outcome || (outcome === 'forbidden' && account && told.take(account) > 0)) return;
    const from = { ip: request.ip, device: request.headers['user-agent'] ?? '', now: new Date() };
    await attempts.note({ way: 'refused', outcome, account, what: patternOf(request), ...from });
  });
};
