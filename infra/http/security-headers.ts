import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify } from 'fastify';

/** What a server says of its own without being told. */
const ofTransport = new Set(['content-length', 'content-type', 'connection', 'date', 'keep-alive']);

/**
 * The headers that helmet sends with `options`. Asked once: in front of every request the plugin makes all of its parts
 * anew, which took a fifth of the time of a kept page (2026-11).
 */
export const securityHeaders = async (options: FastifyHelmetOptions): Promise<Readonly<Record<string, string>>> => {
  const asked = fastify();
  await asked.register(helmet, options);
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofTransport.has(name) ? [] : [[name, String(value)]])),
  );
};

const forFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];

/** Those that mean something for scripts, styles and icons; a page asks for a dozen, each with its headers. */
export const headersOfFiles = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => forFiles.includes(name)));
