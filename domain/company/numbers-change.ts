import { type Actor, isAdministrator } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import { refuse } from './company.rejections.ts';
import type { NumbersChangeEvent } from './numbers-change.events.ts';

type Data<T extends NumbersChangeEvent['type']> = DataOf<NumbersChangeEvent, T>;

export type NumbersChangeCommand =
  | { readonly type: 'AskNumbersChange'; readonly data: Data<'NumbersChangeAsked'> }
  | { readonly type: 'AdvanceNumbersChange'; readonly data: Data<'NumbersChangeAdvanced'> }
  | { readonly type: 'FinishNumbersChange'; readonly data: Data<'NumbersChangeFinished'> };

type NumbersChangeState = {
  readonly status: 'none' | 'going' | 'finished';
  readonly way: Data<'NumbersChangeAsked'>['way'];
  /** Companies, over all runs since it was asked for. */
  readonly done: number;
  readonly total: number;
  readonly left: number;
};

export const numbersChangeStream = (plan: string): string => `numbers-change-${plan}`;

const administers = (actor: Actor): void => {
  if (!isAdministrator(actor)) throw refuse('staff-only');
};

/** Whether a country's change of its numbers is being made, or taken back, and how far that is. */
export const numbersChange: Decider<NumbersChangeCommand, NumbersChangeEvent, NumbersChangeState> = {
  initial: { status: 'none', way: 'convert', done: 0, total: 0, left: 0 },

  evolve: {
    NumbersChangeAsked: (_, { way }) => ({ status: 'going', way, done: 0, total: 0, left: 0 }),
    // a run that goes on for a stopped one has only the rest to do
    NumbersChangeAdvanced: (state, { done, of }) => {
      const total = Math.max(state.total, of);
      return { ...state, total, done: total - of + done };
    },
    NumbersChangeFinished: (state, { left }) => ({ ...state, status: 'finished', done: state.total, left }),
  },

  decide: {
    AskNumbersChange: (data, { status, way }, { actor }) => {
      administers(actor);
      if (status !== 'going') return [{ type: 'NumbersChangeAsked', data }];
      if (way !== data.way) throw refuse('numbers-change-going');
      return [];
    },
    AdvanceNumbersChange: (data, { status }, { actor }) => {
      administers(actor);
      return status === 'going' ? [{ type: 'NumbersChangeAdvanced', data }] : [];
    },
    FinishNumbersChange: (data, { status }, { actor }) => {
      administers(actor);
      return status === 'going' ? [{ type: 'NumbersChangeFinished', data }] : [];
    },
  },
};
