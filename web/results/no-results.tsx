import type { CountedCategory } from '#read-api/directory/home.ts';
import type { SearchAnswer, SearchHelp } from '#read-api/search/search-index.ts';
import { resultsPath, tellMePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Counted } from '../ui/counted.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { MapTap } from '../ui/map-tap.tsx';
import { filtersOf } from './filters.ts';
import { resultsHref } from './results-href.ts';
import type { ResultsQuery } from './results-query.ts';
import { unreadable } from './subject.ts';
import type { Trait } from './traits.ts';

const bare = { category: undefined, city: undefined, district: undefined, size: undefined, minRating: undefined };
const any: Readonly<Record<Trait, false>> = {
  openNow: false,
  openTonight: false,
  openSaturday: false,
  openSunday: false,
  open24h: false,
  hasWhatsapp: false,
  verified: false,
  hasProducts: false,
  hasJobs: false,
};
const widest = { ...bare, ...any, near: undefined, radius: undefined, bounds: undefined };

const around = (where: string) => ({ where, city: undefined, district: undefined, bounds: undefined });

/** A spelling is told with what it finds in all countries. */
const everywhere = (what: string) => ({ ...widest, what, where: '', country: undefined });

type Try = { readonly href: string; readonly text: string; readonly mark: IconName };

/** Wider searches than this one, the nearest first. */
const useTries = (
  query: ResultsQuery,
  { spelling, broader, wider }: SearchHelp,
  isFiltered: boolean,
): readonly Try[] => {
  const { t, lang } = useText();
  const found = (text: string, count: number | undefined) =>
    count ? t('results.none.tryCount', { try: text, count }) : text;
  const href = (change: Partial<ResultsQuery>) => resultsHref(lang, query, change);
  const isOffered = wider?.where === ''; // by the button above, and to the same page
  const narrow = query.what && (query.where || query.country) && !isOffered;
  return [
    broader && {
      href: href({ what: '', category: broader.category }),
      text: found(
        query.where ? t('results.none.broader', { category: broader.label, where: query.where }) : broader.label,
        broader.nbHits,
      ),
      mark: 'search' as const,
    },
    isFiltered && { href: href(widest), text: t('results.none.withoutFilters'), mark: 'filter' as const },
    narrow && {
      href: href(everywhere(spelling?.what ?? query.what)),
      text: found(t('results.none.everywhere', { what: spelling?.what ?? query.what }), spelling?.nbHits),
      mark: 'globe' as const,
    },
    { href: href({ ...widest, what: '', where: '' }), text: t('results.none.all'), mark: 'shop' as const },
  ].filter((one) => typeof one === 'object');
};

type Props = {
  readonly query: ResultsQuery;
  readonly answer: SearchAnswer;
  readonly categories: readonly CountedCategory[];
  readonly title: string;
};

type Help = { readonly query: ResultsQuery; readonly help: SearchHelp | undefined };

/** The one thing that helps most, as a button. */
const NextStep = ({ query, help: { spelling, wider } = {} }: Help) => {
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

const TellMe = ({ look, query }: TellMeProps) => {
  const { t, lang } = useText();
  return (
    <LinkButton look={look} icon="bell" href={tellMePath(lang, query)} rel="nofollow">
      {t('alert.title')}
    </LinkButton>
  );
};

const Mark = ({ mark }: { readonly mark: IconName }) => (
  <span className="tag indigo num">
    <Icon name={mark} />
  </span>
);

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
