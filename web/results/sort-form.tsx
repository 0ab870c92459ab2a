import { type KeyboardEvent, useRef, useState } from 'react';
import type { SearchSort } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { paramsOf, type ResultsQuery } from './results-query.ts';

const labels = {
  relevance: 'results.sort.relevance',
  distance: 'results.sort.distance',
  rating: 'results.sort.rating',
  reviews: 'results.sort.reviews',
  newest: 'results.sort.newest',
} as const satisfies Record<SearchSort, string>;

export type SortFormProps = {
  /** The path of the results in the country of the query. */
  readonly path: string;
  readonly query: ResultsQuery;
  /** Whether any company of the list has a rating. */
  readonly rated: boolean;
};

const sorts = Object.keys(labels) as readonly SearchSort[];

/**
 * The order of the results, as a form that keeps the rest of the query. It is sent by choosing with a finger or a mouse.
 * Keys change a choice at every step, so that there it waits for Enter or for its button, which comes up then.
 */
export const SortForm = ({ path, query, rated }: SortFormProps) => {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const isByKey = useRef<boolean | null>(null);
  const [asksToGo, setAsksToGo] = useState(false);
  const kept = paramsOf({ ...query, page: 1 }).filter(([name]) => name !== 'sort');
  const offered = sorts.filter(
    (sort) =>
      sort === query.sort || (sort === 'distance' ? query.near : rated || sort === 'relevance' || sort === 'newest'),
  );
  const noteKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !asksToGo) {
      isByKey.current = true;
      return;
    }
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const changed = (select: HTMLSelectElement): void => {
    // what was chosen before it lived: the ring around the field tells that keys had led there
    if (isByKey.current ?? select.matches(':focus-visible')) setAsksToGo(true);
    else form.current?.requestSubmit();
  };
  const go = t('results.sort.go');
  return (
    <form className="sort" action={path} data-focus="hits" ref={form}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">{t('results.sort.label')}</label>
      <select
        className="control"
        id="sort"
        name="sort"
        defaultValue={query.sort}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={noteKey}
        onChange={({ currentTarget }) => changed(currentTarget)}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(labels[sort])}
          </option>
        ))}
      </select>
      <button className="btn line go" type="submit" hidden={!asksToGo}>
        {go}
      </button>
      <noscript>
        <button className="btn line" type="submit">
          {go}
        </button>
      </noscript>
    </form>
  );
};
