import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { declaredRoute } from './route-rules.ts';
import { fromHere, subscriberOf } from './subscriber.ts';

/**
 * For Fastify's `onRequest`: enforces the rate limit of a route. Requests from this machine are not limited: behind a
 * proxy that does not send visitors' addresses, all visitors would share one limit.
 */
export const limitRoutes =
  (limits: Limits) =>
  async (request: FastifyRequest): Promise<void> => {
    const limit = declaredRoute(request.routeOptions.url)?.limit;
    if (limit && !fromHere(request)) await limits.demand(limit, subscriberOf(request.ip));
  };

/** For Fastify's `onRoute`: sets the body limit that the route declares. */
export const smallBodies = (route: RouteOptions): void => {
  const bytes = declaredRoute(route.url)?.maxBodyBytes;
  if (bytes) route.bodyLimit = bytes;
};
