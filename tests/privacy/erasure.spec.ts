import { describe, test } from 'vitest';
import { type ErasureEvent, sinks } from '#domain/privacy/erasure.events.ts';
import { erasure } from '#domain/privacy/erasure.ts';
import { given } from '#tests/given.ts';
import { ada, context } from '../profile/people.ts';

const own = { accountId: ada };
const requested: ErasureEvent = {
  type: 'ErasureRequested',
  data: { ...own, reason: 'self', due: '2026-12-05T09:00:00.000Z' },
};
const begun: ErasureEvent = { type: 'ErasureBegun', data: own };
const emptied = (sink: (typeof sinks)[number]): ErasureEvent => ({
  type: 'SinkEmptied',
  data: { ...own, sink, pieces: 1 },
});
const completed: ErasureEvent = { type: 'ErasureCompleted', data: own };
const ask = (at: 'once' | 'due') => ({ type: 'RequestErasure', data: { ...own, reason: 'self', at } }) as const;

describe('erasing what is known of a person', () => {
  test('waits for 14 days', () => given(erasure).when(ask('due'), context).then(requested));
  test('asked again, it is due as before', () => given(erasure, requested).when(ask('due'), context).thenNothing());
  test('the operator may have it done at once', () =>
    given(erasure, requested)
      .when(ask('once'), context)
      .then({ type: 'ErasureRequested', data: { ...own, reason: 'self', due: '2026-11-21T09:00:00.000Z' } }));

  test('can be called off until it begins', () => {
    given(erasure, requested)
      .when({ type: 'CancelErasure', data: own }, context)
      .then({ type: 'ErasureCancelled', data: own });
    given(erasure, requested, begun).when({ type: 'CancelErasure', data: own }, context).rejects('privacy.too-late');
    given(erasure).when({ type: 'CancelErasure', data: own }, context).thenNothing();
  });

  test('begins when it is due, and not before', () => {
    const begin = { type: 'BeginErasure', data: own } as const;
    given(erasure, requested).when(begin, context).rejects('privacy.not-due');
    given(erasure, requested)
      .when(begin, { ...context, now: new Date('2026-12-05T09:00:00Z') })
      .then(begun);
    given(erasure).when(begin, context).rejects('privacy.not-requested');
    given(erasure, requested, begun).when(begin, context).thenNothing();
  });

  test('is complete once every place has told that nothing is left', () => {
    const report = (sink: (typeof sinks)[number]) =>
      ({ type: 'ReportSink', data: { ...own, sink, pieces: 1 } }) as const;
    const before = sinks.slice(0, -1).map(emptied);
    const last = sinks.at(-1) ?? 'key';
    given(erasure, requested, begun).when(report('mail'), context).then(emptied('mail'));
    given(erasure, requested, begun)
      .when(report('key'), context)
      .then(emptied('key'), { type: 'PersonForgotten', data: own });
    given(erasure, requested, begun, emptied('mail')).when(report('mail'), context).thenNothing();
    given(erasure, requested, begun, ...before)
      .when(report(last), context)
      .then(emptied(last), completed);
    given(erasure, requested, begun, ...before, emptied(last), completed)
      .when(ask('due'), context)
      .thenNothing();
  });
});
