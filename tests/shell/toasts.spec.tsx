// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveLines, Toasts } from '#web/ui/toasts.tsx';
import { rendered } from '../web/component.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Testing Library waits by the timers of Jest alone
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const ask = (detail: unknown) => act(() => void dispatchEvent(new CustomEvent('sokoni:toast', { detail })));
const shown = () => [...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent);

/** The page of a test: somewhere to be before and after, and the toasts. */
const page = () => {
  rendered(
    <>
      <button type="button">Rechercher</button>
      <Toasts />
      <LiveLines />
    </>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  const search = screen.getByText('Rechercher');
  search.focus();
  return { user, search };
};

test('the newest comes first, and each goes ten seconds after it came', () => {
  page();
  ask('Un');
  wait(4000);
  ask({ content: 'Deux', variant: 'error' });
  ask({ content: 'Trois', autohide: false });
  expect(shown()).toEqual(['Trois', 'Deux', 'Un']);
  wait(5999);
  expect(shown()).toEqual(['Trois', 'Deux', 'Un']);
  wait(1);
  expect(shown()).toEqual(['Trois', 'Deux']);
  wait(4000);
  expect(shown()).toEqual(['Trois']);
  wait(600_000);
  expect(shown()).toEqual(['Trois']);
});

test('one with the id of another takes its place; an id takes it away', () => {
  page();
  ask({ id: 'favourite', content: 'Un' });
  ask('Autre');
  ask({ id: 'favourite', content: 'Deux' });
  expect(shown()).toEqual(['Deux', 'Autre']);
  act(() => void dispatchEvent(new CustomEvent('sokoni:toast-hide', { detail: 'favourite' })));
  expect(shown()).toEqual(['Autre']);
});

test('the time stands still while one is pointed at, and in a tab that is not looked at', async () => {
  const { user } = page();
  ask('Un');
  const one = screen.getByText('Un', { selector: '.toast p' });
  await user.hover(one);
  wait(60_000);
  expect(shown()).toEqual(['Un']);
  await user.unhover(one);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(60_000);
  expect(shown()).toEqual(['Un']);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(10_000);
  expect(shown()).toEqual([]);
  hidden.mockRestore();
});

test('F6 leads to the newest and back; its time stands still while it has the focus', async () => {
  const { user, search } = page();
  ask('Un');
  ask({ content: 'Deux', action: { href: '/mes-avis' } });
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Voir' }));
  wait(60_000);
  expect(shown()).toEqual(['Deux', 'Un']);
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(search);
  wait(10_000);
  expect(shown()).toEqual([]);
});

test('Escape closes the newest; the focus goes to the next one, then back', async () => {
  const { user, search } = page();
  for (const content of ['Un', 'Deux', 'Trois']) ask({ content, autohide: false });
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['Deux', 'Un']);
  expect(document.activeElement).toBe(search);
  await user.keyboard('{F6}{Escape}');
  expect(shown()).toEqual(['Un']);
  const [close] = screen.getAllByRole('button', { name: 'Fermer' });
  expect(document.activeElement).toBe(close);
  expect(close?.getAttribute('aria-describedby')).toBe(screen.getByText('Un', { selector: '.toast p' }).id);
  await user.keyboard('{Enter}');
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(search);
});

test('what somebody else answers with Escape closes no message', async () => {
  const { user, search } = page();
  search.addEventListener('keydown', (event) => event.preventDefault());
  ask('Un');
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['Un']);
});

test('an action is done once, and takes its message away', async () => {
  const { user } = page();
  const run = vi.fn();
  ask({ content: 'Retiré', autohide: false, action: { label: 'Annuler', run } });
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test('each is read out once, as a line of its own, the same words again too, errors at once', () => {
  page();
  wait(60_000); // after the messages of the tests before
  const lines = (politeness: string) => [...document.querySelectorAll(`[data-announce=${politeness}] > *`)];
  const said = () => ['polite', 'assertive'].map((one) => lines(one).map(({ textContent }) => textContent));
  ask('Enregistré');
  wait(100);
  const [first] = lines('polite');
  expect(said()).toEqual([['Enregistré'], []]);
  ask('Enregistré');
  wait(250); // one after the other
  expect(said()).toEqual([['Enregistré'], []]);
  expect(lines('polite')[0]).not.toBe(first);
  ask({ content: 'Perdu', variant: 'error' });
  wait(100);
  expect(said()).toEqual([['Enregistré'], ['Perdu']]);
  wait(3000);
  expect(said()).toEqual([[], []]);
  expect(shown()).toEqual(['Perdu', 'Enregistré', 'Enregistré']);
});

test('they stand in the dialog that is open over the page', () => {
  page();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  ask({ content: 'Un', autohide: false });
  dialog.showModal();
  ask({ content: 'Deux', autohide: false });
  expect(within(dialog).getAllByRole('button', { name: 'Fermer', hidden: true })).toHaveLength(2);
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.querySelector('.toast')).toBeNull();
  expect(shown()).toEqual(['Deux', 'Un']);
  dialog.remove();
});
