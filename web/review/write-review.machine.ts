import { assign, fromPromise, setup } from 'xstate';

export type ReviewConfig = {
  readonly companyId: number;
  readonly postUrl: string;
  /** Whoever looks may not review yet: the form is frozen, and signing in is offered in its place. */
  readonly restricted: boolean;
  readonly initialOpen: boolean;
  readonly justRegistered: boolean;
};

export type ReviewPayload = {
  readonly companyId: number;
  readonly score: number | '';
  readonly comment: string;
};

export type WriteReviewContext = {
  readonly config: ReviewConfig;
  readonly open: boolean;
  readonly score: number | '';
  readonly comment: string;
  readonly messageError: string;
  readonly success: boolean;
  readonly withValidation: boolean;
  readonly loading: boolean;
};

export type WriteReviewEvent =
  | { readonly type: 'configure'; readonly config: ReviewConfig }
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'score.change'; readonly score: number | '' }
  | { readonly type: 'comment.change'; readonly comment: string }
  | { readonly type: 'submit' };

export const noConfig: ReviewConfig = {
  companyId: 0,
  postUrl: '/ajax/review',
  restricted: false,
  initialOpen: false,
  justRegistered: false,
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The review form. `post` sends it and throws what the reader is to be told. Under a restricted configuration nothing
 * but another configuration has an effect, not even the answer to what was sent before.
 */
export const writeReviewMachine = setup({
  types: {
    context: {} as WriteReviewContext,
    events: {} as WriteReviewEvent,
  },
  actors: {
    post: fromPromise<void, { readonly url: string; readonly payload: ReviewPayload }>(() =>
      Promise.reject(new Error('Nothing posts this review')),
    ),
  },
  guards: { free: ({ context }) => !context.config.restricted },
}).createMachine({
  id: 'writeReview',
  context: {
    config: noConfig,
    open: false,
    score: '',
    comment: '',
    messageError: '',
    success: false,
    withValidation: false,
    loading: false,
  },
  on: {
    configure: { actions: assign(({ event: { config } }) => ({ config, open: config.initialOpen })) },
    open: { guard: 'free', actions: assign({ open: true }) },
    close: { guard: 'free', actions: assign({ open: false }) },
    'score.change': { guard: 'free', actions: assign({ score: ({ event }) => event.score }) },
    'comment.change': { guard: 'free', actions: assign({ comment: ({ event }) => event.comment }) },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: { guard: 'free', target: 'sending', actions: assign({ loading: true, withValidation: true }) },
      },
    },
    sending: {
      invoke: {
        src: 'post',
        input: ({ context: { config, score, comment } }) => ({
          url: config.postUrl,
          payload: { companyId: config.companyId, score, comment },
        }),
        onDone: [
          {
            guard: 'free',
            target: 'editing',
            actions: assign({ success: true, loading: false, messageError: '' }),
          },
          { target: 'editing' },
        ],
        onError: [
          {
            guard: 'free',
            target: 'editing',
            actions: assign({ loading: false, messageError: ({ event }) => messageOf(event.error) }),
          },
          { target: 'editing' },
        ],
      },
    },
  },
});
