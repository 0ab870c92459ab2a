import { redirect } from 'react-router';
import { languageOf, patterns } from '../paths.ts';
import type { Route } from './+types/company-moved.ts';

export const loader = ({ request, params }: Route.LoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  throw redirect(patterns.company[languageOf(pathname)].replace(':company', params.company) + search, 301);
};
