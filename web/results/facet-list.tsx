import type { FacetValue, SearchAnswer } from '#read-api/search/search-index.ts';
import type { MessageId } from '../page/intl.ts';
import { type Text, useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { FilterSaid } from './filter-said.tsx';
import { sizes } from './filters.ts';
import { type ResultsQuery, resultsHref } from './results-query.ts';
import { traitNames, traits } from './traits.ts';

type Facet = {
  readonly name: 'category' | 'city' | 'district' | 'size' | 'rating';
  readonly title: MessageId;
  readonly label: (text: Text, value: FacetValue) => string;
  readonly change: (value: string | undefined) => Partial<ResultsQuery>;
  readonly chosen: (query: ResultsQuery) => string | undefined;
};

const ownLabel: Facet['label'] = (_, { label }) => label;

const facets: readonly Facet[] = [
  {
    name: 'category',
    title: 'results.facet.category',
    label: ownLabel,
    change: (category) => ({ category }),
    chosen: ({ category }) => category,
  },
  {
    name: 'city',
    title: 'results.facet.city',
    label: ownLabel,
    change: (city) => ({ city: city ? Number(city) : undefined, district: undefined }),
    chosen: ({ city }) => city?.toString(),
  },
  {
    name: 'district',
    title: 'results.facet.district',
    label: ownLabel,
    change: (district) => ({ district }),
    chosen: ({ district }) => district,
  },
  {
    name: 'size',
    title: 'results.facet.size',
    label: ({ t }, { value }) => t(sizes[value] ?? 'web.size.unknown'),
    change: (size) => ({ size: size as ResultsQuery['size'] }),
    chosen: ({ size }) => size,
  },
  {
    name: 'rating',
    title: 'results.facet.rating',
    label: ({ t, number }, { value }) => t('results.facet.stars', { stars: number(Number(value)) }),
    change: (rating) => ({ minRating: rating ? Number(rating) : undefined }),
    chosen: ({ minRating }) => minRating?.toString(),
  },
];

const shown = 8;

type LinkProps = {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly on: boolean;
  readonly count: number;
};

const FacetLink = ({ id, href, label, on, count }: LinkProps) => {
  const { number } = useText();
  return (
    <li>
      <a id={id} className={on ? 'on' : undefined} href={href} rel="nofollow" data-focus={id}>
        <span className="box">{on && <Icon name="check" />}</span>
        {label}
        <span className="n" aria-hidden="true">
          {number(count)}
        </span>
        <FilterSaid on={on} count={count} />
      </a>
    </li>
  );
};

type Props = { readonly query: ResultsQuery; readonly answer: SearchAnswer };

/** What companies offer or not, told in one list. */
const TraitList = ({ query, answer: { facets: found } }: Props) => {
  const { t, lang } = useText();
  const offered = traitNames
    .map((name) => ({ name, count: found[name].find(({ value }) => value === 'true')?.count ?? 0 }))
    .filter(({ name, count }) => count > 0 || query[name]);
  return (
    offered.length > 0 && (
      <section className="facet" aria-labelledby="facet-traits">
        <h2 id="facet-traits">{t('results.facet.traits')}</h2>
        <ul>
          {offered.map(({ name, count }) => (
            <FacetLink
              key={name}
              id={`filter-${name}`}
              href={resultsHref(lang, query, { [name]: !query[name] })}
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
export const FacetList = ({ query, answer }: Props) => {
  const text = useText();
  const { facets: found, named, nbHits } = answer;
  return (
    <div className="facets">
      <TraitList query={query} answer={answer} />
      {facets.map(({ name, title, label, change, chosen }) => {
        const current = chosen(query);
        const listed = found[name].filter(
          ({ value, count }) => value === current || (count > 0 && value !== 'unknown'),
        );
        // a category of the top is chosen through its sub-categories, which alone are counted
        const above = name === 'category' && current !== undefined && !listed.some(({ value }) => value === current);
        const values = above
          ? [{ value: current, label: named.category ?? current, count: nbHits }, ...listed]
          : listed;
        if (values.length === 0 || (values.length === 1 && !current && name !== 'category')) return null;
        const [first, more] = [values.slice(0, shown), values.slice(shown)];
        const link = (value: FacetValue) => (
          <FacetLink
            key={value.value}
            id={`filter-${name}-${value.value}`}
            href={resultsHref(text.lang, query, change(value.value === current ? undefined : value.value))}
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
