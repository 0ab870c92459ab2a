import { languageOf } from '../paths.ts';
import { textOf, useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/offline-page.ts';

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${textOf(languageOf(location.pathname)).t('shell.offline.title')} · Sokoni` },
  { name: 'robots', content: 'noindex' },
];

/** What the service worker shows instead of a page that it does not keep; it fills in the companies that it does. */
export default function OfflinePage() {
  const { t } = useText();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="nothing">
        <section className="card empty">
          <div className="gap-row" aria-hidden="true">
            <span className="cloth k2 p1" />
            <span className="cloth k1 p3" />
            <span>
              <Icon name="info" />
            </span>
            <span className="cloth k3 p5" />
            <span className="cloth k4 p2" />
          </div>
          <h1>{t('shell.offline.title')}</h1>
          <p>{t('shell.offline.text')}</p>
          <div className="row">
            {/* biome-ignore lint/a11y/useValidAnchor: the address of this very page, with its query */}
            <a className="btn primary" href="">
              {t('shell.offline.again')}
            </a>
          </div>
          <p id="none-kept" className="small muted">
            {t('shell.offline.none')}
          </p>
        </section>
        <section id="kept" aria-labelledby="kept-title" hidden>
          <h2 id="kept-title">{t('shell.offline.kept')}</h2>
          <ul id="kept-companies" className="card" />
        </section>
      </div>
    </main>
  );
}
