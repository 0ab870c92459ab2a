// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Waiting } from '#web/admin/waiting.tsx';
import { Ago, When } from '#web/ui/when.tsx';
import { rendered } from './component.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const inNairobi = () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Africa/Nairobi',
  });
};

test.each([
  ['fr', '2 septembre 2026 à 00:32'],
  ['en', '2 September 2026 at 00:32'],
] as const)('times are those of the reader’s clock, %s', (lang, said) => {
  inNairobi();
  rendered(<When at="2026-09-01T21:32:00Z" />, lang);
  expect(screen.getByText(said)).toBeTruthy();
});

test('how long ago something was moves on while the page is open', () => {
  vi.useFakeTimers();
  rendered(<Ago at="2026-09-01T21:32:00Z" now={Date.parse('2026-09-01T21:36:30Z')} />, 'en');
  expect(screen.getByText('4 minutes ago')).toBeTruthy();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('5 minutes ago')).toBeTruthy();
});

test.each([
  ['fr', /3 attendent, le plus ancien depuis 3 jours\./, 'En retard'],
  ['en', /3 are waiting, the oldest for 3 days\./, 'Late'],
] as const)('a desk says how much waits, for how long, and what is late, %s', (lang, said, late) => {
  const now = Date.parse('2026-09-04T12:00:00Z');
  const { rerender } = rendered(
    <Waiting waiting={{ count: 3, oldestSince: '2026-09-01T10:00:00Z' }} now={now} />,
    lang,
  );
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(late)).toBeTruthy();
  rerender(<Waiting waiting={{ count: 1, oldestSince: '2026-09-04T10:00:00Z' }} now={now} />);
  expect(screen.queryByText(late)).toBeNull();
  const waiting = { count: 12, oldestSince: '2026-09-01T10:00:00Z', mostSince: '2026-09-02T10:00:00Z' };
  rerender(<Waiting waiting={waiting} now={now} />);
  expect(screen.getByText(lang === 'fr' ? /9 sur 10 depuis 2/ : /9 in 10 for 2/)).toBeTruthy();
});
