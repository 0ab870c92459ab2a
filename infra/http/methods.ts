import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Rejection } from '#domain/rejection.ts';

const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** The route exists but takes other methods: those in `allow`, in the form of the `Allow` header. */
export class MethodNotAllowed extends Error {
  override readonly name = 'MethodNotAllowed';
  readonly statusCode = 405;
  readonly allow: string;
  constructor(allow: readonly string[]) {
    super('method not allowed');
    this.allow = allow.join(', ');
  }
}

/** The methods of pages: reading, and forms. */
export const pageMethods = ['GET', 'HEAD', 'POST'] as const;

/** Collects the methods of each data route. */
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
     * Answers 405 to every other method of the collected routes, or 404 when `exists` returns false: a pattern may
     * match an address that does not exist.
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
