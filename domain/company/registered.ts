import { refuse } from './company.rejections.ts';
import type { CompanyState } from './company.ts';

type Registered = Extract<CompanyState, { status: 'registered' }>;

/** The state of a company that exists. Throws a `Rejection` otherwise. */
export const registered = (state: CompanyState): Registered => {
  if (state.status === 'unregistered') throw refuse('unknown');
  return state;
};
