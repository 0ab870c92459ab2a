import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { useQuotePicks } from './use-quote-picks.ts';

/** The companies on this page. */
type Props = { readonly here: readonly number[] };

/** How many companies are ticked, and the way to ask them; those of other pages are asked too. It comes up with the first tick. */
export const QuoteBar = ({ here }: Props) => {
  const { t } = useText();
  const { ids, latest } = useQuotePicks();
  const lives = latest !== null || ids.length > 0;
  return (
    <div className="quote-bar" data-ticked={lives ? ids.length : undefined}>
      {ids
        .filter((id) => !here.includes(id))
        .map((id) => (
          <input key={id} type="hidden" name="companies" value={id} />
        ))}
      <p>
        <b className="ticked" aria-hidden={lives ? undefined : true}>
          {lives ? ids.length : null}
        </b>{' '}
        {t('results.quote.ticked')}
        <span className="muted small">{t('results.quote.upTo')}</span>
      </p>
      <Button look="primary" icon="quote">
        {t('results.quote.ask')}
      </Button>
    </div>
  );
};
