import { assign, emit, fromPromise, setup } from 'xstate';
import type { StepRefusals, Values } from './post-step.ts';
import { patience } from './registration.machine.ts';

/**
 * The forms of a log-in: the password, or the address that a code goes to and that code; then the second factor. Where the
 * password is forgotten, the address that a link goes to.
 */
export type SignInStep = 'password' | 'ask' | 'code' | 'second' | 'forgotten';

/** What the server makes of a step. A connection that fails is thrown. */
export type SignInAnswer =
  | { readonly outcome: 'in' }
  | { readonly outcome: 'second' }
  | { readonly outcome: 'mailed'; readonly email: string; readonly waitS: number }
  | { readonly outcome: 'link-mailed' }
  | { readonly outcome: 'refused'; readonly errors: StepRefusals };

/** A code that was asked for: its address, and in how many seconds another one can be. */
export type CodeAsked = { readonly email: string; readonly waitS: number };

export type SignInContext = {
  readonly step: SignInStep;
  readonly values: Values;
  readonly errors: StepRefusals;
  readonly code: CodeAsked | null;
  /** A link was mailed by which another password is chosen. */
  readonly isLinkMailed: boolean;
  /** Tries that the connection ate. */
  readonly lost: number;
};

export type SignInEvent =
  | { readonly type: 'submit'; readonly values: Values }
  /** To another form: `ask` from `password`, and back. */
  | { readonly type: 'go'; readonly step: SignInStep }
  /** This browser has asked for a code already. */
  | { readonly type: 'asked'; readonly code: CodeAsked }
  | { readonly type: 'online' }
  | { readonly type: 'edit' }
  /** Somebody came in by another tab of this browser. */
  | { readonly type: 'in' };

const go = assign<SignInContext, Extract<SignInEvent, { type: 'go' }>, undefined, SignInEvent, never>({
  step: ({ event }) => event.step,
  errors: [],
  isLinkMailed: false,
});

const submitted = assign<SignInContext, Extract<SignInEvent, { type: 'submit' }>, undefined, SignInEvent, never>({
  values: ({ event }) => event.values,
  errors: [],
  lost: 0,
});

/**
 * A log-in, on a connection that comes and goes: what was typed stays, and is sent again when the browser is back online,
 * or after a while. `send` takes one step to the server. It ends once somebody is in.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { readonly step: SignInStep; readonly code?: CodeAsked | null },
    tags: {} as 'busy' | 'waiting',
    /** Told once for each refusal, when it comes. */
    emitted: {} as { readonly type: 'refused'; readonly errors: StepRefusals },
  },
  actors: {
    send: fromPromise<SignInAnswer, { readonly step: SignInStep; readonly values: Values }>(() =>
      Promise.reject(new Error('Nothing sends this step')),
    ),
  },
  delays: { patience: ({ context }) => patience(context.lost) },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    step: input.step,
    code: input.code ?? null,
    values: {},
    errors: [],
    isLinkMailed: false,
    lost: 0,
  }),
  initial: 'filling',
  on: {
    in: '.in',
    asked: { actions: assign({ code: ({ context, event }) => context.code ?? event.code }) },
  },
  states: {
    filling: {
      on: {
        submit: { target: 'sending', actions: submitted },
        go: { actions: go },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { step, values } }) => ({ step, values }),
        onDone: [
          { guard: ({ event }) => event.output.outcome === 'in', target: 'in' },
          {
            guard: ({ event }) => event.output.outcome === 'second',
            target: 'filling',
            actions: assign({ step: 'second', values: {} }),
          },
          {
            guard: ({ event }) => event.output.outcome === 'link-mailed',
            target: 'filling',
            actions: assign({ isLinkMailed: true, values: {} }),
          },
          {
            guard: ({ event }) => event.output.outcome === 'mailed',
            target: 'filling',
            actions: assign(({ context, event: { output } }) =>
              output.outcome === 'mailed'
                ? { step: 'code' as const, code: { email: output.email, waitS: output.waitS }, values: {} }
                : context,
            ),
          },
          {
            target: 'filling',
            actions: [
              assign({ errors: ({ event: { output } }) => (output.outcome === 'refused' ? output.errors : []) }),
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
      on: {
        online: 'sending',
        edit: 'filling',
        submit: { target: 'sending', actions: submitted },
        go: { target: 'filling', actions: go },
      },
    },
    in: { type: 'final' },
  },
});
