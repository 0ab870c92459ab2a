import { data } from 'react-router';
import { notFound } from '../addresses/moved.ts';
import { shownProblemContext } from '../page/server-context.ts';
import type { Route } from './+types/not-found.ts';

/** No page has this address, or none could be shown. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const problem = context.get(shownProblemContext);
  if (!problem) throw notFound(request);
  throw data({ message: problem.message }, { status: problem.status });
};

/** Never shown: the error page is. */
export default function NotFound() {
  return null;
}
