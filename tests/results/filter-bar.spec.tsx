// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageSearch } from '#read-api/search/search-companies.ts';
import type { Facets } from '#read-api/search/search-index.ts';
import { FilterBar } from '#web/results/filter-bar.tsx';
import type { ResultsQuery } from '#web/results/results-query.ts';
import { rendered } from '../web/component.tsx';

const query: ResultsQuery = pageSearch(new URLSearchParams('what=garage&page=3'), 'CI');
const facets: Facets = {
  ...{ category: [], district: [], size: [], rating: [], verified: [], hasProducts: [], hasJobs: [] },
  ...{ openNow: [], openTonight: [], openSaturday: [], openSunday: [], open24h: [] },
  city: [
    { value: '1', label: 'Abidjan', count: 8 },
    { value: '2', label: 'Bouaké', count: 4 },
  ],
  hasWhatsapp: [{ value: 'true', label: 'true', count: 5 }],
};
const answer = { facets, named: {}, nbHits: 12 };
const bar = <FilterBar path="/en/result-directory/ci" query={query} answer={answer} />;

let asked: URL[];
let respond: () => Promise<Response>;
beforeEach(() => {
  asked = [];
  respond = async () => Response.json({ ...answer, nbHits: 5 });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, 'https://sokoni.example'));
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

const summary = () => {
  const [button] = document.getElementsByTagName('summary');
  if (!button) throw new Error('no button of the filters');
  return button;
};
const dialog = () => screen.queryByRole('dialog', { name: 'Filters' });
const inDialog = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('link', { name });

test('several filters are chosen in the dialog, counted after each, before the list is shown', async () => {
  const { user } = rendered(bar, 'en');
  expect(dialog()).toBeNull();
  await user.click(summary());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filters' }));
  await user.click(inDialog(/On WhatsApp/));
  const chosen = await within(screen.getByRole('dialog')).findByRole('link', { name: /On WhatsApp.*chosen/ });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    ...{ what: 'garage', hasWhatsapp: 'true', country: 'CI', lang: 'en' },
  });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('5 results');
  await user.click(inDialog(/Abidjan/));
  await waitFor(() => expect(inDialog(/Abidjan/).textContent).toContain('chosen'));
  expect(screen.getByRole('link', { name: 'See 5 results' }).getAttribute('href')).toBe(
    '/en/result-directory/ci?what=garage&city=1&hasWhatsapp=true',
  );
});

test('closed without its button, everything is as it was, and the focus is where it came from', async () => {
  const { user } = rendered(bar, 'en');
  await user.click(summary());
  await user.click(inDialog(/On WhatsApp/));
  await within(screen.getByRole('dialog')).findByRole('link', { name: /chosen/ });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(dialog()).toBeNull();
  expect(document.querySelectorAll('.facet .on')).toHaveLength(0);
});

test('a choice that cannot be counted says so and changes nothing', async () => {
  respond = () => Promise.reject(new TypeError('network'));
  const { user } = rendered(bar, 'en');
  await user.click(summary());
  await user.click(inDialog(/Bouaké/));
  await screen.findByText('Loading failed');
  expect(document.querySelectorAll('.facet .on')).toHaveLength(0);
});

test.each([
  [1, /did not share where you are/],
  [2, /could not find where you are/],
] as const)('near me that fails (%i) says why and what to do', async (code, why) => {
  let refuse = () => {};
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (_, fail) => {
    refuse = () => fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  };
  const geolocation = { getCurrentPosition, watchPosition: () => 0, clearWatch: () => {} };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
  const { user } = rendered(bar, 'en');
  const button = screen.getByRole('button', { name: 'Near me' });
  const status = document.getElementById('near-said');
  await user.click(button);
  expect([status?.textContent, button.getAttribute('aria-disabled')]).toEqual([
    'Finding where you are… Cancel',
    'true',
  ]);
  await act(async () => refuse());
  expect(status?.textContent).toMatch(why);
  expect(screen.getByRole('link', { name: 'Type a place' }).getAttribute('href')).toBe('#search-where');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => refuse());
  expect([status?.textContent, document.activeElement]).toEqual(['', button]);
});
