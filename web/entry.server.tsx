import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { referenceContext } from './server-context.ts';

const streamed = (page: React.ReactElement): Promise<ReadableStream> =>
  new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe } = renderToPipeableStream(page, {
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
  const page = <ServerRouter context={routerContext} url={request.url} />;
  const hydrates = routerContext.staticHandlerContext.matches.some(
    ({ route }) => (routerContext.routeModules[route.id]?.handle as { hydrates?: boolean } | undefined)?.hydrates,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const body = hydrates ? await streamed(page) : `<!doctype html>${renderToString(page)}`;
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const reference = context.get(referenceContext);
  console.error(reference ? `A page failed (${reference})` : 'A page failed', error);
};
