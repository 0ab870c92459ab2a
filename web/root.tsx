import { type ReactNode, useEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  type UIMatch,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { desks, type Seen } from './account/account-menu.tsx';
import { ActingAs } from './account/acting-as.tsx';
import signInStyles from './account/sign-in.css?url';
import { Strengthen } from './account/strengthen.tsx';
import { hydrates, hydratingRoute } from './addresses/page-at.ts';
import { adminPath, languageOf, pathIn, secondFactorPath, signInPath } from './addresses/paths.ts';
import { ClientNavigation } from './client/client-navigation.tsx';
import { dropAhead, takeAhead } from './client/fetch-ahead.ts';
import { Island } from './client/island.tsx';
import { loadMessagesOf } from './client/page-messages.client.ts';
import { SignInTemplate } from './client/sign-in-template.tsx';
import enhance from './enhance/enhance.ts?worker&url';
import { ErrorPage } from './error/error-page.tsx';
import touchIcon from './offline/icon-192.png?no-inline';
import { addressOf } from './page/address-of.ts';
import type { Country } from './page/country.ts';
import { CspNonce, useCspNonce } from './page/csp-nonce.tsx';
import { intlOf } from './page/intl.ts';
import { savesData } from './page/saves-data.ts';
import {
  accountsContext,
  mayOpenContext,
  mayOpenRouteContext,
  readApiContext,
  referenceContext,
  viewerContext,
} from './page/server-context.ts';
import { textOf } from './page/text.ts';
import { ChunkNotice, ShellWords } from './shell/shell-words.tsx';
import signedInStyles from './shell/signed-in.css?url';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import favicon from './ui/favicon.svg?no-inline';
import { LeaveGuard } from './ui/leave-guard.tsx';
import stylesheet from './ui/styles.css?url';
import { LiveLines, Toasts, toastEvents } from './ui/toasts.tsx';

/** What the frame of every page shows of its reader, and of the request itself. */
const shellOf = async ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => {
  const viewer = context.get(viewerContext);
  const { pathname } = addressOf(request);
  const opened = desks.filter(context.get(mayOpenContext));
  const isAtDesk = opened.length > 0 && pathname.startsWith(adminPath(languageOf(pathname)));
  const accounts = context.get(accountsContext);
  const seen: Seen | null = viewer && {
    id: viewer.id,
    role: viewer.role,
    displayName: viewer.displayName,
    confirmed: viewer.confirmed,
    impersonatedBy: viewer.impersonatedBy,
    mustStrengthen: viewer.mustStrengthen,
    desks: opened,
    waiting: isAtDesk ? await context.get(readApiContext).deskCounts() : null,
    unread: await context.get(readApiContext).unreadNotifications(viewer.id),
  };
  return {
    reference: context.get(referenceContext),
    viewer: seen,
    lite: savesData(request),
    signIn: { outside: accounts.outside, min: accounts.passwordMin },
  };
};
type Shell = Awaited<ReturnType<typeof shellOf>>;

/**
 * A page that leads to one that does not live in the browser, or to one in the other language, has it loaded as a document,
 * before anything of it comes.
 */
const leadingAsDocument = (response: Response, from: URL): Response => {
  const to = response.headers.get('Location');
  const { pathname } = new URL(to ?? '', from);
  if (to && !(hydratingRoute(pathname) && languageOf(pathname) === languageOf(from.pathname)))
    response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
};

/**
 * Turns away whoever may not open the route, before any loader or action runs, for pages and for their data alike. A
 * visitor's form goes on to its page, which keeps what was typed and leads to the log-in; no command is done for them.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, pattern, context }, next) => {
    const viewer = context.get(viewerContext);
    if (context.get(mayOpenRouteContext)(pattern) || (!viewer && request.method === 'POST'))
      return leadingAsDocument(await next(), url);
    const lang = languageOf(url.pathname);
    if (!viewer) throw redirectDocument(signInPath(lang, url.pathname + url.search), 303);
    if (viewer.mustStrengthen && !viewer.impersonatedBy) throw redirectDocument(secondFactorPath(lang), 303);
    const message = viewer.impersonatedBy ? textOf(lang).t('account.impersonated.refused') : null;
    throw data({ message, shell: await shellOf({ request, context }) }, { status: 403 });
  },
];

/**
 * Before a page is changed for another in the browser, its texts are there; its data too, where they were asked for ahead.
 * Other pages are loaded as documents.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, url }, next) => {
    if (hydratingRoute(url.pathname)) {
      if (request.method !== 'GET') dropAhead();
      const texts = loadMessagesOf(languageOf(url.pathname), url.pathname);
      const [data] = await Promise.all([takeAhead(url).then((ahead) => ahead ?? next()), texts]);
      return data;
    }
    location.assign(url);
    return new Promise(() => {}); // until it is there
  },
];

export const loader = (args: Route.LoaderArgs) => shellOf(args);

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
];

/** The country that a page is about: its loader answers with it. */
const countryOf = (matches: readonly UIMatch[]): Country | undefined =>
  matches.map(({ loaderData }) => (loaderData as { country?: Country } | undefined)?.country).find(Boolean);

/** Earlier, the script would change what React is about to read. */
const EnhanceHydrated = () => {
  useEffect(() => {
    import(/* @vite-ignore */ enhance).catch(console.warn); // a page that is left cuts it off
  }, []);
  return null;
};

/** The same where a page was refused before anything of it was loaded; nothing where the server itself failed. */
const useShell = (): Shell | undefined => {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  return loaded ?? (isRouteErrorResponse(error) ? (error.data as { shell?: Shell } | null)?.shell : undefined);
};

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const isHydrated = matches.some(({ id }) => hydrates(id));
  const nonce = useCspNonce();
  const { viewer = null, lite = false, signIn } = useShell() ?? {};
  const country = countryOf(matches);
  const lang = languageOf(pathname);
  const { t } = textOf(lang);
  const otherLanguage = pathIn(lang === 'fr' ? 'en' : 'fr', pathname) + search;
  return (
    <html lang={lang} data-lite={lite || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b2657" />
        <link rel="manifest" href={lang === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'} />
        <CspNonce />
        {/* before those of routes: it says in which order the layers count */}
        <link rel="stylesheet" href={stylesheet} />
        {(viewer || isHydrated) && <link rel="stylesheet" href={signedInStyles} />}
        <Links />
        <Meta />
        {!isHydrated && <script type="module" src={enhance} />}
      </head>
      <body
        data-live={viewer ? 'true' : 'false'}
        data-live-user={viewer?.id}
        data-push-user={viewer?.impersonatedBy ? undefined : viewer?.id}
      >
        <RawIntlProvider value={intlOf(lang)}>
          <a className="skip" href="#main">
            {t('web.skip')}
          </a>
          <Island name="toasts" of={Toasts} props={{}} on={toastEvents} />
          <LiveLines />
          <ActingAs viewer={viewer} />
          <Strengthen viewer={viewer} />
          <SiteHeader
            country={country}
            otherLanguage={otherLanguage}
            viewer={viewer}
            here={pathname + search}
            onResults={matches.some(({ id }) => id.startsWith('results.'))}
          />
          <ChunkNotice />
          {children}
          <SiteFooter country={country?.code} otherLanguage={otherLanguage} here={pathname + search} lite={lite} />
          <ShellWords />
          {signIn && <SignInTemplate styles={signInStyles} {...signIn} />}
          {isHydrated && <ClientNavigation nonce={nonce} />}
          {isHydrated && <LeaveGuard />}
        </RawIntlProvider>
        {isHydrated && (
          <>
            <EnhanceHydrated />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
};

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  return <ErrorPage error={error} reference={useShell()?.reference ?? null} />;
};
