import type { SearchHelp } from '#read-api/search/search-index.ts';
import { tellMePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { resultsHref } from './results-href.ts';
import type { ResultsQuery } from './results-query.ts';
import { around, everywhere } from './wider-tries.tsx';

type Help = { readonly query: ResultsQuery; readonly help: SearchHelp | undefined };

/** The one thing that helps most, as a button. */
export const NextStep = ({ query, help: { spelling, wider } = {} }: Help) => {
  const { t, lang } = useText();
  if (wider)
    return (
      <LinkButton look="primary" icon="pin" href={resultsHref(lang, query, around(wider.where))}>
        {t('results.none.seeWider', { count: wider.nbHits, area: wider.label })}
      </LinkButton>
    );
  if (spelling)
    return (
      <LinkButton look="primary" icon="search" href={resultsHref(lang, query, everywhere(spelling.what))}>
        {t('results.none.searchFor', { what: spelling.what })}
      </LinkButton>
    );
  return <TellMe look="primary" query={query} />;
};

type TellMeProps = { readonly look: 'primary' | 'line'; readonly query: ResultsQuery };

export const TellMe = ({ look, query }: TellMeProps) => {
  const { t, lang } = useText();
  return (
    <LinkButton look={look} icon="bell" href={tellMePath(lang, query)} rel="nofollow">
      {t('alert.title')}
    </LinkButton>
  );
};
