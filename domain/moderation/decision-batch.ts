import { type Actor, oneOf } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import type { DecisionBatchEvent } from './decision-batch.events.ts';
import { refuse } from './moderation.rejections.ts';

type Data<T extends DecisionBatchEvent['type']> = DataOf<DecisionBatchEvent, T>;
type Decided = Data<'BatchDecided'>;

type DecisionBatchCommand =
  | { readonly type: 'DecideBatch'; readonly data: Omit<Decided, 'by'> }
  | { readonly type: 'FinishBatch'; readonly data: Data<'BatchFinished'> }
  | { readonly type: 'UndoBatch'; readonly data: Omit<Data<'BatchUndoAsked'>, 'by'> }
  | { readonly type: 'FinishUndo'; readonly data: Data<'BatchUndone'> };

type DecisionBatchState =
  | { readonly status: 'none' }
  | (Pick<Decided, 'decision' | 'reason' | 'items'> & {
      readonly status: 'deciding' | 'decided' | 'undoing' | 'undone';
    });

export const decisionBatchStream = (batchId: string): string => `decision-batch-${batchId}`;

const moderates = oneOf('moderator', 'admin', 'superadmin');

const decided = (state: DecisionBatchState, actor: Actor) => {
  if (!moderates(actor)) throw refuse('staff-only');
  if (state.status === 'none') throw refuse('batch-unknown');
  return state;
};

const become =
  (status: 'decided' | 'undoing' | 'undone') =>
  (state: DecisionBatchState): DecisionBatchState =>
    state.status === 'none' ? state : { ...state, status };

/** One decision on many cases, and whether it or its undo is finished. */
export const decisionBatch: Decider<DecisionBatchCommand, DecisionBatchEvent, DecisionBatchState> = {
  initial: { status: 'none' },

  evolve: {
    BatchDecided: (_, { decision, reason, items }) => ({ status: 'deciding', decision, reason, items }),
    BatchFinished: become('decided'),
    BatchUndoAsked: become('undoing'),
    BatchUndone: become('undone'),
  },

  decide: {
    DecideBatch: (data, state, { actor }) => {
      if (!moderates(actor)) throw refuse('staff-only');
      if (data.decision === 'refuse' && data.reason === null) throw refuse('reason-needed', {}, '/reason');
      return state.status === 'none' ? [{ type: 'BatchDecided', data: { ...data, by: actor.id } }] : [];
    },
    FinishBatch: (data, state, { actor }) =>
      decided(state, actor).status === 'deciding' ? [{ type: 'BatchFinished', data }] : [],
    UndoBatch: ({ batchId }, state, { actor }) => {
      const { status } = decided(state, actor);
      if (status === 'deciding') throw refuse('batch-unfinished');
      return status === 'decided' ? [{ type: 'BatchUndoAsked', data: { batchId, by: actor.id } }] : [];
    },
    FinishUndo: (data, state, { actor }) =>
      decided(state, actor).status === 'undoing' ? [{ type: 'BatchUndone', data }] : [],
  },
};
