import type { FastifyRequest } from 'fastify';
import { isBot } from 'isbot';
import type { Visitor } from '#infra/statistics/visitor.ts';
import { sameOrigin } from './cross-site.ts';
import { actorOf } from './request.ts';

const ahead = /prefetch|preview|prerender/i;
const publicRoles = ['visitor', 'member'];

/**
 * Whether a person looks at our page: no bot, nothing that a browser fetches ahead of a tap, no other site's page, no
 * staff.
 */
export const isMeasured = (request: FastifyRequest, apiToken: string | undefined): boolean => {
  const { headers, method } = request;
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  const userAgent = headers['user-agent'];
  return (
    method !== 'HEAD' &&
    !!userAgent &&
    !isBot(userAgent) &&
    !purposes.some((purpose) => ahead.test(String(purpose ?? ''))) &&
    sameOrigin(request) &&
    publicRoles.includes(actorOf(request, apiToken).role)
  );
};

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
