import type { MouseEvent } from 'react';
import type { FacetValue } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { facets, inOrderOf, offeredTraits, valuesOf } from './facets.ts';
import { FilterSummary } from './filter-summary.tsx';
import type { Narrowable } from './filters.ts';
import { type ResultsQuery, searchOf } from './results-query.ts';
import { traits } from './traits.ts';
import type { Narrowing } from './use-filters.ts';

const shown = 8;

type Props = {
  /** The path of the results in the country of the query. */
  readonly path: string;
  readonly query: ResultsQuery;
  readonly answer: Narrowable;
  /** What was there before any was chosen: its order stays. */
  readonly before: Narrowing;
  /** Takes a choice where it is not to lead to another page. */
  readonly onPick?: (event: MouseEvent<HTMLAnchorElement>, change: Partial<ResultsQuery>) => void;
};

type LinkProps = Pick<Props, 'path' | 'query' | 'onPick'> & {
  readonly id: string;
  readonly change: Partial<ResultsQuery>;
  readonly label: string;
  readonly on: boolean;
  readonly count: number;
};

const FacetLink = ({ path, query, onPick, id, change, label, on, count }: LinkProps) => {
  const { number } = useText();
  return (
    <li>
      <a
        id={id}
        className={on ? 'on' : undefined}
        href={path + searchOf(query, change)}
        rel="nofollow"
        data-focus={id}
        onClick={(event) => onPick?.(event, change)}
      >
        <span className="box">{on && <Icon name="check" />}</span>
        {label}
        <span className="n" aria-hidden="true">
          {number(count)}
        </span>
        <FilterSummary on={on} count={count} />
      </a>
    </li>
  );
};

/** What companies offer or not, told in one list. */
const TraitList = (props: Props) => {
  const { query, answer } = props;
  const { t } = useText();
  const offered = offeredTraits(query, answer);
  return (
    offered.length > 0 && (
      <section className="facet" aria-labelledby="facet-traits">
        <h2 id="facet-traits">{t('results.facet.traits')}</h2>
        <ul>
          {offered.map(({ name, count }) => (
            <FacetLink
              {...props}
              key={name}
              id={`filter-${name}`}
              change={{ [name]: !query[name] }}
              label={t(traits[name])}
              on={query[name]}
              count={count}
            />
          ))}
        </ul>
      </section>
    )
  );
};

/** Every way to narrow the results, with how many would stay; a chosen one is a link that lets go of it. */
export const FacetList = (props: Props) => {
  const { query, answer, before } = props;
  const text = useText();
  return (
    <div className="facets">
      <TraitList {...props} />
      {facets.map((facet) => {
        const { name, title, label, change, chosen } = facet;
        const current = chosen(query);
        const values = inOrderOf(valuesOf(facet, before.query, before.answer), valuesOf(facet, query, answer));
        if (values.length === 0) return null;
        const [first, more] = [values.slice(0, shown), values.slice(shown)];
        const link = (value: FacetValue) => (
          <FacetLink
            {...props}
            key={value.value}
            id={`filter-${name}-${value.value}`}
            change={change(value.value === current ? undefined : value.value)}
            label={label(text, value)}
            on={value.value === current}
            count={value.count}
          />
        );
        return (
          <section className="facet" key={name} aria-labelledby={`facet-${name}`}>
            <h2 id={`facet-${name}`}>{text.t(title)}</h2>
            <ul>{first.map(link)}</ul>
            {more.length > 0 && (
              <details>
                <summary className="link">{text.t('results.facet.more', { count: more.length })}</summary>
                <ul>{more.map(link)}</ul>
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
};
