// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bell } from '#web/notification/bell.tsx';
import type { Latest } from '#web/notification/bell-panel.tsx';
import { rendered } from '../web/component.tsx';

const paths = {
  list: '/en/notifications',
  latest: '/en/notifications/latest',
  settings: '/en/profile/edit/notification-settings',
};
const now = Date.parse('2026-11-24T12:00:00Z');
const line = (seq: string, sentence: string, unread = true): Latest['lines'][number] => ({
  id: `latest-${seq}`,
  icon: 'check',
  sentence,
  why: null,
  path: '/en/company/12-akwaba-bois/reviews',
  subject: `review:${seq}`,
  seq,
  unread,
  at: '2026-11-24T11:48:00Z',
});
const latest: Latest = {
  lines: [line('2', 'Your review of Akwaba Bois is published'), line('1', 'Older', false)],
  count: 31,
  unread: 1,
  until: '2',
  now,
};

let wide: boolean;
let answers: Response[];
const fetched = vi.fn((_path: string, _init?: RequestInit) =>
  Promise.resolve(answers.shift() ?? Response.json(latest)),
);
beforeEach(() => {
  wide = true;
  answers = [];
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const bell = () => screen.getByText('Notifications', { selector: '.bell .sr' }).parentElement as HTMLElement;
const badge = () => bell().querySelector('.count-badge') as HTMLElement;
const told = (unread: number) =>
  act(() => void dispatchEvent(new CustomEvent('live:notifications', { detail: { unread } })));

test('its number follows what is told live', () => {
  rendered(<Bell unread={2} paths={paths} />, 'en');
  expect(badge().textContent).toBe('22 unread');
  told(120);
  expect(badge().textContent).toBe('99+120 unread');
  told(0);
  expect(badge().hidden).toBe(true);
});

test('its panel is fetched when it is first shown, and again after news; Escape closes it and gives the focus back', async () => {
  const { user } = rendered(<Bell unread={1} paths={paths} />, 'en');
  expect(bell().getAttribute('aria-expanded')).toBe('false');
  expect(fetched).not.toHaveBeenCalled();
  bell().focus();
  await user.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: /Your review of Akwaba Bois is published/ });
  expect(link.textContent).toBe('Unread: Your review of Akwaba Bois is published12\u00a0minutes\u00a0ago');
  expect(bell().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'All (31)' }).getAttribute('href')).toBe(paths.list);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark all as read' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(bell());
  expect(screen.queryByRole('link', { name: 'All (31)' })).toBeNull();
  await user.keyboard(' ');
  expect(fetched).toHaveBeenCalledTimes(1);
  answers = [Response.json({ ...latest, lines: [line('3', 'The newest'), ...latest.lines] })];
  told(2);
  await screen.findByText('The newest');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('it closes when the focus goes on, or somebody presses beside it', async () => {
  const { user } = rendered(
    <>
      <Bell unread={1} paths={paths} />
      <button type="button">Beside</button>
    </>,
    'en',
  );
  await user.click(bell());
  await screen.findByText('Older');
  act(() => screen.getByText('Beside').focus());
  expect(screen.queryByText('Older')).toBeNull();
  await user.click(bell());
  await user.click(screen.getByText('Beside'));
  expect(screen.queryByText('Older')).toBeNull();
});

test('all are marked as read at once; when that fails they are not', async () => {
  const { user } = rendered(<Bell unread={1} paths={paths} />, 'en');
  await user.click(bell());
  answers = [new Response(null, { status: 500 })];
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const asked = vi.fn();
  addEventListener('sokoni:toast', asked, { once: true });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(badge().textContent).toBe('11 unread');
  warned.mockRestore();
  answers = [Response.json({}), Response.json({ ...latest, unread: 0 })];
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(badge().hidden).toBe(true));
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Notifications', { selector: '.title' }));
  expect(JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body))).toEqual({ subjects: null, until: '2' });
});

test('one is marked as read where it stands, with the older ones of it; when that fails it is not', async () => {
  const lines = [
    line('3', 'The newest'),
    line('2', 'A reply'),
    { ...line('1', 'A reply before'), subject: 'review:2' },
  ];
  const three = { ...latest, unread: 3, lines };
  answers = [Response.json(three)];
  const { user } = rendered(<Bell unread={3} paths={paths} />, 'en');
  await user.click(bell());
  const mark = (sentence: string) => screen.findByRole('button', { name: `Mark as read: ${sentence}` });
  answers = [new Response(null, { status: 500 }), Response.json(three)];
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const asked = vi.fn();
  addEventListener('sokoni:toast', asked, { once: true });
  await user.click(await mark('A reply'));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(badge().textContent).toBe('33 unread');
  warned.mockRestore();
  answers = [Response.json({})];
  await user.click(await mark('A reply'));
  await waitFor(() => expect(badge().textContent).toBe('11 unread'));
  expect(JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body))).toEqual({ subjects: ['review:2'], until: '2' });
  expect(screen.getAllByRole('button', { name: /^Mark as read/ })).toEqual([await mark('The newest')]);
  expect(document.activeElement?.textContent).toBe('A reply12\u00a0minutes\u00a0ago');
  expect(bell().getAttribute('aria-expanded')).toBe('true');
});

test('an unread one that is opened is read', async () => {
  const { user } = rendered(<Bell unread={1} paths={paths} />, 'en');
  await user.click(bell());
  const link = await screen.findByRole('link', { name: /Your review/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/notification/read-notifications');
  expect(JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body))).toEqual({ subjects: ['review:2'], until: '2' });
});

test('a list that does not come says so and leads on, and is asked for anew when it is shown again', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = rendered(<Bell unread={1} paths={paths} />, 'en');
  answers = [new Response(null, { status: 503 })];
  await user.click(bell());
  expect((await screen.findByRole('alert')).textContent).toBe('Loading failed');
  expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe(paths.list);
  warned.mockRestore();
  await user.click(bell());
  await user.click(bell());
  await screen.findByText('Older');
});

test('on a phone it is a link to its page', () => {
  wide = false;
  rendered(<Bell unread={1} paths={paths} />, 'en');
  expect(bell().hasAttribute('aria-expanded')).toBe(false);
  expect(screen.getByRole('link').getAttribute('href')).toBe(paths.list);
});
