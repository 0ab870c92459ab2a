import { describe, expect, test } from 'vitest';
import { stateAfter } from '#domain/decider.ts';
import { pushSubscription } from '#domain/notification/notification.events.ts';
import { maxPushBrowsers, pushSubscriptions } from '#domain/notification/push-subscriptions.ts';
import { given } from '#tests/given.ts';
import { person } from '#tests/projections/history.account.ts';
import { pushBrowser } from './push-service.ts';

const accountId = person(1);
const now = { now: new Date('2026-11-27T09:00:00Z'), actor: { id: accountId, role: 'member' } } as const;
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const browsers = Array.from({ length: maxPushBrowsers + 1 }, (_, nth) => pushBrowser(`https://push.example/${nth}`));
const subscriptionOf = (nth: number) => browsers[nth % browsers.length]?.subscription ?? never();
const never = (): never => {
  throw new Error('no such browser');
};

const on = (nth: number, session = nth) =>
  ({
    type: 'PushTurnedOn',
    data: {
      accountId,
      browserId: id(nth),
      sessionId: id(100 + session),
      subscription: subscriptionOf(nth),
      userAgent: 'Firefox',
    },
  }) as const;
const turnOn = (nth: number, { session = nth, ended = [] as number[] } = {}) => {
  const sessions = Array.from({ length: 50 }, (_, at) => at).filter((at) => !ended.includes(at));
  return {
    type: 'TurnPushOn',
    data: { ...on(nth, session).data, sessions: sessions.map((at) => id(100 + at)) },
  } as const;
};
const off = (nth: number, why: 'asked' | 'signed-out' | 'gone' | 'too-many') =>
  ({ type: 'PushTurnedOff', data: { accountId, browserId: id(nth), why } }) as const;

describe('push messages in a browser', () => {
  test('are turned on once; another session or other keys are said', () => {
    given(pushSubscriptions).when(turnOn(1), now).then(on(1));
    given(pushSubscriptions, on(1)).when(turnOn(1), now).thenNothing();
    given(pushSubscriptions, on(1))
      .when(turnOn(1, { session: 7 }), now)
      .then(on(1, 7));
  });

  test('are turned off by its endpoint, its session or its id, once', () => {
    const ofFirst = [subscriptionOf(1).endpoint, id(101), id(1)];
    for (const of of ofFirst) {
      const command = { type: 'TurnPushOff', data: { accountId, of, why: 'asked' } } as const;
      given(pushSubscriptions, on(1), on(2)).when(command, now).then(off(1, 'asked'));
      given(pushSubscriptions, on(1), on(2), off(1, 'asked')).when(command, now).thenNothing();
    }
  });

  test('end where its session ended, and a further one takes the place of the oldest', () => {
    given(pushSubscriptions, on(1), on(2))
      .when(turnOn(3, { ended: [1] }), now)
      .then(off(1, 'signed-out'), on(3));
    const all = Array.from({ length: maxPushBrowsers }, (_, nth) => on(nth));
    given(pushSubscriptions, ...all)
      .when(turnOn(maxPushBrowsers), now)
      .then(off(0, 'too-many'), on(maxPushBrowsers));
  });

  test('are nobody’s once the person is forgotten', () => {
    const forgotten = { type: 'PushTurnedOn', data: { ...on(1).data, subscription: null, userAgent: null } };
    expect(stateAfter(pushSubscriptions, [forgotten], pushSubscriptions.initial)).toEqual([]);
  });

  test.each([
    ['http://push.example/1', false],
    ['https://127.0.0.1/1', false],
    ['https://[::1]/1', false],
    ['https://2130706433/1', false],
    ['https://localhost/1', false],
    ['https://push/1', false],
    ['https://user:secret@push.example/1', false],
    ['ftp://push.example/1', false],
    ['javascript:alert(1)', false],
    ['https://fcm.googleapis.com/fcm/send/abc:def', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
    ['https://web.push.apple.com/QGuQ', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2f', true],
    ['https://push.xn--e1afmkfd.xn--p1ai/1', true],
  ])('go to %s: %s', (endpoint, isTaken) => {
    expect(pushSubscription.safeParse({ ...subscriptionOf(1), endpoint }).success).toBe(isTaken);
  });
});
