import { dayMs } from '../calendar.ts';
import type { Decider } from '../decider.ts';
import type { ErasureEvent, ErasureReason, Sink } from './erasure.events.ts';
import { sinks } from './erasure.events.ts';
import { refuse } from './erasure.rejections.ts';

/** How long a person may cancel the erasure, in days. */
const waitingDays = 14;

type ErasureState =
  | { readonly status: 'none' }
  | { readonly status: 'requested'; readonly due: string }
  | { readonly status: 'begun'; readonly emptied: readonly Sink[] }
  | { readonly status: 'completed' };

type Person = { readonly accountId: string };

export type ErasureCommand =
  | {
      readonly type: 'RequestErasure';
      readonly data: Person & { readonly reason: ErasureReason; readonly at: 'once' | 'due' };
    }
  | { readonly type: 'CancelErasure'; readonly data: Person }
  | { readonly type: 'BeginErasure'; readonly data: Person }
  | { readonly type: 'ReportSink'; readonly data: Person & { readonly sink: Sink; readonly pieces: number } };

export const erasureStream = (accountId: string): string => `erasure-${accountId}`;

/** The erasure of a person's data: requested, due after `waitingDays`, carried out sink by sink, then final. */
export const erasure: Decider<ErasureCommand, ErasureEvent, ErasureState> = {
  initial: { status: 'none' },

  evolve: {
    ErasureRequested: (_, { due }) => ({ status: 'requested', due }),
    ErasureCancelled: () => ({ status: 'none' }),
    ErasureBegun: () => ({ status: 'begun', emptied: [] }),
    SinkEmptied: (state, { sink }) =>
      state.status === 'begun' ? { ...state, emptied: [...state.emptied, sink] } : state,
    ErasureCompleted: () => ({ status: 'completed' }),
    PersonForgotten: (state) => state,
  },

  decide: {
    RequestErasure: ({ accountId, reason, at }, state, { now }) => {
      if (state.status === 'begun' || state.status === 'completed') return [];
      const due = new Date(now.getTime() + (at === 'once' ? 0 : waitingDays * dayMs)).toISOString();
      if (state.status === 'requested' && state.due <= due) return [];
      return [{ type: 'ErasureRequested', data: { accountId, reason, due } }];
    },
    CancelErasure: ({ accountId }, { status }) => {
      if (status === 'begun' || status === 'completed') throw refuse('too-late');
      return status === 'none' ? [] : [{ type: 'ErasureCancelled', data: { accountId } }];
    },
    BeginErasure: ({ accountId }, state, { now }) => {
      if (state.status === 'none') throw refuse('not-requested');
      if (state.status === 'requested' && state.due > now.toISOString()) throw refuse('not-due');
      return state.status === 'requested' ? [{ type: 'ErasureBegun', data: { accountId } }] : [];
    },
    ReportSink: ({ accountId, sink, pieces }, state) => {
      if (state.status === 'completed') return [];
      if (state.status !== 'begun') throw refuse('not-requested');
      if (state.emptied.includes(sink)) return [];
      const facts: ErasureEvent[] = [{ type: 'SinkEmptied', data: { accountId, sink, pieces } }];
      if (sink === 'key') facts.push({ type: 'PersonForgotten', data: { accountId } });
      if (sinks.every((one) => one === sink || state.emptied.includes(one)))
        facts.push({ type: 'ErasureCompleted', data: { accountId } });
      return facts;
    },
  },
};
