// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountryMenu } from '#web/shell/country-menu.tsx';
import { rendered } from '../web/component.tsx';

const countries = [
  { code: 'CI', name: 'Côte d’Ivoire', count: 12 },
  { code: 'KE', name: 'Kenya', count: 1 },
  { code: 'ML', name: 'Mali', count: 0 },
];

let asked: number;
let comes: boolean;
beforeEach(() => {
  asked = 0;
  comes = true;
  vi.stubGlobal('fetch', async () => {
    asked++;
    if (!comes) throw new TypeError('network');
    return Response.json({ countries });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const menu = <CountryMenu label="Countries" all="/en#countries" homes="/en/" />;
const button = () => screen.getByRole('button', { name: 'Countries' });
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((one) => one.textContent);

test('is asked for when it is first shown, and once', async () => {
  const { user } = rendered(menu, 'en');
  expect([asked, button().getAttribute('aria-expanded')]).toEqual([0, 'false']);
  await user.click(button());
  await screen.findByRole('searchbox');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(names()).toEqual(['Côte d’Ivoire 1212 companies', 'Kenya 11 company', 'Mali', 'All countries']);
  await user.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await user.click(button());
  expect(asked).toBe(1);
});

test('is worked by keys alone: open, narrow, walk, close', async () => {
  const { user } = rendered(menu, 'en');
  await user.tab();
  await user.keyboard(' ');
  const field = await screen.findByRole('searchbox', { name: 'Search for a country' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByRole('status').textContent).toBe('3 countries');
  await user.keyboard('cote');
  expect(screen.getByRole('status').textContent).toBe('1 country');
  expect(names()).toEqual(['Côte d’Ivoire 1212 companies', 'All countries']);
  await user.clear(field);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('href')).toBe('/en/ci');
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('href')).toBe('/en#countries');
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  expect([button().getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button()]);
});

test('leads to the same search in the country on a page of results, without the place that it named', async () => {
  history.replaceState(null, '', '/en/result-directory?what=garage&where=Abidjan&page=2');
  const results = <CountryMenu label="Countries" all="/en#countries" homes="/en/" results="/en/result-directory" />;
  const { user } = rendered(results, 'en');
  await user.click(button());
  const kenya = await screen.findByRole('link', { name: /Kenya/ });
  expect(kenya.getAttribute('href')).toBe('/en/result-directory/ke?what=garage');
});

test('what does not come is said, leads on, and is asked for again', async () => {
  comes = false;
  const { user } = rendered(menu, 'fr'); // which is not kept yet
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Chargement impossible');
  expect(screen.getByRole('link', { name: 'Ouvrir la page' }).getAttribute('href')).toBe('/en#countries');
  comes = true;
  await user.click(button());
  await user.click(button());
  expect(await screen.findByRole('searchbox')).toBeTruthy();
});
