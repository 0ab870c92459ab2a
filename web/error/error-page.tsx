import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { homePath, resultsPath } from '../paths.ts';
import { useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchBox } from '../ui/search-box.tsx';

type Props = { readonly error: unknown; readonly reference: string | null; readonly children?: ReactNode };

/** What went wrong in the reader's words, the next step, and the id to tell us; `children` is what may help besides. */
export const ErrorPage = ({ error, reference, children }: Props) => {
  const { t, lang } = useText();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const kind = missing ? 'notFound' : 'broken';
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <title>{`${t(`web.error.${kind}.title`)} · Sokoni`}</title>
      <meta name="robots" content="noindex" />
      <div className="nothing">
        <section className="card empty">
          <div className="gap-row" aria-hidden="true">
            <span className="cloth k2 p1" />
            <span className="cloth k1 p3" />
            <span>
              <Icon name={missing ? 'search' : 'info'} />
            </span>
            <span className="cloth k3 p5" />
            <span className="cloth k4 p2" />
          </div>
          <h1>{t(`web.error.${kind}.title`)}</h1>
          <p>{t(`web.error.${kind}.text`)}</p>
          <div className="row">
            <a className="btn primary" href={homePath(lang)}>
              {t('web.error.home')}
            </a>
            <a className="btn" href={resultsPath(lang)}>
              {t('web.error.directory')}
            </a>
          </div>
          {reference && <p className="small muted">{t('web.error.reference', { reference })}</p>}
        </section>
        <SearchBox />
        {children}
      </div>
    </main>
  );
};
