import { redirect } from 'react-router';
import { guarded } from '../guarded.ts';
import { originOf } from '../head.ts';
import { languageOf, patterns } from '../paths.ts';
import { accountsContext } from '../server-context.ts';
import type { Route } from './+types/login-outside.ts';

/** Sends the browser to the provider of accounts elsewhere. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const back = originOf(context, url) + patterns.checkOutside[languageOf(url.pathname)];
  const to = url.searchParams.get('to') ?? '';
  return redirect(await guarded({ request, context }, () => context.get(accountsContext).beginOutside(back, to)), 303);
};
