import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { languageOf } from './addresses/paths.ts';
import { NonceContext } from './page/csp-nonce.tsx';
import { hydrationPolicy } from './page/hydration-policy.ts';
import { withRefusedTitle } from './page/refused-title.ts';
import { referenceContext } from './page/server-context.ts';

const streamed = (page: React.ReactElement, nonce: string): Promise<ReadableStream> =>
  new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        pipe(body);
        resolve(createReadableStreamFromReadable(body));
      },
      onShellError: reject,
    });
  });

/**
 * Pages that send no application to the browser are rendered in one go, which is nearly twice as fast as a stream; those
 * that do need the stream, since their data travels through a Suspense boundary.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const hydrates = routerContext.staticHandlerContext.matches.some(
    ({ route }) => (routerContext.routeModules[route.id]?.handle as { hydrates?: boolean } | undefined)?.hydrates,
  );
  const nonce = hydrates ? randomBytes(16).toString('base64') : undefined;
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceContext>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (nonce) headers.set('Content-Security-Policy', hydrationPolicy(nonce));
  const lang = languageOf(new URL(request.url).pathname);
  const body = nonce ? await streamed(page, nonce) : `<!doctype html>${withRefusedTitle(renderToString(page), lang)}`;
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const reference = context.get(referenceContext);
  console.error(reference ? `A page failed (${reference})` : 'A page failed', error);
};
