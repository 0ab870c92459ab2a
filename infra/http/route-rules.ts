import type { FastifyRequest, RouteOptions } from 'fastify';
import { demand, type Rule } from '#domain/access.ts';
import { type DeclaredRoute, declaredRoutes } from './data-route.ts';
import { actorOf } from './request.ts';

let byPath: ReadonlyMap<string, DeclaredRoute> | undefined;

/** The declared route of a pattern of Fastify's; undefined for pages. Read once every controller is loaded. */
export const declaredRoute = (pattern: string | undefined): DeclaredRoute | undefined => {
  byPath ??= new Map(declaredRoutes().map((route) => [route.path, route]));
  return pattern === undefined ? undefined : byPath.get(pattern);
};

/** Returns the rules of the data routes by pattern. Commands have their own rules, checked when they are sent. */
export const routeRules = (): Readonly<Record<string, Rule>> =>
  Object.fromEntries(declaredRoutes().map(({ path, rule }) => [path, rule]));

/** For Fastify's `onRoute`: a route without a rule keeps the server from starting. */
export const demandRule = ({ url }: RouteOptions): void => {
  if (!declaredRoute(url) && url !== '/*') throw new Error(`The route ${url} has no @DataRoute that says who may ask`);
};

/** For Fastify's `preHandler`: refuses a request that the route's rule does not allow. */
export const enforceRule =
  (apiToken: string | undefined) =>
  async (request: FastifyRequest): Promise<void> => {
    const route = declaredRoute(request.routeOptions.url);
    if (route) demand(route.rule, actorOf(request, apiToken));
  };
