import type { Planning } from '#domain/company/company.events.ts';
import { openState } from './open-state.ts';
import { type OpenState, openStates } from './open-state-sent.ts';

/** What is said of a company at an instant, ISO 8601. */
export type StateToCome = { readonly at: string; readonly state: OpenState };

/** Changes that are followed: those of more than a week, whatever the hours. */
const mostChanges = 60;

/** Each state that these plannings lead to, with the first instant of it from `now` on: open, closing soon, closed, unknown. */
export const statesToCome = (plannings: readonly Planning[], now: Date): readonly StateToCome[] => {
  const found: StateToCome[] = [];
  let at = now;
  for (let changes = 0; changes < mostChanges && found.length < openStates.length; changes++) {
    const state = openState(plannings, at);
    if (found.every((one) => one.state.state !== state.state)) found.push({ at: at.toISOString(), state });
    if (state.validUntil === null) break;
    at = new Date(state.validUntil);
  }
  return found;
};
