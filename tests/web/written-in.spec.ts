import { expect, test } from 'vitest';
import { writtenIn } from '#web/page/written-in.ts';

test.each([
  'Poisson braisé, attiéké',
  'Jus de bissap, un litre',
  'Chez nous',
  'Au pied du grand manguier',
  'Derrière la station Total',
  'Vidange et filtre',
  'L’entrée est à gauche',
])('%s is French: marked on English pages, not on French ones', (text) => {
  expect([writtenIn(text, 'en'), writtenIn(text, 'fr')]).toEqual(['fr', undefined]);
});

test.each(['Grilled fish with plantain', 'Behind the Total station', 'Our shop', 'Oil change', 'Next to the stadium'])(
  '%s is English: marked on French pages, not on English ones',
  (text) => {
    expect([writtenIn(text, 'en'), writtenIn(text, 'fr')]).toEqual([undefined, 'en']);
  },
);

test.each(['Coca-Cola 33 cl', 'Maggi', 'T-shirt XL'])('%s is in no language that its words tell', (text) => {
  expect([writtenIn(text, 'en'), writtenIn(text, 'fr')]).toEqual(['', '']);
});

test('no text has no language', () => {
  expect([writtenIn('', 'fr'), writtenIn(null, 'en')]).toEqual([undefined, undefined]);
});
