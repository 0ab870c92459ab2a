import { assign, fromPromise, setup } from 'xstate';
import type { FormError } from '../ui/error-list.tsx';

/** What became of a form that was sent. */
export type Sent =
  | { readonly is: 'taken' }
  /** The browser sends it, and its answer is a page. */
  | { readonly is: 'leaving' }
  | { readonly is: 'refused'; readonly errors: readonly FormError[] }
  /** No network: it goes by itself when there is one. */
  | { readonly is: 'waiting' }
  /** No network, and it cannot wait. */
  | { readonly is: 'unsent' }
  /** It needs an account, and nobody is signed in. */
  | { readonly is: 'restricted' };

type Context = {
  readonly errors: readonly FormError[];
  /** How often it was refused: the same mistake again is told again. */
  readonly refusals: number;
};

type Event =
  /** With what is wrong before anything is sent. */
  | { readonly type: 'submit'; readonly errors: readonly FormError[] }
  /** What waited was taken. */
  | { readonly type: 'delivered' }
  | { readonly type: 'online' }
  /** The reader is back on the page, which stood still meanwhile. */
  | { readonly type: 'returned' };

/** A form that is sent without leaving its page. `send` sends it, and never throws. */
export const sendFormMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { readonly errors: readonly FormError[] } },
  actors: { send: fromPromise<Sent>(() => Promise.reject(new Error('Nothing sends this form'))) },
  guards: { isFaulty: ({ event }) => event.type === 'submit' && event.errors.length > 0 },
  actions: {
    refuse: assign(({ context, event }) => ({
      errors: event.type === 'submit' ? event.errors : context.errors,
      refusals: context.refusals + 1,
    })),
    forgive: assign({ errors: [] }),
  },
}).createMachine({
  id: 'sendForm',
  context: ({ input }) => ({ errors: input.errors, refusals: 0 }),
  initial: 'editing',
  on: {
    submit: [
      { guard: 'isFaulty', target: '.editing', actions: 'refuse' },
      { target: '.sending', actions: 'forgive' },
    ],
    delivered: '.delivered', // also after the page was opened again
  },
  states: {
    editing: {},
    sending: {
      on: { submit: {} }, // it is on its way: not a second time
      invoke: {
        src: 'send',
        onDone: [
          {
            guard: ({ event }) => event.output.is === 'refused',
            target: 'editing',
            actions: assign(({ context, event: { output } }) => ({
              errors: output.is === 'refused' ? output.errors : [],
              refusals: context.refusals + 1,
            })),
          },
          { guard: ({ event }) => event.output.is === 'taken', target: 'taken' },
          { guard: ({ event }) => event.output.is === 'waiting', target: 'waiting' },
          { guard: ({ event }) => event.output.is === 'unsent', target: 'unsent' },
          { target: 'editing' },
        ],
      },
    },
    taken: { on: { submit: {}, returned: 'editing' } },
    waiting: {},
    delivered: {},
    unsent: { on: { online: 'editing' } },
  },
});
