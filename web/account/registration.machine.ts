import { assign, emit, fromPromise, setup } from 'xstate';
import type { StepRefusals, Values } from './post-step.ts';

/** The steps in their order; the last leads on to where the registration began. */
const registrationSteps = ['profile', 'company', 'confirmation'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What the server makes of a step: it leads on, or says what is wrong. A connection that fails is thrown. */
export type StepAnswer =
  | { readonly outcome: 'done'; readonly next: string }
  | { readonly outcome: 'refused'; readonly errors: StepRefusals };

export type RegistrationContext = {
  readonly step: RegistrationStep;
  readonly values: Values;
  readonly errors: StepRefusals;
  /** Where the server said to go on. */
  readonly next: string;
  /** Tries that the connection ate. */
  readonly lost: number;
};

export type RegistrationEvent =
  | { readonly type: 'submit'; readonly values: Values }
  | { readonly type: 'online' }
  | { readonly type: 'edit' };

/** ms before the next try on a connection that was lost: doubled each time, half a minute at most. */
export const patience = (lost: number): number => Math.min(30_000, 1000 * 2 ** lost);

const submitted = assign<
  RegistrationContext,
  Extract<RegistrationEvent, { type: 'submit' }>,
  undefined,
  RegistrationEvent,
  never
>({ values: ({ event }) => event.values, errors: [], lost: 0 });

/**
 * One step of a registration, on a connection that comes and goes. What was typed stays until the server has it; it is
 * sent again when the browser is back online, or after a while. The server keeps what earlier steps said, so a page that
 * is loaded again, or gone back to, goes on where it was.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as { readonly step: RegistrationStep },
    tags: {} as 'busy' | 'waiting',
    /** Told once for each refusal, when it comes: not each time that something is typed after it. */
    emitted: {} as { readonly type: 'refused'; readonly errors: StepRefusals },
  },
  actors: {
    send: fromPromise<StepAnswer, { readonly step: RegistrationStep; readonly values: Values }>(() =>
      Promise.reject(new Error('Nothing sends this step')),
    ),
  },
  delays: { patience: ({ context }) => patience(context.lost) },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ step: input.step, values: {}, errors: [], next: '', lost: 0 }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        submit: { target: 'sending', actions: submitted },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { step, values } }) => ({ step, values }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'done',
            target: 'done',
            actions: assign({ next: ({ event }) => (event.output.outcome === 'done' ? event.output.next : '') }),
          },
          {
            target: 'filling',
            actions: [
              assign({ errors: ({ event }) => (event.output.outcome === 'refused' ? event.output.errors : []) }),
              emit(({ context }) => ({ type: 'refused', errors: context.errors })),
            ],
          },
        ],
        onError: { target: 'waiting', actions: assign({ lost: ({ context }) => context.lost + 1 }) },
      },
    },
    waiting: {
      tags: ['busy', 'waiting'],
      after: { patience: 'sending' },
      on: { online: 'sending', edit: 'filling', submit: { target: 'sending', actions: submitted } },
    },
    done: { type: 'final' },
  },
});
