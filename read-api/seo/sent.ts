import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where visitors find us, without a slash at its end: as configured, else as they asked. */
export const originFor = (request: FastifyRequest, configured: string | null): string =>
  configured ?? `${request.protocol}://${request.host}`;

/** Tells how long the answer holds (`maxAge` in s); true when the reader has it already, and has been told so. */
export const alreadyThere = (request: FastifyRequest, reply: FastifyReply, etag: string, maxAge: number): boolean => {
  reply.header('ETag', etag).header('Cache-Control', `public, max-age=${maxAge}`);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!known?.includes(etag)) return false;
  reply.status(304).send();
  return true;
};
