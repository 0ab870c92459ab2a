import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import type { Route } from './+types/latest-notifications.ts';
import type { Latest } from './bell-panel.tsx';
import { lineOf } from './notification-words.ts';

/** As many as a screen shows; the page of notifications has them all. */
const shownLines = 6;

/** The newest notifications of whoever is signed in as JSON, for the panel under the bell. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const { id: account } = viewerOrSignIn({ request, context, lang });
  const page = await context.get(readApiContext).notificationsPage({ account, filter: 'all', page: 1 });
  const { notifications, count, unread, until } = page;
  const lines = notifications.slice(0, shownLines).map((one) => ({
    ...lineOf(one, textOf(lang)),
    id: `latest-${one.seq}-${one.topic}`,
  }));
  const latest: Latest = { lines, count, unread, until, now: Date.now() };
  return Response.json(latest, { headers: { 'Cache-Control': 'private, no-store' } });
};
