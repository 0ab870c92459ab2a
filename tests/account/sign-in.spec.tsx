// @vitest-environment happy-dom
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '#tests/web/component.tsx';
import { SignInDialog } from '#web/account/sign-in-dialog.tsx';
import { lastAsked } from '#web/client/ask-for-account.ts';

const paths = {
  password: '/en/login',
  ask: '/en/login/get-a-code',
  code: '/en/login/mailed-code',
  reset: '/en/registration/reset-password',
  register: '/en/register',
  terms: '/en/terms',
  privacy: '/en/privacy',
  contact: '/en/contact',
  outside: null,
};

type Answer = { readonly status?: number; readonly body: object };
let asked: { path: string; said: unknown }[];
let answers: Record<string, Answer[]>;

const problem = (title: string): Answer => ({ status: 401, body: { title, code: 'account.wrong-credentials' } });

beforeEach(() => {
  asked = [];
  answers = { '/api/sign-in': [{ body: { signedIn: false, codeFor: null } }] };
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const path = url.replace(/\?.*/, '');
    asked.push({ path, said: init?.body ? JSON.parse(init.body) : null });
    const answer = answers[path]?.shift();
    if (!answer) throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  lastAsked.current = null;
});

/** The dialog as it is once somebody has pressed what needs an account. */
const opened = () => {
  const resume = vi.fn();
  lastAsked.current = { to: '/en/report/company/7', resume };
  const { user, container } = rendered(<SignInDialog paths={paths} min={8} />, 'en');
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  act(() => {
    dialog.showModal();
    dialog.dispatchEvent(new CustomEvent('sokoni:opened'));
  });
  return { user, resume, dialog, inside: within(dialog) };
};

test('whoever comes in with a password goes on with what they were doing', async () => {
  const { user, resume, dialog, inside } = opened();
  answers['/api/sign-in/password'] = [problem('Wrong e-mail or password.'), { body: { step: 'in' } }];
  await user.type(inside.getByLabelText('E-mail'), 'awa@example.org');
  await user.type(inside.getByLabelText('Password'), 'Wrong2026{Enter}');
  const summary = await inside.findByText('Wrong e-mail or password.');
  expect(summary.closest('.error-summary')).toBe(document.activeElement);
  expect(resume).not.toHaveBeenCalled();
  await user.clear(inside.getByLabelText('Password'));
  await user.type(inside.getByLabelText('Password'), 'Baobab2026{Enter}');
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
  expect(dialog.open).toBe(false);
  expect(asked.at(-1)?.said).toMatchObject({ email: 'awa@example.org', to: '/en/report/company/7' });
});

test('typing moves nothing after a refusal: neither the focus nor what is said', async () => {
  const { user, inside } = opened();
  answers['/api/sign-in/password'] = [problem('Wrong e-mail or password.')];
  await user.type(inside.getByLabelText('E-mail'), 'awa@example.org');
  await user.type(inside.getByLabelText('Password'), 'Wrong2026{Enter}');
  await inside.findByText('Wrong e-mail or password.');
  const password = inside.getByLabelText('Password');
  await user.type(password, 'Mangue');
  expect(document.activeElement).toBe(password);
  expect(inside.getAllByText('Wrong e-mail or password.')).toHaveLength(1);
});

test('what is missing is said without asking the server', async () => {
  const { user, inside } = opened();
  await user.click(inside.getByRole('button', { name: 'Log in' }));
  expect(await inside.findAllByText('Fill in this field.')).toHaveLength(2);
  expect(inside.getByRole('link', { name: 'E-mail: Fill in this field.' })).toBeDefined();
  expect(asked.map(({ path }) => path)).not.toContain('/api/sign-in/password');
});

test('a mailed code, then the second factor, each begins at its title', async () => {
  const { user, resume, inside } = opened();
  answers['/api/sign-in/ask-code'] = [{ body: { waitS: 60 } }];
  answers['/api/sign-in/code'] = [{ body: { step: 'second' } }];
  answers['/api/sign-in/second'] = [{ body: { step: 'in' } }];
  await user.type(inside.getByLabelText('E-mail'), 'awa@example.org');
  await user.click(inside.getByRole('link', { name: 'Log in with a code' }));
  expect(document.activeElement).toBe(inside.getByRole('heading', { name: 'Log in with a code' }));
  expect(inside.getByLabelText<HTMLInputElement>('E-mail').value).toBe('awa@example.org');
  await user.click(inside.getByRole('button', { name: 'Send the code' }));
  expect(await inside.findByText(/awa@example.org/)).toBeDefined();
  expect(inside.getByText(/another code in \d+ seconds/)).toBeDefined();
  await user.click(inside.getByLabelText('Six-digit code'));
  await user.paste(' 123 456 ');
  await user.keyboard('{Enter}');
  await inside.findByLabelText('Recovery code');
  await user.type(inside.getByLabelText('Six-digit code'), '654321{Enter}');
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
});

test('without a network it says so, and goes out when the network is back', async () => {
  const { user, resume, inside } = opened();
  await user.type(inside.getByLabelText('E-mail'), 'awa@example.org');
  await user.type(inside.getByLabelText('Password'), 'Baobab2026{Enter}');
  await inside.findByText(/^No connection/);
  answers['/api/sign-in/password'] = [{ body: { step: 'in' } }];
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
});

test('who is in already, by another tab, goes on at once', async () => {
  answers['/api/sign-in'] = [{ body: { signedIn: true, codeFor: null } }];
  const { resume } = opened();
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
});

test('who has no account registers in the same place, or goes back', async () => {
  const { user, resume, inside } = opened();
  await user.click(inside.getByRole('link', { name: 'Create an account' }));
  expect(document.activeElement).toBe(inside.getByRole('heading', { name: 'Create an account' }));
  await user.click(inside.getByRole('button', { name: 'Continue' }));
  const first = await inside.findByRole('link', { name: 'First name: Fill in this field.' });
  expect(first.getAttribute('href')).toBe('#in-firstname');
  await user.click(inside.getByRole('link', { name: 'Log in' }));
  expect(inside.getByRole('heading', { name: 'Log in' })).toBe(document.activeElement);
  expect(resume).not.toHaveBeenCalled();
});

test('a password that was forgotten is told by a mail', async () => {
  const { user, inside } = opened();
  answers['/api/sign-in/forgotten'] = [{ body: {} }];
  await user.type(inside.getByLabelText('E-mail'), 'awa@example.org');
  await user.click(inside.getByRole('link', { name: 'Forgotten your password?' }));
  await user.click(inside.getByRole('button', { name: 'Send the link' }));
  await inside.findByText(/come back here/);
  await user.click(inside.getByRole('link', { name: 'Back to log-in' }));
  expect(inside.getByLabelText('Password')).toBeDefined();
});

test('closed, it asks nothing more and does nothing', async () => {
  const { user, resume, dialog, inside } = opened();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await user.click(inside.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
  const before = asked.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(before);
  expect(resume).not.toHaveBeenCalled();
});
