import type { FastifyRequest } from 'fastify';
import { isBot } from 'isbot';
import { manages } from '#domain/actor.ts';
import { sameOrigin } from '#infra/http/cross-site.ts';
import { actorOf } from '#infra/http/request.ts';
import { subscriberOf } from '#infra/http/subscriber.ts';
import type { Visitor } from './visitor.ts';

const ahead = /prefetch|preview|prerender/i;
const publicRoles = ['visitor', 'member'];

/**
 * Whether a request is counted in the statistics. Bots, prefetching browsers, pages of other sites and staff are not
 * counted; with `companyId`, its managers are not either.
 */
export const isMeasured = (request: FastifyRequest, apiToken: string | undefined, companyId?: number): boolean => {
  const { headers, method } = request;
  const actor = actorOf(request, apiToken);
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  const userAgent = headers['user-agent'];
  return (
    method !== 'HEAD' &&
    !!userAgent &&
    !isBot(userAgent) &&
    !purposes.some((purpose) => ahead.test(String(purpose ?? ''))) &&
    sameOrigin(request) &&
    publicRoles.includes(actor.role) &&
    !(companyId && manages(actor, companyId))
  );
};

/** The kind of device. Only three values, so that fake user agents count as three visitors of an address at most. */
const machineOf = (userAgent: string): string => {
  if (/Android|KAIOS/i.test(userAgent)) return 'android';
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'computer';
};

export const visitorOf = (request: FastifyRequest): Visitor => ({
  subscriber: subscriberOf(request.ip),
  machine: machineOf(request.headers['user-agent'] ?? ''),
});
