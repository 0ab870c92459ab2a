// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewOnPage } from '#web/review/review-on-page.tsx';
import type { ReviewToWrite } from '#web/review/use-write-review.ts';
import { rendered } from '../web/component.tsx';

const review: ReviewToWrite = {
  company: { id: 12, name: 'Akwaba Bois' },
  own: null,
  config: { companyId: 12, postUrl: '/ajax/review', restricted: false, initialOpen: true, justRegistered: false },
  paths: { action: '/write', done: '/reviews#own', signIn: '/login', company: '/company' },
  today: '2026-11-24',
};

const answer = (status: number, body: object) => {
  const fetched = vi.fn((_url: string, _sent?: RequestInit) => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

// what was typed before comes back
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a comment that is too short is told beside its field when it is left, with how much is missing', async () => {
  const { user } = rendered(<ReviewOnPage {...review} />, 'en');
  const comment = screen.getByRole('textbox');
  await user.type(comment, 'Too short');
  expect(document.getElementById('comment-error')).toBeNull();
  await user.tab();
  expect(document.getElementById('comment-error')?.textContent).toContain('11');
  await user.type(comment, ', but mended now');
  expect(document.getElementById('comment-error')).toBeNull();
});

test('a review that the server refuses says why and keeps the words', async () => {
  const fetched = answer(422, { detail: 'You have written about this company today.' });
  const { user } = rendered(<ReviewOnPage {...review} />, 'en');
  await user.click(screen.getByRole('radio', { name: /4/ }));
  await user.type(screen.getByRole('textbox'), 'Served within ten minutes.');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  await screen.findByText(/You have written about this company today/);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Served within ten minutes.');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ companyId: 12, score: 4 });
});
