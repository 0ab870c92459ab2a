import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Rejection } from '#domain/rejection.ts';

const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** The address is there, and takes other methods: those in `allow`, as the header of that name lists them. */
export class MethodNotAllowed extends Error {
  override readonly name = 'MethodNotAllowed';
  readonly statusCode = 405;
  readonly allow: string;
  constructor(allow: readonly string[]) {
    super('method not allowed');
    this.allow = allow.join(', ');
  }
}

/** Pages are read, and take forms. */
export const pageMethods = ['GET', 'HEAD', 'POST'] as const;

/** Knows which methods each route of data takes. */
export const routeMethods = () => {
  const methods = new Map<string, Set<string>>();
  return {
    /** For Fastify's `onRoute`. */
    note({ url, method }: RouteOptions): void {
      if (url === '/*') return;
      const known = methods.get(url) ?? new Set();
      for (const one of Array.isArray(method) ? method : [method]) known.add(one);
      methods.set(url, known);
    },

    /**
     * Answers 405 to every other method of the routes that were noted, and 404 where `exists` says that a pattern takes
     * in an address that is none.
     */
    refuseOthers(server: FastifyInstance, exists: (request: FastifyRequest) => boolean): void {
      for (const [url, known] of [...methods]) {
        const allow = all.filter((method) => known.has(method));
        const refuse = async (request: FastifyRequest): Promise<never> => {
          throw exists(request) ? new MethodNotAllowed(allow) : new Rejection('request.not-found', 'not-found');
        };
        server.route({ url, method: all.filter((method) => !known.has(method)), onRequest: refuse, handler: refuse });
      }
    },
  };
};
