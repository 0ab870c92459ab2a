import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { facets, offeredTraits, valuesOf } from './facets.ts';
import type { Narrowable } from './filters.ts';
import { paramsOf, type ResultsQuery } from './results-query.ts';
import { traits } from './traits.ts';

type Props = {
  /** The path of the results in the country of the query. */
  readonly path: string;
  readonly query: ResultsQuery;
  readonly answer: Pick<Narrowable, 'facets' | 'named' | 'nbHits'>;
};

const chosenHere: readonly string[] = [...Object.keys(traits), ...facets.map(({ parameter }) => parameter)];

/** The filters on a phone without script: a form in which several are chosen before the list is loaded. */
export const FilterForm = ({ path, query, answer }: Props) => {
  const text = useText();
  const { t, number } = text;
  const kept = paramsOf({ ...query, page: 1 }).filter(([name]) => !chosenHere.includes(name));
  const counted = (label: string, count: number) => `${label} (${number(count)})`;
  return (
    <noscript className="filter-form">
      <details className="filters">
        <summary className="btn line">
          <Icon name="filter" />
          <span>{t('results.filters')}</span>
          <Icon name="close" />
        </summary>
        <form className="panel" action={path}>
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="scroll facets">
            <fieldset className="facet">
              <legend>{t('results.facet.traits')}</legend>
              {offeredTraits(query, answer).map(({ name, count }) => (
                <label key={name}>
                  <input type="checkbox" name={name} value="true" defaultChecked={query[name]} />
                  {counted(t(traits[name]), count)}
                </label>
              ))}
            </fieldset>
            {facets.map((facet) => {
              const values = valuesOf(facet, query, answer);
              return (
                values.length > 0 && (
                  <label className="facet" key={facet.name}>
                    {t(facet.title)}
                    <select className="control" name={facet.parameter} defaultValue={facet.chosen(query)}>
                      <option value="">{t('results.facet.all')}</option>
                      {values.map((value) => (
                        <option key={value.value} value={value.value}>
                          {counted(facet.label(text, value), value.count)}
                        </option>
                      ))}
                    </select>
                  </label>
                )
              );
            })}
          </div>
          <button className="btn primary wide" type="submit">
            {t('results.showChosen')}
          </button>
        </form>
      </details>
    </noscript>
  );
};
