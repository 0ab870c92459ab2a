import { languageOf, resultsPath } from '../addresses/paths.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import './favourites-page.css';
import type { Route } from './+types/favourites-page.ts';

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${textOf(languageOf(location.pathname)).t('shell.favourites.title')} · Sokoni` },
  { name: 'robots', content: 'noindex' },
];

/** The companies that this device keeps; the script writes them in, with or without a network. */
export default function FavouritesPage() {
  const { t, lang } = useText();
  return (
    <main id="main" className="wrap favourites" tabIndex={-1}>
      <PageHead title={t('shell.favourites.title')} lead={t('shell.favourites.lead')} />
      <div id="favourites" hidden>
        <Icon name="heart" />
        <ul className="list card" />
      </div>
      <div id="no-favourites">
        <EmptyState
          icon="heart"
          title={t('shell.favourites.none')}
          actions={
            <LinkButton look="primary" icon="search" href={resultsPath(lang)}>
              {t('web.do.findCompany')}
            </LinkButton>
          }
        >
          <p>{t('shell.favourites.how')}</p>
          <noscript>
            <p>{t('shell.favourites.noScript')}</p>
          </noscript>
        </EmptyState>
      </div>
    </main>
  );
}
