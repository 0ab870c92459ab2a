import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the origin of the site without a final slash: the configured one, else that of the request. */
export const originFor = (request: FastifyRequest, configured: string | null): string =>
  configured ?? `${request.protocol}://${request.host}`;

/** Sets the caching headers (`maxAge` in seconds). When the client has this ETag, sends 304 and returns true. */
export const alreadyThere = (request: FastifyRequest, reply: FastifyReply, etag: string, maxAge: number): boolean => {
  reply.header('ETag', etag).header('Cache-Control', `public, max-age=${maxAge}`);
  const tags = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!tags?.includes(etag)) return false;
  reply.status(304).send();
  return true;
};
