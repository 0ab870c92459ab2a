import type { FastifyRequest } from 'fastify';
import { Rejection } from '#domain/rejection.ts';
import { isRead } from './request.ts';

/** False for what another site's page asks for with this reader's credentials. */
export const sameOrigin = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  if (!headers.origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
};

/** For Fastify's `onRequest`: another site's page changes nothing here, whichever route it asks. */
export const refuseCrossSite = async (request: FastifyRequest): Promise<void> => {
  if (!isRead(request) && !sameOrigin(request)) throw new Rejection('request.cross-site', 'forbidden');
};
