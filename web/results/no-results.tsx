import type { SearchHelp } from '#infra/search/search-index.ts';
import { useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import { isNarrowed, type ResultsQuery, resultsHref } from './results-query.ts';

const bare = { category: undefined, city: undefined, district: undefined, size: undefined, minRating: undefined };
const widest = { ...bare, openNow: false, hasWhatsapp: false, verified: false, near: undefined, radius: undefined };

type Props = { readonly query: ResultsQuery; readonly help: SearchHelp | undefined; readonly title: string };

/** Nothing was found: what people may have meant, and the wider tries. */
export const NoResults = ({ query, help, title }: Props) => {
  const { t, lang, number } = useText();
  const { spelling, wider } = help ?? {};
  const filtered = isNarrowed({ ...query, what: '', where: '', sort: query.near ? 'distance' : 'relevance' });
  return (
    <div className="nothing">
      <section className="card empty">
        <div className="gap-row" aria-hidden="true">
          <span className="cloth k2 p1" />
          <span className="cloth k1 p3" />
          <span>
            <Icon name="search" />
          </span>
          <span className="cloth k3 p5" />
          <span className="cloth k4 p2" />
        </div>
        <h1>{title}</h1>
        {spelling && <p>{t('results.none.spelling', { what: spelling.what, count: spelling.nbHits })}</p>}
        {spelling ? (
          <a className="btn primary" href={resultsHref(lang, query, { what: spelling.what })}>
            <Icon name="search" />
            {t('results.none.searchFor', { what: spelling.what })}
          </a>
        ) : (
          <p>{t('results.none.advice')}</p>
        )}
      </section>
      <section className="stack">
        <h2>{t('results.none.tryThis')}</h2>
        <ul className="list card">
          {wider && (
            <li className="mini">
              <span className="tag indigo num">{number(wider.nbHits)}</span>
              <h3>
                <a href={resultsHref(lang, query, { where: wider.where, city: undefined, district: undefined })}>
                  {t('results.none.wider', { area: wider.label })}
                </a>
              </h3>
            </li>
          )}
          {filtered && (
            <li className="mini">
              <span className="tag indigo">
                <Icon name="filter" />
              </span>
              <h3>
                <a href={resultsHref(lang, query, widest)}>{t('results.none.withoutFilters')}</a>
              </h3>
            </li>
          )}
          {(query.where || query.country) && query.what && (
            <li className="mini">
              <span className="tag indigo">
                <Icon name="globe" />
              </span>
              <h3>
                <a href={resultsHref(lang, query, { ...widest, where: '', country: undefined })}>
                  {t('results.none.everywhere', { what: query.what })}
                </a>
              </h3>
            </li>
          )}
          <li className="mini">
            <span className="tag indigo">
              <Icon name="shop" />
            </span>
            <h3>
              <a href={resultsHref(lang, query, { ...widest, what: '', where: '' })}>{t('results.none.all')}</a>
            </h3>
          </li>
        </ul>
      </section>
    </div>
  );
};
