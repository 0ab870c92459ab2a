// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FavouriteList } from '#web/bookmark/favourite-list.tsx';
import type { Favourite } from '#web/bookmark/favourites.ts';
import { Heart } from '#web/bookmark/heart.tsx';
import { rendered } from '../web/component.tsx';

const one = (id: number, name: string): Favourite => ({
  id,
  slug: `slug-${id}`,
  name,
  category: 'Pharmacy',
  area: 'Cocody',
  cloth: 'k1 p1',
  initials: 'AB',
});
const [akwaba, baobab] = [one(12, 'Akwaba Bois'), one(13, 'Baobab Santé')];

type Toast = { readonly content: string; readonly action?: { readonly label: string; readonly run: () => void } };
let toasts: Toast[];
addEventListener('sokoni:toast', ({ detail }: CustomEventInit<Toast>) => void (detail && toasts.push(detail)));

beforeEach(() => {
  toasts = [];
  localStorage.clear();
});

const kept = (): number[] =>
  (JSON.parse(localStorage.getItem('sokoni.favourites') ?? '[]') as Favourite[]).map(({ id }) => id);

test('a heart is pressed at once, says so with a way back, and the way back lets it go', async () => {
  const { user } = rendered(<Heart company={akwaba} />, 'en');
  const heart = screen.getByRole('button', { name: 'Add Akwaba Bois to favourites' });
  expect(heart.ariaPressed ?? heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(kept()).toEqual([12]);
  expect(toasts.at(-1)?.content).toContain('Akwaba Bois is in your favourites');
  act(() => toasts.at(-1)?.action?.run());
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(kept()).toEqual([]);
});

test('the list shows the latest first; what is taken out leaves the focus at the next, and is put back', async () => {
  localStorage.setItem('sokoni.favourites', JSON.stringify([baobab, akwaba]));
  const { user } = rendered(<FavouriteList search="/results" />, 'en');
  const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Baobab Santé', 'Akwaba Bois']);
  expect(screen.getByRole('link', { name: 'Akwaba Bois' }).getAttribute('href')).toBe('/en/company/12-slug-12');
  await user.click(screen.getByRole('button', { name: 'Remove Baobab Santé from favourites' }));
  expect(names()).toEqual(['Akwaba Bois']);
  expect(document.activeElement?.textContent).toBe('Akwaba Bois');
  act(() => toasts.at(-1)?.action?.run());
  expect(names()).toEqual(['Baobab Santé', 'Akwaba Bois']);
});

test('another tab changes the list too; without favourites it says how to add one', () => {
  localStorage.setItem('sokoni.favourites', JSON.stringify([akwaba]));
  rendered(<FavouriteList search="/results" />, 'en');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  act(() => {
    localStorage.setItem('sokoni.favourites', '[]');
    dispatchEvent(new Event('storage'));
  });
  expect(screen.getByRole('heading').textContent).toBe('No favourites yet');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/results');
});
