import { useText } from '../page/text.ts';

type Props = { readonly on: boolean; readonly count?: number | undefined };

/** What a filter's look says, for those who hear it: how many companies, whether it is chosen, what pressing it does. */
export const FilterSummary = ({ on, count }: Props) => {
  const { t } = useText();
  const companies = count === undefined ? '' : t('results.filter.companies', { count });
  const said = [companies, on && t('results.filter.chosen')].filter(Boolean).join(', ');
  return said && <span className="sr">{`, ${said}`}</span>;
};
