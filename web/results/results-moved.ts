import { redirect } from 'react-router';
import { languageOf, resultsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import type { Route } from './+types/results-moved.ts';

/** Other ways to write the address of the results lead to the one. */
export const loader = ({ request, params }: Route.LoaderArgs) => {
  const { pathname, search } = addressOf(request);
  const { country } = params as { readonly country?: string };
  throw redirect(resultsPath(languageOf(pathname), country) + search, 301);
};
