import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { noConfig, type ReviewPayload, writeReviewMachine } from '#web/review/write-review.machine.ts';

const config = { ...noConfig, companyId: 42, postUrl: '/ajax/review' };
const opened = { ...config, initialOpen: true };
const frozen = { ...config, restricted: true };
const frozenOpen = { ...frozen, initialOpen: true };

type Snapshot = SnapshotFrom<typeof writeReviewMachine>;

const answered = { type: 'xstate.done.actor.0.writeReview.sending', output: undefined } as never;
const failed = { type: 'xstate.error.actor.0.writeReview.sending', error: new Error('Too short') } as never;

const events = [
  { type: 'configure', config },
  { type: 'configure', config: opened },
  { type: 'configure', config: frozen },
  { type: 'configure', config: frozenOpen },
  { type: 'open' },
  { type: 'close' },
  { type: 'score.change', score: 4 },
  { type: 'score.change', score: '' },
  { type: 'comment.change', comment: 'Accueil rapide et très aimable.' },
  { type: 'submit' },
  answered,
  failed,
] as const;

const place = ({ value, context }: Snapshot): string => JSON.stringify([value, context]);

/** What the request says must be after `event`, written without the machine. */
const expected = (before: Snapshot, event: (typeof events)[number]): Partial<Snapshot['context']> => {
  const { config, loading } = before.context;
  const sending = before.value === 'sending';
  if (event.type === 'configure') return { config: event.config, open: event.config.initialOpen };
  if (config.restricted) return {};
  const { type } = event as { type: string };
  if (type === 'open') return { open: true };
  if (type === 'close') return { open: false };
  if (event.type === 'score.change') return { score: event.score };
  if (event.type === 'comment.change') return { comment: event.comment };
  if (type === 'submit') return sending ? {} : { loading: true, withValidation: true };
  if (!sending) return { loading };
  if (event === answered) return { success: true, loading: false, messageError: '' };
  return { loading: false, messageError: 'Too short' };
};

const walk = (paths: ReturnType<typeof getShortestPaths<typeof writeReviewMachine>>) => {
  for (const { steps } of paths)
    for (const [index, { event, state }] of steps.entries()) {
      const before = steps[index - 1]?.state;
      if (!before) continue;
      expect(state.context, `after ${JSON.stringify(event)}`).toEqual({
        ...before.context,
        ...expected(before, event as never),
      });
    }
};

describe('the review form', () => {
  const shortest = getShortestPaths(writeReviewMachine, { events, serializeState: place });

  test('does on every shortest path what is asked of it', () => {
    expect(shortest.length).toBeGreaterThan(200);
    walk(shortest);
  });

  type Everywhere = Record<
    string,
    { state: Snapshot; transitions: Record<string, { event: object; state: Snapshot }> }
  >;
  const everywhere = Object.values(
    getAdjacencyMap(writeReviewMachine, { events, serializeState: place }) as unknown as Everywhere,
  ).flatMap(({ state: before, transitions }) =>
    Object.values(transitions).map(({ event, state }) => ({ before, event, after: state })),
  );

  test('does so with every event in every state that it can be in', () => {
    for (const { before, event, after } of everywhere)
      expect(after.context).toEqual({ ...before.context, ...expected(before, event as never) });
  });

  test('under a restricted configuration knows nothing but another one', () => {
    const frozen = everywhere.filter(
      ({ before, event }) => before.context.config.restricted && (event as { type: string }).type !== 'configure',
    );
    expect(frozen.length).toBeGreaterThan(100);
    for (const { before, after } of frozen) expect(after.context).toEqual(before.context);
  });

  const posting = (answer: (payload: ReviewPayload) => Promise<void>) => {
    const sent: { url: string; payload: ReviewPayload }[] = [];
    const machine = writeReviewMachine.provide({
      actors: {
        post: fromPromise<void, { url: string; payload: ReviewPayload }>(async ({ input }) => {
          sent.push(input);
          await answer(input.payload);
        }),
      },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'configure', config: opened });
    actor.send({ type: 'score.change', score: 5 });
    return { actor, sent };
  };

  test('posts what was given to the address of its configuration, once for two clicks', async () => {
    const { actor, sent } = posting(() => Promise.resolve());
    actor.send({ type: 'submit' });
    actor.send({ type: 'submit' });
    expect(actor.getSnapshot().context).toMatchObject({ loading: true, withValidation: true, success: false });
    await waitFor(actor, ({ context }) => context.success);
    expect(sent).toEqual([{ url: '/ajax/review', payload: { companyId: 42, score: 5, comment: '' } }]);
    expect(actor.getSnapshot().context).toMatchObject({ loading: false, messageError: '', score: 5 });
  });

  test('keeps what was given when it fails, and can be sent again', async () => {
    let answer = () => Promise.reject<void>(new Error('Not now'));
    const { actor } = posting(() => answer());
    actor.send({ type: 'submit' });
    await waitFor(actor, ({ context }) => !context.loading);
    expect(actor.getSnapshot().context).toMatchObject({
      messageError: 'Not now',
      success: false,
      score: 5,
      open: true,
    });
    answer = () => Promise.resolve();
    actor.send({ type: 'submit' });
    await waitFor(actor, ({ context }) => context.success);
    expect(actor.getSnapshot().context.messageError).toBe('');
  });
});
