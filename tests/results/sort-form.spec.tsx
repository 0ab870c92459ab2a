// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageSearch } from '#read-api/search/search-companies.ts';
import type { ResultsQuery } from '#web/results/results-query.ts';
import { SortForm } from '#web/results/sort-form.tsx';
import { rendered } from '../web/component.tsx';

const query: ResultsQuery = pageSearch(new URLSearchParams('what=garage&where=Abidjan&openNow=true&page=2'));

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function send(this: HTMLFormElement) {
    sent.push(new URLSearchParams([...new FormData(this)].map(([name, value]) => [name, String(value)])).toString());
  });
});

const form = <SortForm path="/en/result-directory" query={query} rated />;

test('an order that a finger chose is sent at once, with the rest of the query and from its first page', async () => {
  const { user } = rendered(form, 'en');
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.selectOptions(screen.getByRole('combobox'), 'Newest');
  expect(sent).toEqual(['what=garage&where=Abidjan&openNow=true&sort=newest']);
});

test('keys choose without leaving the page; its button comes up, and Enter sends as well', async () => {
  const { user } = rendered(form, 'en');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'rating' } });
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: 'Sort' })).toBeTruthy();
  screen.getByRole('combobox').focus();
  await user.keyboard('{Enter}');
  expect(sent).toEqual(['what=garage&where=Abidjan&openNow=true&sort=rating']);
});

test('the nearest are offered around a point alone, and the best rated where somebody is rated', () => {
  rendered(<SortForm path="/en/result-directory" query={query} rated={false} />, 'en');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Best match', 'Newest']);
});
