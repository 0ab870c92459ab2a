import { useText } from '../page/text.ts';

/** Ticks a company for a quote to several: the list around it is the form that asks (`results/quote-form.tsx`). */
export const QuoteTick = ({ id, name }: { readonly id: number; readonly name: string }) => {
  const { t } = useText();
  return (
    <label className="act tick">
      <input type="checkbox" name="companies" value={id} />
      <span>
        {t('web.card.quote')} <span className="sr">{t('web.card.quoteOf', { name })}</span>
      </span>
    </label>
  );
};
