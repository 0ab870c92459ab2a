import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Position } from '#infra/event-store/event-store.ts';
import { type Encoding, keptPages, type Page } from './kept-pages.ts';

export type Pages = {
  readonly build: ServerBuild;
  readonly context: (request: FastifyRequest, reply: FastifyReply) => RouterContextProvider;
  /** The position that the read models stand at. */
  readonly position: () => Position;
};

const freshMs = 20_000;
const compressible = /^(text|application\/(json|javascript|manifest\+json|ld\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encodingFor = (accepted: string | undefined): Encoding =>
  accepted?.includes('br') ? 'br' : accepted?.includes('gzip') ? 'gzip' : 'identity';

/**
 * What a page for nobody in particular depends on; nothing for who brings a cookie or a token, or waits for a write.
 * Whoever pays for each byte is sent pages that load no photo before a tap.
 */
const keyOf = ({ raw: { method, url, headers } }: FastifyRequest): string | undefined => {
  if ((method !== 'GET' && method !== 'HEAD') || headers.cookie || headers.authorization || headers['read-after'])
    return undefined;
  const asked = [headers['x-forwarded-proto'], headers['x-forwarded-host'], headers.host, headers['save-data'], url];
  return asked.join(' ');
};

/** A form as it came: files as bytes, and fields that were read already written out again. */
const bodyOf = (body: unknown): BodyInit => {
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  if (typeof body !== 'object' || body === null) return '';
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value]) fields.append(name, String(one));
  return fields;
};

/** `shared` with others who ask for the same: it is answered even when who asked first has gone. */
const requestOf = (request: FastifyRequest, shared: boolean): Request => {
  const { raw } = request;
  const headers = new Headers(
    Object.entries(raw.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const controller = new AbortController();
  if (!shared) raw.once('close', () => controller.abort());
  const reads = raw.method === 'GET' || raw.method === 'HEAD';
  return new Request(new URL(raw.url ?? '/', `${request.protocol}://${request.host}`), {
    method: reads ? 'GET' : (raw.method ?? 'GET'),
    headers,
    signal: controller.signal,
    ...(!reads && { body: bodyOf(request.body) }),
  });
};

/** Compressed in each of `encodings`; for the others it stays as it is. */
const finished = async (response: Response, position: Position, encodings: readonly Encoding[]): Promise<Page> => {
  const identity = Buffer.from(await response.arrayBuffer());
  const small = identity.length < 512 || !compressible.test(response.headers.get('content-type') ?? '');
  const [br, gzipped] = await Promise.all([
    small || !encodings.includes('br') ? identity : brotli(identity, quality),
    small || !encodings.includes('gzip') ? identity : deflate(identity),
  ]);
  return {
    status: response.status,
    headers: [...response.headers],
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: { identity, br, gzip: gzipped },
    position,
    until: Date.now() + freshMs,
  };
};

const send = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = page.bytes[encoding];
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('ETag', page.etag).header('Vary', 'Accept-Encoding, Cookie, Save-Data');
  if (!reply.getHeader('cache-control'))
    reply.header('Cache-Control', request.viewer ? 'private, no-store' : 'private, no-cache');
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  if (encoding !== 'identity' && bytes !== page.bytes.identity) reply.header('Content-Encoding', encoding);
  return reply.status(page.status).send(request.method === 'HEAD' ? null : bytes);
};

/**
 * Serves React Router's pages. A page that was read by nobody in particular is kept, compressed, for as long as the read
 * models stand at the position it was read at, and 20 seconds at most, since what is open now changes with the clock.
 */
export const pages = ({ build, context, position }: Pages) => {
  const render = createRequestHandler(build, 'production');
  const kept = keptPages(position);

  return {
    /** For Fastify's `onRequest`: a page that is kept is sent before anything else is looked at. */
    sendKept(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
      const key = keyOf(request);
      const found = key && kept.find(key);
      if (found) send(found, request, reply);
      else next();
    },
    async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const key = keyOf(request);
      const make = async (): Promise<Page> => {
        const readAt = position();
        const encodings: Encoding[] = key ? ['br', 'gzip'] : [encodingFor(request.headers['accept-encoding'])];
        return finished(
          await render(requestOf(request, key !== undefined), context(request, reply)),
          readAt,
          encodings,
        );
      };
      return send(await (key ? kept.make(key, make) : make()), request, reply);
    },
  };
};
