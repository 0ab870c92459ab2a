import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { declaredRoute } from './route-rules.ts';
import { fromHere, subscriberOf } from './subscriber.ts';

/**
 * For Fastify's `onRequest`: holds callers of a route to its limit. The machine itself is not limited: behind a proxy
 * that does not say for whom it asks, one limit would hold for all visitors together.
 */
export const limitRoutes =
  (limits: Limits) =>
  async (request: FastifyRequest): Promise<void> => {
    const limit = declaredRoute(request.routeOptions.url)?.limit;
    if (limit && !fromHere(request)) await limits.demand(limit, subscriberOf(request.ip));
  };

/** For Fastify's `onRoute`: what pages tell in passing is short. */
export const smallBodies = (route: RouteOptions): void => {
  const bytes = declaredRoute(route.url)?.maxBodyBytes;
  if (bytes) route.bodyLimit = bytes;
};
