import { refuse } from './company.rejections.ts';
import type { CompanyState } from './company.ts';

type Registered = Extract<CompanyState, { status: 'registered' }>;

/** The state of a company that exists. Throws a `Rejection` otherwise. */
export const registered = (state: CompanyState): Registered => {
  if (state.status === 'unregistered') throw refuse('unknown');
  return state;
};

/** The state of a company that has a page of its own. Throws a `Rejection` for one whose page leads to another. */
export const withOwnPage = (state: CompanyState): Registered => {
  const current = registered(state);
  if (current.same) throw refuse('same-already');
  return current;
};
