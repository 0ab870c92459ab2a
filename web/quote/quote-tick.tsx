import { announce } from '../client/announce.ts';
import { useText } from '../page/text.ts';
import { mostCompanies } from './quote-params.ts';
import { pickForQuote } from './quote-picks.ts';
import { useQuotePicks } from './use-quote-picks.ts';

type Props = { readonly id: number; readonly name: string };

/** Ticks a company for a quote to several; the list around it is the form that asks. At five the other ticks wait. */
export const QuoteTick = ({ id, name }: Props) => {
  const { t } = useText();
  const { ids, latest } = useQuotePicks();
  const isPicked = ids.includes(id);
  const ask = t('results.quote.ask');
  const tick = (isTicked: boolean): void => {
    const { length } = pickForQuote(id, isTicked).ids;
    announce(t('results.quote.chosen', { count: length, most: mostCompanies, ask }));
    if (isTicked && length >= mostCompanies)
      dispatchEvent(new CustomEvent('sokoni:toast', { detail: { content: t('results.quote.full'), id: 'quote' } }));
  };
  return (
    <>
      <label className="act tick">
        <input
          type="checkbox"
          name="companies"
          value={id}
          checked={isPicked}
          disabled={!isPicked && ids.length >= mostCompanies}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        <span>
          {t('web.card.quote')} <span className="sr">{t('web.card.quoteOf', { name })}</span>
        </span>
      </label>
      {/* the bar stands at the end of the list: this is the same button, the next stop after the tick */}
      {latest === id && ids.length > 0 && (
        <button type="submit" className="btn primary quote-next">
          {ask}
        </button>
      )}
    </>
  );
};
