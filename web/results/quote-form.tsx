import type { ReactNode } from 'react';
import { quoteRequestPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { useText } from '../page/text.ts';
import { QuoteBar } from '../quote/quote-bar.tsx';

type Props = { readonly companies: readonly number[]; readonly children: ReactNode };

/** The list as a form: ticked companies are asked for a quote together. Its bar comes up with the first tick, script or not. */
export const QuoteForm = ({ companies, children }: Props) => {
  const { t, lang } = useText();
  return (
    <form className="found" action={quoteRequestPath(lang)} aria-label={t('results.found')}>
      {children}
      <Island name="quote-bar" of={QuoteBar} props={{ here: companies }} />
    </form>
  );
};
