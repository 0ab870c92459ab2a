import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Rejection } from '#domain/rejection.ts';
import { isRead } from './request.ts';
import { fromHere } from './subscriber.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where this reader finds us, without a slash at its end: as configured, else as they asked. */
    publicOrigin: string;
  }
}

/** For Fastify's `onRequest`: an address that is configured counts whatever `Host` says, since a proxy may write its own. */
export const knowOrigin =
  (configured: string | undefined) => (request: FastifyRequest, _: unknown, next: () => void) => {
    request.publicOrigin = configured ?? `${request.protocol}://${request.host}`;
    next();
  };

/**
 * For Fastify's `onRequest`: tells the operator, once, that their proxy does not say for whom it asks. Then all visitors
 * come from the machine itself, which no limit holds.
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

/** False for what another site's page asks for with this reader's credentials. */
export const sameOrigin = ({ headers, publicOrigin }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  if (!headers.origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === new URL(publicOrigin).host;
};

/** For Fastify's `onRequest`: another site's page changes nothing here, whichever route it asks. */
export const refuseCrossSite = async (request: FastifyRequest): Promise<void> => {
  if (!isRead(request) && !sameOrigin(request)) throw new Rejection('request.cross-site', 'forbidden');
};
