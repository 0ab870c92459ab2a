import type { FastifyReply, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { searchParams } from '#read-api/search/search-companies.ts';
import { hydrates } from '#web/addresses/page-at.ts';
import { languageOf, signInPath } from '#web/addresses/paths.ts';
import { renderTimeHeader } from '#web/page/render-time.ts';
import type { Position } from '../event-store/event-store.ts';
import { compressedForMany, compressedOnce, type Encoding, encodingFor, etagOf } from '../http/compressed-answers.ts';
import { keptPages, type Page } from '../http/kept-pages.ts';
import { type Problem, problemOf } from '../http/problem.filter.ts';
import { isRead, pathOf } from '../http/request.ts';
import { withoutClient } from './without-client.ts';

export type Pages = {
  /** In development a function: it is called for every request, and no page is cached. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** `problem` is what the error page tells, where there is nothing else to show. */
  readonly context: (request: FastifyRequest, reply: FastifyReply, problem?: Problem) => RouterContextProvider;
  /** The position of the read models. */
  readonly position: () => Position;
  /** Counts how long React took for a page, in seconds. */
  readonly observeRender: (seconds: number) => void;
};

const freshMs = 20_000;
const compressible = /^(text|application\/(json|javascript|manifest\+json|ld\+json)|image\/svg)/;

type Compress = (bytes: Buffer) => Buffer | Promise<Buffer>;
type Compressing = Readonly<Partial<Record<Encoding, Compress>>>;

/** For a page that is sent once. */
const forReader = ({ headers }: FastifyRequest): Compressing => {
  const encoding = encodingFor(headers['accept-encoding']);
  return encoding === 'identity' ? {} : { [encoding]: compressedOnce[encoding] };
};

/** Query parameters of cacheable pages. Pages with other parameters are never cached: anyone can invent those. */
const keptParameters = new Set([...Object.keys(searchParams.shape), 'companies', 'over']);

const isMadeUp = (url: string): boolean => {
  const query = url.indexOf('?');
  return query !== -1 && new URLSearchParams(url.slice(query)).keys().some((name) => !keptParameters.has(name));
};

/**
 * What a page for nobody in particular depends on; nothing for who brings a cookie or a token, or waits for a write, and
 * for addresses with parameters that no page knows.
 * Whoever pays for each byte is sent pages that load no photo before a tap.
 */
const keptUnder = ({ publicOrigin, raw: { method, url, headers } }: FastifyRequest): string | undefined => {
  if ((method !== 'GET' && method !== 'HEAD') || headers.cookie || headers.authorization || headers['read-after'])
    return undefined;
  if (isMadeUp(url ?? '/')) return undefined;
  return [publicOrigin, headers['save-data'], url].join(' ');
};

/** A form as it came: one with files as bytes. */
const bodyOf = (body: unknown): BodyInit =>
  Buffer.isBuffer(body) ? new Uint8Array(body) : typeof body === 'string' ? body : '';

/**
 * The headers as they came, but `Origin`: `refuseCrossSite` has judged it for every route. React Router would hold it
 * against the address once more, and refuse forms of pages that send no referrer, whose browsers say `Origin: null`.
 */
const headersOf = ({ raw }: FastifyRequest): Headers =>
  new Headers(
    Object.entries(raw.headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'origin' ? [[name, value]] : [],
    ),
  );

/** `shared` with others who ask for the same: it is answered even when who asked first has gone. */
const requestOf = (request: FastifyRequest, reply: FastifyReply, shared: boolean): Request => {
  const { raw } = request;
  const controller = new AbortController();
  if (!shared) reply.raw.once('close', () => reply.raw.writableFinished || controller.abort());
  const reads = raw.method === 'GET' || raw.method === 'HEAD';
  return new Request(`${request.publicOrigin}${raw.url}`, {
    method: reads ? 'GET' : (raw.method ?? 'GET'),
    headers: headersOf(request),
    signal: controller.signal,
    ...(!reads && { body: bodyOf(request.body) }),
  });
};

/** In each of the encodings of `compressing`; in the others it stays as it is. */
const finished = async (response: Response, position: Position, compressing: Compressing): Promise<Page> => {
  const identity = Buffer.from(await response.arrayBuffer());
  const small = identity.length < 512 || !compressible.test(response.headers.get('content-type') ?? '');
  const as = (encoding: Encoding) => (small ? identity : (compressing[encoding]?.(identity) ?? identity));
  const [br, gzipped] = await Promise.all([as('br'), as('gzip')]);
  return {
    status: response.status,
    headers: [...response.headers],
    etag: etagOf(identity),
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

/** Returns a build with the route `page` alone, and the error page for all other addresses. */
const partOf = (build: ServerBuild, page?: string): ServerBuild => {
  const kept = Object.keys(build.routes).filter((id) => id === 'root' || id === page || build.routes[id]?.path === '*');
  const only = <T>(routes: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(kept.flatMap((id) => (id in routes ? [[id, routes[id] as T]] : [])));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
};

/**
 * Renders pages, and answers with their data, from builds that have one route each: React Router goes through all routes
 * of a build three times a page. Of what a company's page took, that was a tenth of the time and a third of the memory
 * (2026-11). The document of a page that lives in the browser tells it of other routes, and needs them all.
 */
const renderByPage = (build: ServerBuild, mode: string): RequestHandler => {
  const whole = createRequestHandler(build, mode);
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 2_000 });
  for (const { id, path = '' } of Object.values(build.routes).filter((route) => route !== undefined)) {
    if (id === 'root' || path === '*') continue;
    const page = partOf(build, id);
    const document = hydrates(id) ? whole : createRequestHandler(withoutClient(page), mode);
    const store = { data: createRequestHandler(page, mode), document };
    for (const each of new Set(['', ':country/'].map((start) => path.replace(':country?/', start))))
      router.on('GET', each.startsWith('/') ? each : `/${each}`, () => {}, store);
  }
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const page = pathname.replace(/(\/_)?\.data$/, '');
    const found = router.find('GET', page)?.store;
    const render: RequestHandler = (page === pathname ? found?.document : found?.data) ?? whole;
    return render(request, context);
  };
};

const isHtml = ({ headers }: Page): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

/** Whether the client wants an HTML page, not data. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/html') && !/^\/(api|ajax)\//.test(request.url);

/**
 * Serves React Router's pages. A page that was read by nobody in particular is kept, compressed, for as long as the read
 * models stand at the position it was read at, and 20 seconds at most, since what is open now changes with the clock.
 */
export const pages = ({ build, context, position, observeRender }: Pages) => {
  const mode = typeof build === 'function' ? 'development' : 'production';
  const render = typeof build === 'function' ? createRequestHandler(build, mode) : renderByPage(build, mode);
  const errorPages = typeof build === 'function' ? async () => partOf(await build()) : partOf(build);
  const renderError = createRequestHandler(errorPages, mode);
  const keyOf = mode === 'production' ? keptUnder : () => undefined;
  const kept = keptPages(position);

  const rendered = async (...asked: Parameters<typeof render>): Promise<Response> => {
    const response = await render(...asked);
    const renderMs = response.headers.get(renderTimeHeader);
    response.headers.delete(renderTimeHeader);
    if (renderMs) observeRender(Number(renderMs) / 1000);
    return response;
  };

  /** Renders the error page for a problem, in the language of the address. */
  const problemPage = async (problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<Page> => {
    const asked = new Request(`http://any${pathOf(request)}`, { headers: headersOf(request) });
    const response = await renderError(asked, context(request, reply, problem));
    response.headers.delete(renderTimeHeader);
    const page = await finished(response, position(), forReader(request));
    return { ...page, status: problem.status };
  };

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
        const response = await rendered(requestOf(request, reply, key !== undefined), context(request, reply));
        return finished(response, readAt, key ? compressedForMany : forReader(request));
      };
      const page = await (key ? kept.make(key, make) : make());
      if (page.status === 405) reply.header('Allow', 'GET, HEAD'); // a page without a form
      if (page.status < 400 || isHtml(page) || !wantsPage(request)) return send(page, request, reply);
      const problem = problemOf({ statusCode: page.status }, languageOf(pathOf(request)), request.id);
      return send(await problemPage(problem, request, reply), request, reply);
    },
    /** For what is refused before a page was asked. */
    async sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const lang = languageOf(request.url);
      const problem = problemOf(error, lang, request.id);
      if (problem.status === 401) return reply.redirect(signInPath(lang, isRead(request) ? request.url : ''), 303);
      return send(await problemPage(problem, request, reply), request, reply);
    },
  };
};
