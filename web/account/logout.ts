import { redirect } from 'react-router';
import { homePath, languageOf } from '../paths.ts';
import { accountsContext } from '../server-context.ts';
import type { Route } from './+types/logout.ts';

export const loader = ({ request }: Route.LoaderArgs) => redirect(homePath(languageOf(new URL(request.url).pathname)));

export const action = async ({ request, context }: Route.ActionArgs) => {
  await context.get(accountsContext).signOut();
  return redirect(homePath(languageOf(new URL(request.url).pathname)), 303);
};
