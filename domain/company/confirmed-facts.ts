import type { Decider } from '../decider.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { AgingPart, ConfirmedFactsEvent } from './confirmed-facts.events.ts';

export type ConfirmedFactsCommand = {
  readonly type: 'ConfirmCompanyFacts';
  readonly data: { readonly companyId: number; readonly parts: readonly AgingPart[] };
};

/** Parts by the day on which they were confirmed last. */
export type ConfirmedFactsState = { readonly registered: boolean; readonly days: ReadonlyMap<AgingPart, string> };

/** That what a company's page says is still so: once a day is enough. */
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
      const day = now.toISOString().slice(0, 10);
      const still = [...new Set(parts)].filter((part) => days.get(part) !== day);
      return still.length > 0 ? [{ type: 'CompanyFactsConfirmed', data: { companyId, parts: still, day } }] : [];
    },
  },
};
