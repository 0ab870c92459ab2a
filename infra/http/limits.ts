import type { FastifyRequest, RouteOptions } from 'fastify';
import type { NamedLimit } from '../limits/limit.ts';
import type { Limits } from '../limits/limits.ts';
import { fromHere, subscriberOf } from './subscriber.ts';

const read: NamedLimit = { name: 'route/read', burst: 600, perMinute: 600 };
const told: NamedLimit = { name: 'route/told', burst: 600, perMinute: 600 };
/** Each costs a fifth of a second. */
const drawn: NamedLimit = { name: 'route/drawn', burst: 60, perMinute: 30 };

/** What one address may ask, by route: generous, since many subscribers of a phone company share one address. */
export const routeLimits: Readonly<Record<string, NamedLimit>> = {
  '/api/search': read,
  '/api/companies/:id': read,
  '/api/company/:company_id/incrementVisit': told,
  '/event-stats/collect': told,
  '/search-log': told,
  '/ajax/bbcode/preview/:type': read,
  '/profil/:person/cv.pdf': drawn,
  '/en/profile/:person/cv.pdf': drawn,
  '/ajax/media/upload/image': { name: 'route/upload', burst: 60, perMinute: 10 },
};

/**
 * For Fastify's `onRequest`: holds callers of these routes to their limits. The machine itself is not limited: behind a
 * proxy that does not say for whom it asks, one limit would hold for all visitors together.
 */
export const limitRoutes =
  (limits: Limits) =>
  async (request: FastifyRequest): Promise<void> => {
    const limit = routeLimits[request.routeOptions.url ?? ''];
    if (limit && !fromHere(request)) await limits.demand(limit, subscriberOf(request.ip));
  };

const longestBody: Readonly<Record<string, number>> = { '/event-stats/collect': 8192, '/search-log': 4096 };

/** For Fastify's `onRoute`: what pages tell in passing is short. */
export const smallBodies = (route: RouteOptions): void => {
  const bytes = longestBody[route.url];
  if (bytes) route.bodyLimit = bytes;
};
