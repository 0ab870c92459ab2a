import { redirect } from 'react-router';
import { accountPath, homePath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { accountsContext } from '../page/server-context.ts';
import type { Route } from './+types/logout.ts';

export const loader = ({ request }: Route.LoaderArgs) => redirect(homePath(languageOf(addressOf(request).pathname)));

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const acted = await context.get(accountsContext).signOut();
  return redirect(acted ? accountPath(lang, acted) : homePath(lang), 303);
};
