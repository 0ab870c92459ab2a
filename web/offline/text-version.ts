import { redirect } from 'react-router';
import { homePath, languageOf, safePath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import type { Route } from './+types/text-version.ts';

const yearS = 31_536_000;

/** Puts the version without pictures on or off for this browser, and leads back. Works without script. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const on = searchParams.get('on') === '1';
  throw redirect(safePath(searchParams.get('to'), homePath(languageOf(pathname))), {
    headers: {
      'Set-Cookie': `text=${on ? 1 : ''}; Path=/; Max-Age=${on ? yearS : 0}; SameSite=Lax`,
      'Cache-Control': 'no-store',
    },
  });
};
