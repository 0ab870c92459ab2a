import { describe, expect, test } from 'vitest';
import { checkPassword, isLong, shortestFor } from '#domain/account/password.ts';
import type { Rejection } from '#domain/rejection.ts';

const own = ['Awa', "N'Guessan", 'awa.kone-2@example.org'];

const refusal = (password: string, shortest = 8): string | null => {
  try {
    checkPassword(password, { shortest, isCommon: (one) => one === 'Password1', own });
    return null;
  } catch (error) {
    return (error as Rejection).code;
  }
};

describe('a password', () => {
  test.each([
    ['Sokoni2026', 'the product'],
    ['sOKONI-2026!', 'the product'],
    ['Marché2026', 'the product, with accents'],
    ['Guessan1990', 'the name'],
    ['NGuéssan-90', 'the name, with accents'],
    ['Awa12345', 'the first name'],
    ['KoneAwa2026', 'the address'],
    ['Example.org1', 'the host of the address'],
  ])('%s is refused: it is little more than %s', (password) => {
    expect(refusal(password)).toBe('account.password-guessable');
  });

  test.each(['Baobab2026', 'Awa-mange-7-mangues', 'Konebaobab2026x', 'Treichville-2026', 'Sokoni+7=baobab'])(
    '%s is taken',
    (password) => {
      expect(refusal(password)).toBeNull();
    },
  );

  test('is longer for staff, unless a second factor stands beside it', () => {
    expect(shortestFor({ staff: false, secondFactor: false }, 8)).toBe(8);
    expect(shortestFor({ staff: true, secondFactor: false }, 8)).toBe(15);
    expect(shortestFor({ staff: true, secondFactor: false }, 20)).toBe(20);
    expect(shortestFor({ staff: true, secondFactor: true }, 8)).toBe(8);
  });

  test('is counted in characters, not in the bytes behind them', () => {
    expect([isLong('É'.normalize('NFD').repeat(14)), isLong('É'.normalize('NFD').repeat(15))]).toEqual([false, true]);
  });
});
