import type { SearchHelp } from '#infra/search/search-index.ts';
import type { CountedCategory } from '#read-api/directory/home.ts';
import { resultsPath, tellMePath } from '../paths.ts';
import { useText } from '../text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { isNarrowed, type ResultsQuery, resultsHref } from './results-query.ts';

const bare = { category: undefined, city: undefined, district: undefined, size: undefined, minRating: undefined };
const any = { openNow: false, hasWhatsapp: false, verified: false, hasProducts: false, hasJobs: false };
const widest = { ...bare, ...any, near: undefined, radius: undefined };

const around = (where: string) => ({ where, city: undefined, district: undefined });

/** A spelling is told with what it finds in all countries. */
const everywhere = (what: string) => ({ ...widest, what, where: '', country: undefined });

type Try = { readonly href: string; readonly text: string; readonly mark: IconName | string };

/** Wider searches than this one, the nearest first. */
const useTries = (query: ResultsQuery, { spelling, broader }: SearchHelp): readonly Try[] => {
  const { t, lang, number } = useText();
  const href = (change: Partial<ResultsQuery>) => resultsHref(lang, query, change);
  const filtered = isNarrowed({ ...query, what: '', where: '', sort: query.near ? 'distance' : 'relevance' });
  const narrow = query.what && (query.where || query.country);
  return [
    broader && {
      href: href({ what: '', category: broader.category }),
      text: query.where ? t('results.none.broader', { category: broader.label, where: query.where }) : broader.label,
      mark: number(broader.nbHits),
    },
    filtered && { href: href(widest), text: t('results.none.withoutFilters'), mark: 'filter' as const },
    narrow && {
      href: href(everywhere(spelling?.what ?? query.what)),
      text: t('results.none.everywhere', { what: spelling?.what ?? query.what }),
      mark: spelling ? number(spelling.nbHits) : ('globe' as const),
    },
    { href: href({ ...widest, what: '', where: '' }), text: t('results.none.all'), mark: 'shop' as const },
  ].filter((one) => typeof one === 'object');
};

const drawn = (mark: string): mark is IconName => mark === 'filter' || mark === 'globe' || mark === 'shop';

type Props = {
  readonly query: ResultsQuery;
  readonly help: SearchHelp | undefined;
  readonly categories: readonly CountedCategory[];
  readonly title: string;
};

type Help = Pick<Props, 'query' | 'help'>;

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

/** Nothing was found: what people may have meant, and the wider tries. */
export const NoResults = ({ query, help, categories, title }: Props) => {
  const { t, lang, number } = useText();
  const { spelling, wider } = help ?? {};
  const tries = useTries(query, help ?? {});
  const isHelped = spelling !== undefined || wider !== undefined;
  const says = query.what !== '' || query.where !== '';
  return (
    <div className="nothing">
      <EmptyState heading="h1" title={title} actions={(isHelped || says) && <NextStep query={query} help={help} />}>
        <p>
          {spelling && !wider
            ? t('results.none.spelling', { what: spelling.what, count: spelling.nbHits })
            : t(wider ? 'results.none.elsewhere' : 'results.none.advice')}
        </p>
      </EmptyState>
      <section className="stack">
        <h2>{t('results.none.tryThis')}</h2>
        <ul className="list card">
          {tries.map(({ href, text, mark }) => (
            <li className="mini" key={href}>
              <span className="tag indigo num">{drawn(mark) ? <Icon name={mark} /> : mark}</span>
              <h3>
                <a href={href}>{text}</a>
              </h3>
            </li>
          ))}
        </ul>
        {isHelped && says && (
          <p className="row">
            <TellMe look="line" query={query} />
          </p>
        )}
      </section>
      {categories.length > 0 && (
        <section className="stack">
          <h2>{t('results.none.browse')}</h2>
          <ul className="row">
            {categories.map(({ id, names, count }) => (
              <li key={id}>
                <a className="chip" href={`${resultsPath(lang, query.country)}?category=${id}`}>
                  {names[lang]} <span className="n">{number(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
