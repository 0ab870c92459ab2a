import { redirect } from 'react-router';
import { pages } from '../addresses/pages.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { originOf } from '../page/head.ts';
import { accountsContext } from '../page/server-context.ts';
import type { Route } from './+types/login-outside.ts';

/** Sends the browser to the provider of accounts elsewhere. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const back = originOf(context, url) + pages.checkOutside[languageOf(url.pathname)];
  const to = url.searchParams.get('to') ?? '';
  return redirect(await guarded({ request, context }, () => context.get(accountsContext).beginOutside(back, to)), 303);
};
