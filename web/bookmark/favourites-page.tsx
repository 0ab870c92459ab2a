import { languageOf, resultsPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { textOf, useText } from '../page/text.ts';
import { PageHead } from '../ui/page-head.tsx';
import './favourites-page.css';
import type { Route } from './+types/favourites-page.ts';
import { FavouriteList } from './favourite-list.tsx';

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${textOf(languageOf(location.pathname)).t('shell.favourites.title')} · Sokoni` },
  { name: 'robots', content: 'noindex' },
];

/** The companies that this device keeps. */
export default function FavouritesPage() {
  const { t, lang } = useText();
  return (
    <main id="main" className="wrap favourites" tabIndex={-1}>
      <PageHead title={t('shell.favourites.title')} lead={t('shell.favourites.lead')} />
      <Island name="favourites" of={FavouriteList} props={{ search: resultsPath(lang) }} now />
    </main>
  );
}
