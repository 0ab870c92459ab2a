import { describe, expect, test } from 'vitest';
import { subscriberOf } from '#infra/http/subscriber.ts';
import { rateLimit } from '#infra/limits/rate-limit.ts';

const clock = (at = 0) => ({ now: () => at, pass: (ms: number) => (at += ms) });

describe('a limit', () => {
  test('lets a burst through, then says how long to wait, then lets the next one through', () => {
    const time = clock();
    const limit = rateLimit({ burst: 3, perMinute: 1, now: time.now });
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([0, 0, 0, 60]);
    time.pass(45_000);
    expect(limit.take('a')).toBe(15);
    time.pass(15_000);
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 60]);
  });

  test('is each caller’s own, and is never fuller than full', () => {
    const time = clock();
    const limit = rateLimit({ burst: 2, perMinute: 60, now: time.now });
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 1, 0]);
    time.pass(86_400_000);
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 1]);
  });

  test('remembers a number of callers and no more, those that asked last', () => {
    const limit = rateLimit({ burst: 1, perMinute: 1, most: 2, now: () => 0 });
    limit.take('a');
    limit.take('b');
    expect(limit.take('a')).toBe(60);
    limit.take('c');
    expect([limit.take('a'), limit.take('b')]).toEqual([60, 0]);
  });
});

test.each([
  ['41.207.1.2', '41.207.1.2'],
  ['::ffff:41.207.1.2', '41.207.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
])('the subscriber behind %s is %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});
