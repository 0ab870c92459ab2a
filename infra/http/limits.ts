import type { RouteOptions } from 'fastify';
import { type RateLimit, rateLimit } from './rate-limit.ts';

const read = rateLimit({ burst: 600, perMinute: 600 });
const told = rateLimit({ burst: 600, perMinute: 600 });
/** Each costs a fifth of a second. */
const drawn = rateLimit({ burst: 60, perMinute: 30 });

/** What one address may ask, by route: generous, since many subscribers of a phone company share one address. */
export const limits: Readonly<Record<string, RateLimit>> = {
  '/api/search': read,
  '/api/companies/:id': read,
  '/api/company/:company_id/incrementVisit': told,
  '/event-stats/collect': told,
  '/search-log': told,
  '/ajax/bbcode/preview/:type': read,
  '/profil/:person/cv.pdf': drawn,
  '/en/profile/:person/cv.pdf': drawn,
  '/ajax/media/upload/image': rateLimit({ burst: 60, perMinute: 10 }),
};

const longestBody: Readonly<Record<string, number>> = { '/event-stats/collect': 8192, '/search-log': 4096 };

/** For Fastify's `onRoute`: what pages tell in passing is short. */
export const smallBodies = (route: RouteOptions): void => {
  const bytes = longestBody[route.url];
  if (bytes) route.bodyLimit = bytes;
};
