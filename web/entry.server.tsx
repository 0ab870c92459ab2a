import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import type { Language } from '#domain/language.ts';
import { renderedSignIn } from './account/rendered-sign-in.tsx';
import { manifestOf } from './addresses/manifest-of.ts';
import { hydrates } from './addresses/page-at.ts';
import { languageOf } from './addresses/paths.ts';
import { IslandRendering, type RenderIsland } from './client/island.tsx';
import { SignInRendering } from './client/sign-in-template.tsx';
import { ErrorSearch } from './error/error-page.tsx';
import { NonceContext } from './page/csp-nonce.tsx';
import { hydrationPolicy } from './page/hydration-policy.ts';
import { withRefusedTitle } from './page/refused-title.ts';
import { renderTimeHeader } from './page/render-time.ts';
import { referenceContext } from './page/server-context.ts';
import { SearchBox } from './ui/search-box.tsx';

const streamed = (page: React.ReactElement, nonce: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });

/** The build has a list of the routes for each language, which its pages load (`vite.config.ts`). */
const withRoutesOf = (lang: Language, context: EntryContext): EntryContext => ({
  ...context,
  manifest: { ...context.manifest, url: manifestOf(context.manifest.url, lang) },
});

const renderIsland: RenderIsland = (part, identifierPrefix) => renderToString(part, { identifierPrefix });

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
  const isHydrated = routerContext.staticHandlerContext.matches.some(({ route }) => hydrates(route.id));
  const nonce = isHydrated ? randomBytes(16).toString('base64') : undefined;
  const lang = languageOf(new URL(request.url).pathname);
  const context = isHydrated && import.meta.env.PROD ? withRoutesOf(lang, routerContext) : routerContext;
  const page = (
    <NonceContext value={nonce}>
      <SignInRendering value={renderedSignIn}>
        <IslandRendering value={isHydrated ? null : renderIsland}>
          <ErrorSearch value={isHydrated ? null : SearchBox}>
            <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
          </ErrorSearch>
        </IslandRendering>
      </SignInRendering>
    </NonceContext>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (nonce) headers.set('Content-Security-Policy', hydrationPolicy(nonce));
  const began = performance.now();
  const html = nonce ? await streamed(page, nonce) : `<!doctype html>${renderToString(page)}`;
  // taken off again by the server, which counts it
  if (!nonce) headers.set(renderTimeHeader, String(performance.now() - began));
  return new Response(request.method === 'HEAD' ? null : withRefusedTitle(html, lang), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const reference = context.get(referenceContext);
  console.error(reference ? `A page failed (${reference})` : 'A page failed', error);
};
