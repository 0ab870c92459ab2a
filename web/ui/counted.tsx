import { useText } from '../page/text.ts';

/** How many companies: a number for the eye, with its unit for the ear. */
export const Counted = ({ count }: { readonly count: number }) => {
  const { t, number } = useText();
  return (
    <small className="num">
      <span aria-hidden="true">{number(count)}</span>
      <span className="sr">{t('results.filter.companies', { count })}</span>
    </small>
  );
};
