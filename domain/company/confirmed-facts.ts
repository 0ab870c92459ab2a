import { dayOf } from '../calendar.ts';
import type { Decider } from '../decider.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { AgingPart, ConfirmedFactsEvent } from './confirmed-facts.events.ts';

export type ConfirmedFactsCommand = {
  readonly type: 'ConfirmCompanyFacts';
  readonly data: { readonly companyId: number; readonly parts: readonly AgingPart[] };
};

/** `days` is the day on which each part was last confirmed. */
type ConfirmedFactsState = { readonly registered: boolean; readonly days: ReadonlyMap<AgingPart, string> };

/** Confirms that parts of a company's page are still correct, each at most once a day. */
export const confirmedFacts: Decider<
  ConfirmedFactsCommand,
  ConfirmedFactsEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' }>,
  ConfirmedFactsState
> = {
  initial: { registered: false, days: new Map() },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    CompanyFactsConfirmed: (state, { parts, day }) => ({
      ...state,
      days: new Map([...state.days, ...parts.map((part) => [part, day] as const)]),
    }),
  },

  decide: {
    ConfirmCompanyFacts: ({ companyId, parts }, { registered, days }, { now }) => {
      if (!registered) throw refuse('unknown');
      const day = dayOf(now);
      const still = [...new Set(parts)].filter((part) => days.get(part) !== day);
      return still.length > 0 ? [{ type: 'CompanyFactsConfirmed', data: { companyId, parts: still, day } }] : [];
    },
  },
};
