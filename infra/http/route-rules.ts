import type { FastifyRequest, RouteOptions } from 'fastify';
import { anyone, demand, type Rule } from '#domain/access.ts';
import { mayExportContacts, mayImpersonate } from '#domain/account/account.permissions.ts';
import { isSignedIn } from '#domain/actor.ts';
import { actorOf } from './request.ts';

/** Who may ask which route of data, by its pattern. Commands have rules of their own, checked where they pass. */
export const routeRules: Readonly<Record<string, Rule>> = {
  '/api/:context/:command': anyone,
  '/api/search': anyone,
  '/api/countries': anyone,
  '/api/companies/:id': anyone,
  '/api/companies/:id/reviews': anyone,
  '/api/companies/:id/phones': anyone,
  '/api/company/:company_id/incrementVisit': anyone,
  '/api/login': anyone,
  '/api/logout': anyone,
  '/api/me': isSignedIn,
  '/api/force-login': mayImpersonate,
  '/api/force-logout': mayImpersonate,
  '/admin/email/export': mayExportContacts,
  '/admin/phone/export': mayExportContacts,
  '/api/registration/profile': anyone,
  '/api/registration/company': anyone,
  '/api/registration/confirmation': anyone,
  '/bot-check': anyone,
  '/ajax/category-choice': anyone,
  '/ajax/categories-tree': anyone,
  '/ajax/city-choice': anyone,
  '/ajax/subcity-choice': anyone,
  '/ajax/district-choice': anyone,
  '/ajax/job-titles': anyone,
  '/ajax/skills': anyone,
  '/ajax/company-choice': anyone,
  /** Whose it is, and whom it is shown to, is decided with the profile. */
  '/ajax/file/resume-image/:resume': anyone,
  '/ajax/file/resume/:resume': anyone,
  '/profil/:person/cv.pdf': anyone,
  '/en/profile/:person/cv.pdf': anyone,
  '/profile/edit/data/archive': isSignedIn,
  '/en/profile/edit/data/archive': isSignedIn,
  '/ajax/bbcode/preview/:type': anyone,
  '/ajax/review': anyone,
  '/translations': anyone,
  '/translations/:file': anyone,
  '/event-stats/collect': anyone,
  '/search-log': anyone,
  /** The topic decides: one's own and no other. */
  '/.well-known/mercure': isSignedIn,
  '/health/live': anyone,
  '/health/ready': anyone,
  '/metrics': anyone,
  '/openapi.json': anyone,
  '/openapi': anyone,
  '/cards/company/:file': anyone,
  '/cards/sokoni.png': anyone,
  '/cards/sokoni-square.png': anyone,
  '/qr/:lang/:file': anyone,
  '/entreprise/:company(^\\d+-[a-z0-9-]+).vcf': anyone,
  '/en/company/:company(^\\d+-[a-z0-9-]+).vcf': anyone,
  '/robots.txt': anyone,
  '/sitemap.xml': anyone,
  '/sitemaps/:file': anyone,
  '/sw.js': anyone,
  '/assets/:name': anyone,
  '/media/:id/:file': anyone,
  '/ajax/media/upload/image': isSignedIn,
  '/ajax/media/upload/video/link': isSignedIn,
};

/** For Fastify's `onRoute`: a route without a rule keeps the server from starting. */
export const demandRule = ({ url }: RouteOptions): void => {
  if (!routeRules[url] && url !== '/*') throw new Error(`The route ${url} has no rule in infra/http/route-rules.ts`);
};

/** For Fastify's `preHandler`: refuses whoever the route's rule does not let through. */
export const enforceRule =
  (apiToken: string | undefined) =>
  async (request: FastifyRequest): Promise<void> => {
    const rule = routeRules[request.routeOptions.url ?? ''];
    if (rule) demand(rule, actorOf(request, apiToken));
  };
