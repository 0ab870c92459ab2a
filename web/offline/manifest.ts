import { homePath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { textOf } from '../page/text.ts';
import favicon from '../ui/favicon.svg?no-inline';
import type { Route } from './+types/manifest.ts';
import icon192 from './icon-192.png?no-inline';
import icon512 from './icon-512.png?no-inline';
import maskable from './icon-maskable-512.png?no-inline';

/** What a phone needs to put Sokoni among its applications, in the language of the address. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const { t } = textOf(lang);
  const manifest = {
    id: '/',
    name: 'Sokoni',
    short_name: 'Sokoni',
    description: t('shell.app.description'),
    lang,
    dir: 'ltr',
    start_url: homePath(lang),
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#1b2657',
    categories: ['business', 'navigation'],
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: favicon, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
};
