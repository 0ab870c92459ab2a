import type { CountedCategory } from '#read-api/directory/home.ts';
import type { SearchAnswer } from '#read-api/search/search-index.ts';
import { resultsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Counted } from '../ui/counted.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MapTap } from '../ui/map-tap.tsx';
import { filtersOf } from './filters.ts';
import { NextStep, TellMe } from './next-step.tsx';
import { resultsHref } from './results-href.ts';
import type { ResultsQuery } from './results-query.ts';
import { unreadable } from './subject.ts';
import { Mark, useTries } from './wider-tries.tsx';

type Props = {
  readonly query: ResultsQuery;
  readonly answer: SearchAnswer;
  readonly categories: readonly CountedCategory[];
  readonly title: string;
};

/** The filters that are on, each as a link that lets go of it, and with what it would find. */
const ChosenFilters = ({ query, answer }: Pick<Props, 'query' | 'answer'>) => {
  const text = useText();
  const { t, lang } = text;
  const chosen = filtersOf(query, answer, text).toSorted((a, b) => (b.nbHits ?? 0) - (a.nbHits ?? 0));
  if (chosen.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('results.none.filters')}</h2>
      <ul className="list card">
        {chosen.map(({ name, label, without, nbHits }) => (
          <li className="mini" key={name}>
            <Mark mark="close" />
            <h3>
              <a href={resultsHref(lang, query, without)} rel="nofollow">
                {nbHits
                  ? t('results.none.withoutCount', { filter: label, count: nbHits })
                  : t('results.none.without', { filter: label })}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What was typed has no letter in it: what to type instead. */
const Unreadable = ({ typed }: { readonly typed: string }) => {
  const { t } = useText();
  return (
    <EmptyState
      heading="h1"
      title={t('results.none.unreadable', { typed })}
      actions={
        <LinkButton look="primary" icon="search" href="#search-what">
          {t('results.none.typeAgain')}
        </LinkButton>
      }
    >
      <p>{t('results.none.typeLetters')}</p>
    </EmptyState>
  );
};

/** Nothing was found: what people may have meant, which filters left nothing, and the wider tries. */
export const NoResults = ({ query, answer, categories, title }: Props) => {
  const text = useText();
  const { t, lang } = text;
  const { help } = answer;
  const { spelling, wider, without } = help ?? {};
  const chosen = filtersOf(query, answer, text);
  const tries = useTries(query, help ?? {}, chosen.length > 1);
  const isHelped = spelling !== undefined || wider !== undefined;
  const says = query.what !== '' || query.where !== '';
  const strange = unreadable(query);
  const advice = () => {
    if (without) return t('results.none.filtered', { filters: chosen.map(({ label }) => label).join(', ') });
    if (spelling && !wider) return t('results.none.spelling', { what: spelling.what, count: spelling.nbHits });
    return t(wider ? 'results.none.elsewhere' : 'results.none.advice');
  };
  return (
    <div className="nothing">
      {query.bounds && (
        <>
          <MapTap results={[]} area={query.bounds} search={resultsHref(lang, query, { bounds: undefined })} />
          <div className="map-place" hidden />
        </>
      )}
      {strange ? (
        <Unreadable typed={strange} />
      ) : (
        <>
          <EmptyState
            heading="h1"
            title={title}
            actions={(isHelped || says) && !without && <NextStep query={query} help={help} />}
          >
            <p>{advice()}</p>
          </EmptyState>
          <ChosenFilters query={query} answer={answer} />
          <section className="stack">
            <h2>{t('results.none.tryThis')}</h2>
            <ul className="list card">
              {tries.map(({ href, text, mark }) => (
                <li className="mini" key={href}>
                  <Mark mark={mark} />
                  <h3>
                    <a href={href}>{text}</a>
                  </h3>
                </li>
              ))}
            </ul>
            {(isHelped || without) && says && (
              <p className="row">
                <TellMe look="line" query={query} />
              </p>
            )}
          </section>
        </>
      )}
      {categories.length > 0 && (
        <section className="stack">
          <h2>{t('results.none.browse')}</h2>
          <ul className="row">
            {categories.map(({ id, names, count }) => (
              <li key={id}>
                <a className="chip" href={`${resultsPath(lang, query.country)}?category=${id}`}>
                  {names[lang]} <Counted count={count} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
