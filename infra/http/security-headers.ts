import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';

/** What a server says of its own without being told. */
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
 * The headers of every answer, by helmet; `secure` where the site is served over https. Asked once: in front of every request the plugin makes all of its parts
 * anew, which took a fifth of the time of a kept page (2026-11).
 */
const securityHeaders = async (secure: boolean): Promise<Readonly<Record<string, string>>> => {
  const asked = fastify();
  await asked.register(helmet, optionsOf(secure));
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofTransport.has(name) ? [] : [[name, String(value)]])),
  );
};

const forFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];

/** Those that mean something for scripts, styles and icons; a page asks for a dozen, each with its headers. */
const headersOfFiles = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => forFiles.includes(name)));

/** Every answer of `server` says what browsers may do with it, and every answer that is no file which request it was. */
export const addSecurityHeaders = async (server: FastifyInstance, secure: boolean): Promise<void> => {
  const headers = await securityHeaders(secure);
  const ofFiles = headersOfFiles(headers);
  server.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/assets/')) reply.headers(ofFiles);
    else reply.headers(headers).header('X-Correlation-Id', request.id);
    next();
  });
};
