import { dayAfter } from '../calendar.ts';
import type { BoughtOption } from './contract-state.ts';
import { daysBetween } from './packages.ts';

type Copied = Pick<BoughtOption, 'kind' | 'title'> & { readonly dates: readonly string[] };

/**
 * The options of a contract for another one: each time as many days after the signature as it was. Those that would come
 * after the end are left out.
 */
export const copiedOptions = (
  options: readonly (Pick<BoughtOption, 'kind' | 'title'> & {
    readonly items: readonly Pick<BoughtOption['items'][number], 'scheduledDate'>[];
  })[],
  signed: string,
  { from, end }: { readonly from: string; readonly end: string },
): readonly Copied[] =>
  options.flatMap(({ kind, title, items }) => {
    const dates = items
      .map(({ scheduledDate }) => dayAfter(from, daysBetween(signed, scheduledDate)))
      .filter((date) => date <= end)
      .toSorted();
    return dates.length > 0 || items.length === 0 ? [{ kind, title, dates }] : [];
  });
