import { assign, fromPromise, setup } from 'xstate';

/** What becomes of push messages in this browser. `blocked`: the person told the browser never to ask. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const states = ['unsupported', 'blocked', 'off', 'on'] as const;

const unset = fromPromise<PushState>(() => Promise.reject(new Error('Nothing looks after the browser')));

const toWhatItIs = states.map((target) => ({
  target,
  guard: ({ event }: { event: { output: PushState } }) => event.output === target,
}));

/** The switch of push messages for one browser: it asks for permission when it is pressed, never by itself. */
export const pushMachine = setup({
  types: {
    context: {} as { readonly hasFailed: boolean },
    events: {} as { readonly type: 'press' },
    tags: {} as 'busy',
  },
  actors: { look: unset, turnOn: unset, turnOff: unset },
  actions: {
    failed: assign({ hasFailed: true }),
    tried: assign({ hasFailed: false }),
  },
}).createMachine({
  id: 'push',
  context: { hasFailed: false },
  initial: 'looking',
  states: {
    looking: { tags: 'busy', invoke: { src: 'look', onDone: toWhatItIs, onError: 'unsupported' } },
    unsupported: {},
    blocked: {},
    off: { on: { press: { target: 'turningOn', actions: 'tried' } } },
    turningOn: {
      tags: 'busy',
      invoke: { src: 'turnOn', onDone: toWhatItIs, onError: { target: 'off', actions: 'failed' } },
    },
    on: { on: { press: { target: 'turningOff', actions: 'tried' } } },
    turningOff: {
      tags: 'busy',
      invoke: { src: 'turnOff', onDone: toWhatItIs, onError: { target: 'on', actions: 'failed' } },
    },
  },
});
