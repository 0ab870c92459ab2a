import { expect, test } from 'vitest';
import { isCompanyPhoto, tooHeavy } from '#web/offline/kept-photos.ts';

const photo = `https://sokoni.example/media/${'a'.repeat(22)}/640.avif`;

test.each([
  [photo, 'https://sokoni.example/entreprise/7-boutique', true],
  [photo, 'https://sokoni.example/en/company/7-boutique', true],
  [photo, 'https://sokoni.example/annuaire-resultat', false],
  [photo, '', false],
  ['https://sokoni.example/assets/icons.svg', 'https://sokoni.example/entreprise/7-boutique', false],
  ['https://sokoni.example/media/../etc', 'https://sokoni.example/entreprise/7-boutique', false],
])('%s on %s', (url, referrer, expected) => expect(isCompanyPhoto({ url, referrer })).toBe(expected));

test('the oldest go, and no more than have to', () => {
  expect(tooHeavy([], 10)).toBe(0);
  expect(tooHeavy([4, 4, 2], 10)).toBe(0);
  expect(tooHeavy([4, 4, 3], 10)).toBe(1);
  expect(tooHeavy([1, 1, 10], 10)).toBe(2);
});
