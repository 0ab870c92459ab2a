import { useNearMe } from '../client/use-near-me.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { NearChip, NearStatus } from './near-me.tsx';
import type { Narrowing } from './use-filters.ts';

export type FilterBarProps = Narrowing & {
  /** The path of the results in the country of the query. */
  readonly path: string;
};

/** Every way to narrow the list of results: the quick filters, around the reader, and all filters. */
export const FilterBar = (props: FilterBarProps) => {
  const near = useNearMe();
  return (
    <>
      <div className="quick">
        <FilterChips {...props}>{!props.query.near && <NearChip near={near} />}</FilterChips>
        <NearStatus near={near} />
      </div>
      <FilterSheet {...props} />
    </>
  );
};
