import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { homePath, infoPath, resultsPath } from '../addresses/paths.ts';
import type { Instead } from '../page/instead.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/**
 * The search below an error. The server gives it on pages that send no application; on the others, every page would load it
 * for the error that seldom comes.
 */
export const ErrorSearch = createContext<FunctionComponent | null>(null);

type Kind = 'notFound' | 'companyGone' | 'forbidden' | 'tooMany' | 'refused' | 'unavailable' | 'broken';

const kinds: Readonly<Record<number, Kind>> = {
  403: 'forbidden',
  404: 'notFound',
  410: 'notFound',
  429: 'tooMany',
  503: 'unavailable',
};

const kindOf = (error: unknown): Kind => {
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.status === 404 && (error.data as Partial<Instead> | null)?.alike) return 'companyGone';
  return kinds[error.status] ?? (error.status < 500 ? 'refused' : 'broken');
};

/** What the server said of this very request (`not-found.tsx`), where it was refused before a page was asked. */
const messageOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && error.status < 500 ? (error.data as { message?: string } | null)?.message : undefined;

type Props = { readonly error: unknown; readonly reference: string | null; readonly children?: ReactNode };

/** What went wrong in the reader's words, the next step, and the id to tell us; `children` is what may help besides. */
export const ErrorPage = ({ error, reference, children }: Props) => {
  const { t, lang } = useText();
  const Search = useContext(ErrorSearch);
  const message = messageOf(error);
  const answer = kindOf(error);
  const kind = message && answer === 'forbidden' ? 'refused' : answer;
  return (
    <main id="main" className="wrap" tabIndex={-1} data-not-taken="">
      <title>{`${t(`web.error.${kind}.title`)} · Sokoni`}</title>
      <meta name="robots" content="noindex" />
      <div className="nothing">
        <EmptyState
          heading="h1"
          icon={kind === 'notFound' || kind === 'companyGone' ? 'search' : kind === 'forbidden' ? 'lock' : 'info'}
          title={t(`web.error.${kind}.title`)}
          actions={
            <>
              <LinkButton look="primary" href={homePath(lang)}>
                {t('web.error.home')}
              </LinkButton>
              <LinkButton href={resultsPath(lang)}>{t('web.do.openDirectory')}</LinkButton>
            </>
          }
        >
          {message && kind === 'refused' && <p>{message}</p>}
          <p>{t(`web.error.${kind}.text`)}</p>
          {reference && (
            <div className="small muted">
              <p>
                {t('web.error.reference')} <code>{reference}</code>
              </p>
              <a className="link" href={infoPath(lang, 'contact')}>
                {t('about.contact.title')}
              </a>
            </div>
          )}
        </EmptyState>
        {Search && <Search />}
        {children}
      </div>
    </main>
  );
};
