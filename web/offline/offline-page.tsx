import { favouritesPath, languageOf } from '../addresses/paths.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/offline-page.ts';

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${textOf(languageOf(location.pathname)).t('shell.offline.title')} · Sokoni` },
  { name: 'robots', content: 'noindex' },
];

/** What the service worker shows instead of a page that it does not keep; it fills in the companies that it does. */
export default function OfflinePage() {
  const { t, lang } = useText();
  return (
    <main id="main" className="wrap" tabIndex={-1} data-not-taken="">
      <div className="nothing">
        <EmptyState
          heading="h1"
          icon="info"
          title={t('shell.offline.title')}
          actions={
            <>
              {/* the address of this very page, with its query */}
              <LinkButton look="primary" href="">
                {t('shell.bar.again')}
              </LinkButton>
              <LinkButton icon="heart" href={favouritesPath(lang)}>
                {t('shell.favourites.title')}
              </LinkButton>
            </>
          }
        >
          <p>{t('shell.offline.text')}</p>
          <p id="not-sent" hidden>
            <b>{t('shell.offline.notSent')}</b>
          </p>
          <p id="none-kept" className="small muted">
            {t('shell.offline.none')}
          </p>
        </EmptyState>
        <section id="kept" aria-labelledby="kept-title" hidden>
          <h2 id="kept-title">{t('shell.offline.kept')}</h2>
          <ul id="kept-companies" className="card" />
        </section>
      </div>
    </main>
  );
}
