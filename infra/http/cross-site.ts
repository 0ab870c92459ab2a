import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Rejection } from '#domain/rejection.ts';
import { isRead } from './request.ts';
import { fromHere } from './subscriber.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin of the site without a final slash: the configured one, else that of the request. */
    publicOrigin: string;
  }
}

/** For Fastify's `onRequest`: sets `publicOrigin`. A configured origin wins over `Host`, which a proxy may change. */
export const knowOrigin =
  (configured: string | undefined) => (request: FastifyRequest, _: unknown, next: () => void) => {
    request.publicOrigin = configured ?? `${request.protocol}://${request.host}`;
    next();
  };

/**
 * For Fastify's `onRequest`: warns the operator, once, when the proxy does not send the visitor's address. Without it,
 * all visitors seem to come from this machine, which has no rate limits.
 */
export const noticeSilentProxy = (log: Logger, configured: string | undefined) => {
  let isTold = configured === undefined;
  return (request: FastifyRequest, _: unknown, next: () => void): void => {
    if (!isTold && request.headers['sec-fetch-site'] && fromHere(request)) {
      isTold = true;
      log.warn('The proxy in front does not say for whom it asks: have it send X-Forwarded-For (see README.md)');
    }
    next();
  };
};

/** Whether the request comes from this site's own pages or was typed, not from a page of another site. */
export const sameOrigin = ({ headers, publicOrigin }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  if (!headers.origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === new URL(publicOrigin).host;
};

/** For Fastify's `onRequest`: refuses writing requests from pages of other sites, on all routes. */
export const refuseCrossSite = async (request: FastifyRequest): Promise<void> => {
  if (!isRead(request) && !sameOrigin(request)) throw new Rejection('request.cross-site', 'forbidden');
};
