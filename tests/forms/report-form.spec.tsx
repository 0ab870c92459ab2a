// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProblemForm } from '#web/moderation/problem-form.tsx';
import { ReportForm } from '#web/moderation/report-form.tsx';
import { NeedForm } from '#web/quote/need-form.tsx';
import { rendered } from '../web/component.tsx';

const paths = { company: '/company', done: '/thanks' };

/** What the server answers from now on; the outbox keeps nothing, as where storage is forbidden. */
const answers = (respond: () => Promise<Response>) => {
  const fetched = vi.fn((_url: string, _sent?: RequestInit) => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

let left: string[];
beforeEach(() => {
  left = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.body.dataset.live;
});

test('a report without a kind is not sent: it is told at the head, which has the focus, and beside the choice', async () => {
  const fetched = answers(() => Promise.resolve(Response.json({})));
  const { user } = rendered(<ProblemForm companyId={12} kind={null} numbers={[]} paths={paths} />, 'en');
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
    expect(document.activeElement?.textContent).toContain('Choose an answer.');
  }
  expect(document.getElementById('kind-error')?.textContent).toBe('Choose an answer.');
  await user.click(screen.getByRole('radio', { name: 'It has moved' }));
  expect(document.getElementById('kind-error')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('a report is sent once as its command, and leads to the thanks', async () => {
  const fetched = answers(() => Promise.resolve(Response.json({ id: 'a' }, { status: 201 })));
  const { user } = rendered(<ProblemForm companyId={12} kind="moved" numbers={[]} paths={paths} />, 'en');
  await user.type(screen.getByLabelText(/The new address/), 'Cocody');
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(left).toEqual(['/thanks']));
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, sent] = fetched.mock.calls[0] ?? [];
  expect(url).toMatch(/\/api\/moderation\/report-problem$/);
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    companyId: 12,
    kind: 'moved',
    address: 'Cocody',
    message: '',
  });
});

test('what the server refuses is told beside its field, and goes when the field is mended', async () => {
  const errors = [{ pointer: '/about', message: 'Write at most 300 characters.' }];
  answers(() => Promise.resolve(Response.json({ message: 'No', errors }, { status: 422 })));
  const { user } = rendered(<ProblemForm companyId={12} kind="moved" numbers={[]} paths={paths} />, 'en');
  await user.type(screen.getByLabelText(/What should we change/), 'Cocody');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.getElementById('about-error')?.textContent).toContain('300'));
  await user.type(screen.getByLabelText(/What should we change/), '!');
  expect(document.getElementById('about-error')).toBeNull();
  expect(left).toEqual([]);
});

test('without a network the words stay, and are said to go later', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = rendered(<ProblemForm companyId={12} kind="moved" numbers={[]} paths={paths} />, 'fr');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('part tout seul quand le réseau revient');
});

test('what waited is told to be gone on its page, which may have been opened again meanwhile, and its form is empty', async () => {
  const { user } = rendered(<ProblemForm companyId={12} kind={null} numbers={[]} paths={paths} />, 'en');
  await user.type(screen.getByLabelText(/What should we change/), 'Cocody');
  act(() => {
    const taken = new CustomEvent('sokoni:letter-taken', { detail: 'problem/12', cancelable: true });
    expect(dispatchEvent(taken)).toBe(false);
  });
  expect(screen.getByRole('alert').textContent).toContain('The network is back');
  expect(screen.getByLabelText(/What should we change/)).toHaveProperty('value', '');
});

test('a visitor is asked for an account with the report as it is, and it goes once they are in', async () => {
  const fetched = answers(() => Promise.resolve(Response.json({ id: 'a' }, { status: 201 })));
  const asked = new Promise<{ resume: () => void }>((resolve) => {
    addEventListener('sokoni:account', ({ detail }: CustomEventInit) => resolve(detail), { once: true });
  });
  const { user } = rendered(
    <ReportForm target={{ kind: 'company', id: '12' }} typed={null} done="/report?sent" />,
    'en',
  );
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.type(screen.getByRole('textbox'), 'Wrong number');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const { resume } = await asked;
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Wrong number');
  document.body.dataset.live = 'true';
  resume();
  await waitFor(() => expect(left).toEqual(['/report?sent']));
  const [, sent] = fetched.mock.calls.at(-1) ?? [];
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    target: { kind: 'company', id: '12' },
    message: 'Wrong number',
  });
});

test('a need that was typed and taken out again is asked for when its field is left', async () => {
  const { user } = rendered(<NeedForm action="/quote" companies={[1]} asked={null} errors={{}} />, 'en');
  const need = screen.getAllByRole('textbox')[0] as HTMLElement;
  await user.type(need, 'Ten boxes');
  await user.clear(need);
  expect(document.getElementById('need-error')).toBeNull();
  await user.tab();
  expect(document.getElementById('need-error')).not.toBeNull();
  await user.type(need, 'x');
  expect(document.getElementById('need-error')).toBeNull();
});
