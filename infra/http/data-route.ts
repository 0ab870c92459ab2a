import type { z } from 'zod';
import type { Rule } from '#domain/access.ts';
import type { NamedLimit } from '../limits/limit.ts';
import type { DocumentedAnswer, DocumentedRoute, RouteMethod } from './documented-route.ts';

type Documentation = Omit<DocumentedRoute, 'method' | 'path'>;

/** The options of a data route. */
type DataRouteOptions = {
  /** Who may call the route. */
  readonly rule: Rule;
  /** The rate limit per address. */
  readonly limit?: NamedLimit;
  /** A rate limit that the method enforces itself; only for `/openapi.json`. */
  readonly ownLimit?: NamedLimit;
  readonly maxBodyBytes?: number;
} & (Documentation | { readonly summary?: undefined });

/** A declared route: `path` is the pattern by which Fastify knows it, `/api/companies/:id`. */
export type DeclaredRoute = DataRouteOptions & {
  readonly method: RouteMethod;
  readonly path: string;
};

type Declaration = { readonly controller: object; readonly handler: object; readonly options: DataRouteOptions };
const declarations: Declaration[] = [];

/** Declares a route on its method: who may call it, how often, and its documentation for `/openapi.json`. */
export const DataRoute =
  (options: DataRouteOptions) =>
  (controller: object, _key: string, { value }: PropertyDescriptor): void => {
    declarations.push({ controller: controller.constructor, handler: value as object, options });
  };

/** By their numbers in Nest; those between them have no route here. */
const methods: readonly (RouteMethod | undefined)[] = [
  ...(['get', 'post', 'put', 'delete', 'patch'] as const),
  ...[undefined, undefined],
  'head',
];
const oneOrMore = (path: string | readonly string[]): readonly string[] => (typeof path === 'string' ? [path] : path);

const routesOf = ({ controller, handler, options }: Declaration): readonly DeclaredRoute[] => {
  const method = methods[Reflect.getMetadata('method', handler) as number];
  if (!method) throw new Error(`${String(handler)} answers a method that no route of data has`);
  const [before = [], after = []] = [controller, handler].map((on) => oneOrMore(Reflect.getMetadata('path', on)));
  return before.flatMap((first) =>
    after.map((last) => {
      const path = `/${first}/${last}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
      return { ...options, method, path };
    }),
  );
};

/** Every route whose controller was loaded, in the order of their paths. Paths and methods are those of Nest. */
export const declaredRoutes = (): readonly DeclaredRoute[] =>
  declarations.flatMap(routesOf).toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** The common answers, for `/openapi.json`. */
export const ok = (schema: z.ZodType, description = 'Found'): Readonly<Record<number, DocumentedAnswer>> => ({
  200: { description, schema },
});
export const file = (type: string, description = 'The file'): Readonly<Record<number, DocumentedAnswer>> => ({
  200: { description, type },
});
export const done: Readonly<Record<number, DocumentedAnswer>> = { 204: { description: 'Done' } };
export const asBefore: Readonly<Record<number, DocumentedAnswer>> = { 304: { description: 'As before' } };

/** The limit for pages and lists. It is high, because many subscribers of a phone company share one address. */
export const reading: NamedLimit = { name: 'route/read', burst: 600, perMinute: 600 };
/** The limit for beacons that pages send. */
export const telling: NamedLimit = { name: 'route/told', burst: 600, perMinute: 600 };
/** The limit for routes that take a fifth of a second. */
export const drawing: NamedLimit = { name: 'route/drawn', burst: 60, perMinute: 30 };
