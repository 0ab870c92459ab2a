// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '#tests/web/component.tsx';
import { BotCheck, type BotProof } from '#web/account/bot-check.tsx';
import { ConfirmForm } from '#web/account/confirm-form.tsx';
import { RegisterForm } from '#web/account/register-form.tsx';

const paths = { terms: '/terms', privacy: '/privacy', contact: '/contact', register: '/register' };

beforeEach(() => localStorage.clear()); // what a test typed is kept as a draft
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is wrong with a field is said beside it once it is left, and not before', async () => {
  const { user } = rendered(<RegisterForm to="" before={{}} min={8} paths={paths} />, 'en');
  const email = screen.getByLabelText('E-mail');
  await user.type(email, 'awa@example');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByLabelText('Password'));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById('email-error')?.textContent).toMatch(/not valid/);
  await user.type(email, '.org');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await user.tab();
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
});

test('sent as it is, it says all that is wrong, once, and leads to each field', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const { user, container } = rendered(<RegisterForm to="" before={{}} min={8} paths={paths} />, 'en');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = container.querySelector('.error-summary');
  expect(document.activeElement).toBe(summary);
  const links = [...(summary?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#firstname', '#lastname', '#email', '#password', '#altcha']);
  expect(asked).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('First name'), 'Awa');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
});

test('the box makes its proof once it is ticked, and another one when that has expired', async () => {
  const works = vi.fn(async () => `proof ${works.mock.calls.length}`);
  const proof = createRef<BotProof>();
  const { user, container } = rendered(<BotCheck proof={proof} work={works} />, 'en');
  expect(await proof.current?.proof()).toBe('');
  await user.click(screen.getByRole('checkbox'));
  await screen.findByText('Checked');
  expect(container.querySelector<HTMLInputElement>('[name=altcha]')?.value).toBe('proof 1');
  expect(await proof.current?.proof()).toBe('proof 1');
  expect(await proof.current?.renewed()).toBe('proof 2');
  await waitFor(() => expect(container.querySelector<HTMLInputElement>('[name=altcha]')?.value).toBe('proof 2'));
});

test('the box tells when the work failed, and is not ticked any more', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = rendered(<BotCheck proof={createRef()} work={() => Promise.reject(new Error('slow'))} />, 'en');
  await user.click(screen.getByRole('checkbox'));
  await screen.findByText(/failed/);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('another code can be asked for when the minute is over, which is counted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({ waitS: 60 });
    });
    const { user } = rendered(<ConfirmForm waitS={60} paths={paths} />, 'en');
    const again = screen.getByRole('button', { name: 'Send another code' });
    await screen.findByText(/another code in/);
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await user.click(again);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(61_000);
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    await user.click(again);
    await screen.findByText('New code sent.', { selector: '.notice *' });
    expect(asked).toHaveLength(1);
    expect(again.getAttribute('aria-disabled')).toBe('true');
  } finally {
    vi.useRealTimers();
  }
});
