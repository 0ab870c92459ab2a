import { resultsPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { useText } from '../page/text.ts';
import { SearchForm, type SearchFormProps } from './search-form.tsx';
import { usualPath } from './usual-suggestions.ts';

/** The search of a page: a plain form that gets suggestions in the browser. */
export const SearchBox = (props: Omit<SearchFormProps, 'action'>) => {
  const { lang } = useText();
  return (
    <Island
      name="search-form"
      of={SearchForm}
      props={{ ...props, action: resultsPath(lang, props.country) }}
      asks={usualPath(lang, props.country)}
    />
  );
};
