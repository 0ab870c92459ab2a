import { useText } from '../page/text.ts';
import type { ResultsQuery } from './results-query.ts';

type Props = { readonly query: ResultsQuery; readonly nbHits: number };

/** What was looked for and how much was found, for the script to tell (`enhance/search-log.ts`). Nothing of who asked. */
export const SearchLog = ({ query, nbHits }: Props) => {
  const { lang } = useText();
  const { what, where, country = null, page } = query;
  const search = { what, where, country, lang, nbHits, page };
  return <div hidden data-search-log="/search-log" data-search={JSON.stringify(search)} />;
};
