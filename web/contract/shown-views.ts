import type { ContractView } from '#read-api/contract/contract-views.ts';

export type Filter = Readonly<Record<string, string>>;

type UsualView = 'mine' | 'all' | 'ending' | 'late' | 'problems' | 'alerts' | 'renewals' | 'left';
/** A usual list, or one that the reader keeps, by its name. */
type ShownView = ({ readonly view: UsualView } | { readonly name: string }) & { readonly filter: Filter };

/**
 * The lists that people open most, and those that the reader keeps under a name of their own. `mine` narrows a list to
 * the reader's own work; it is empty for those who have none. Whoever assigns contracts sees which ones to assign anew.
 */
export const shownViews = (mine: Filter, kept: readonly ContractView[], mayAssign: boolean): readonly ShownView[] => [
  ...(Object.keys(mine).length > 0 ? [{ view: 'mine', filter: mine } as const] : []),
  { view: 'all', filter: {} },
  { view: 'ending', filter: { ...mine, state: 'ending' } },
  { view: 'late', filter: { ...mine, late: 'yes' } },
  { view: 'problems', filter: { ...mine, problematic: 'yes' } },
  { view: 'alerts', filter: { ...mine, alerts: 'yes' } },
  { view: 'renewals', filter: { ...mine, renewal: 'yes' } },
  ...(mayAssign ? [{ view: 'left', filter: { ...mine, left: 'yes' } } as const] : []),
  ...kept.map(({ name, filter }) => ({ name, filter: Object.fromEntries(new URLSearchParams(filter)) })),
];
