import type { ReactNode } from 'react';
import { quoteRequestPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { mostCompanies } from '../quote/quote-asked.ts';
import { Button } from '../ui/button.tsx';

/** The list as a form: ticked companies are asked for a quote together. Its bar comes up with the first tick, script or not. */
export const QuoteForm = ({ children }: { readonly children: ReactNode }) => {
  const { t, lang } = useText();
  return (
    <form
      className="found"
      action={quoteRequestPath(lang)}
      aria-label={t('results.found')}
      data-quote
      data-full={t('results.quote.full')}
      data-ask={t('results.quote.ask')}
      data-chosen={t('results.quote.chosen', { count: '{count}', most: mostCompanies, ask: t('results.quote.ask') })}
    >
      {children}
      <div className="quote-bar">
        <p>
          <b className="ticked" aria-hidden="true" /> {t('results.quote.ticked')}
          <span className="muted small">{t('results.quote.upTo')}</span>
        </p>
        <Button look="primary" icon="quote">
          {t('results.quote.ask')}
        </Button>
      </div>
    </form>
  );
};
