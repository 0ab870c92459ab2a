import type { Suggestion } from '#read-api/suggest/suggestion.ts';
import type { PastSearch } from './recent-searches.ts';

/** A search of one's own, kept on this device. */
export type PastRow = PastSearch & { readonly kind: 'past' };
/** A row that forgets all searches of one's own. */
type ForgetRow = { readonly kind: 'forget' };

/** What stands in the list under a field of the search. */
export type SuggestedRow = Suggestion | PastRow | ForgetRow;

export const isPlace = ({ kind }: SuggestedRow): boolean =>
  kind === 'city' || kind === 'district' || kind === 'landmark' || kind === 'country';

/** Tells a row from others, also in a later list. */
export const rowKey = (row: SuggestedRow): string => {
  if (row.kind === 'forget') return 'forget';
  if (row.kind === 'past') return `past ${row.what}, ${row.where}`;
  return `${row.kind} ${row.id ?? row.value}`;
};
