import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';

/** Headers that the server sets by itself. */
const ofTransport = new Set(['content-length', 'content-type', 'connection', 'date', 'keep-alive']);

/** Scripts and styles of our own only, none of them in the page. */
const contentSecurityPolicy = (secure: boolean) => ({
  directives: {
    defaultSrc: ["'self'"],
    // maps come from there once their button is pressed
    imgSrc: ["'self'", 'data:', 'https://tile.openstreetmap.org'],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    upgradeInsecureRequests: secure ? [] : null,
  },
});

const optionsOf = (secure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: contentSecurityPolicy(secure),
  strictTransportSecurity: secure,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/**
 * Returns the headers of every answer, by helmet; `secure` for a site over https. They are computed once: run for
 * every request, the plugin took a fifth of the time of a cached page (2026-11).
 */
const securityHeaders = async (secure: boolean): Promise<Readonly<Record<string, string>>> => {
  const probe = fastify();
  await probe.register(helmet, optionsOf(secure));
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofTransport.has(name) ? [] : [[name, String(value)]])),
  );
};

const forFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];

/** Returns the headers that matter for scripts, styles and icons, to keep their answers small. */
const headersOfFiles = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => forFiles.includes(name)));

/** Adds the security headers to every answer, and `X-Correlation-Id` to every answer that is not a file. */
export const addSecurityHeaders = async (server: FastifyInstance, secure: boolean): Promise<void> => {
  const headers = await securityHeaders(secure);
  const ofFiles = headersOfFiles(headers);
  server.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/assets/')) reply.headers(ofFiles);
    else reply.headers(headers).header('X-Correlation-Id', request.id);
    next();
  });
};
