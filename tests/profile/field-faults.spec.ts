import { describe, expect, test } from 'vitest';
import { listCoordinates, stateIdentity } from '#commands/profile/profile-sections.ts';
import { isDay, isToCome } from '#domain/calendar.ts';
import { isPhoneLike } from '#domain/phone-like.ts';
import { isWebAddress } from '#domain/web-address.ts';
import { faultOf } from '#web/edit/field-faults.ts';
import type { FormField } from '#web/edit/form-values.ts';

const now = new Date('2026-11-24T08:00:00Z');

describe('what a form says of a field is what the server says', () => {
  test.each([
    'facebook.com/awa',
    'https://awa.example',
    'awa',
    'ftp://awa.example',
    'https://',
    'a b',
    'mailto:a@b.ci',
  ])('a web address: %s', (typed) => {
    const { success } = listCoordinates.schema.shape.coordinates.shape.website.safeParse(typed);
    expect(isWebAddress(typed)).toBe(success);
  });

  test.each(['Awa', 'N’Guessan', 'gain.example', 'https://x', '07080910', 'J. P.'])('a name: %s', (typed) => {
    const field: FormField = { kind: 'text', name: 'n', label: 'profile.firstname', max: 80, rule: 'personName' };
    const { success } = stateIdentity.schema.shape.name.shape.firstname.safeParse(typed);
    expect(faultOf(field, { n: typed }, now) === null).toBe(success);
  });

  test.each(['2026-02-30', '2024-02-29', '2026-', '26-01-01', '2026-1-1'])('a day: %s', (typed) => {
    expect(isDay(typed)).toBe(stateIdentity.schema.shape.birthday.safeParse(typed).success);
  });
});

test('a number has the form of one before its country’s plan is asked', () => {
  for (const typed of ['+225 07 08 09 10 11', '07-08-09-10-11', '(021) 23 45 67'.slice(1), '0022507080910'])
    expect([typed, isPhoneLike(typed)]).toEqual([typed, true]);
  for (const typed of ['07', 'awa', '+225 07 08 x', '1'.repeat(18)])
    expect([typed, isPhoneLike(typed)]).toEqual([typed, false]);
});

test('months are in order, and have begun', () => {
  const start: FormField = { kind: 'month', name: 'startDate', label: 'profile.startDate', required: true };
  const end: FormField = { kind: 'month', name: 'endDate', label: 'profile.endDate', from: 'startDate' };
  const fault = (field: FormField, startDate: string, endDate = '') => faultOf(field, { startDate, endDate }, now);
  expect(fault(start, '')).toBe('validation.missing');
  expect(fault(start, '2026-')).toBe('validation.format');
  expect(fault(start, '2026-12')).toBe('rejection.profile.not-begun');
  expect(fault(start, '2026-11')).toBeNull();
  expect(fault(end, '2026-03', '2026-02')).toBe('rejection.profile.dates-reversed');
  expect(fault(end, '2026-03', '2026-03')).toBeNull();
  expect(fault(end, '2026-03')).toBeNull();
  expect(isToCome('2026-11-25', now)).toBe(true);
});
