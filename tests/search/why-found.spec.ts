import { expect, test } from 'vitest';
import { categoriesOf } from '#read-api/search/categories.ts';
import type { Found } from '#read-api/search/search-results.ts';
import { type Readings, whysOf } from '#read-api/search/why-found.ts';

const categories = categoriesOf([
  {
    ...{ id: 'automotive-repair', parent: null, names: { fr: 'Garage automobile', en: 'Car repair' } },
    synonyms: { fr: ['mécanicien'], en: ['mechanic'] },
  },
]);
const company = (more: Partial<Found>): Found => ({
  ...{ id: 1, name: 'Konaté & Fils', slug: 'k', category: 'automotive-repair', country: 'CI', city: 1 },
  ...{ cityName: 'Abidjan', subCity: null, district: null, landmark: null, address: null, lat: null, lng: null },
  ...{ size: 'unknown', description: {}, phone: null, whatsapp: null, hours: null, rating: null, reviews: 0 },
  ...{ verified: false, demo: true },
  ...more,
});
const whys = (companies: readonly Found[], what: string, where = '', ...typed: Readings[]) =>
  whysOf(companies, { what, where, lang: 'fr' }, typed, categories);

test('a trade by another name is told, as it was typed, where others are found by their name', () => {
  const typed = ['mecanicien', 'mechanic'];
  expect(whys([company({}), company({ name: 'Le Mécanicien' })], 'Mécanicien', '', typed)).toEqual([
    { by: 'trade', text: 'Mécanicien' },
    undefined,
  ]);
  expect(whys([company({}), company({})], 'Mécanicien', '', typed)).toEqual([undefined, undefined]);
});

test('a word of the description is told with the words around it', () => {
  const text = 'Depuis 1998, nous faisons la vidange, la peinture au four et la tôlerie de toutes les marques';
  expect(whys([company({ description: { fr: text } })], 'peinture', '', ['peinture'])).toEqual([
    { by: 'description', text: '… faisons la vidange, la peinture au four et la …' },
  ]);
});

test('an address and a part of the town are told where the card shows another place', () => {
  const there = company({ address: '12 rue des Jardins', subCity: 'Cocody', district: 'Angré' });
  expect(whys([there], 'garage', 'cocody', ['garage'])).toEqual([{ by: 'area', text: 'Cocody' }]);
  expect(whys([there], 'garage', 'rue des jardins', ['garage'])).toEqual([
    { by: 'address', text: '12 rue des Jardins' },
  ]);
  expect(whys([there], 'garage', 'angré, abidjan', ['garage'])).toEqual([undefined]);
});

test('a text without spaces is cut', () => {
  const [why] = whys([company({ description: { fr: `pneu${'x'.repeat(500)}` } })], 'pneu', '', ['pneu']);
  expect(why?.text.length).toBeLessThan(90);
});

test('a short word stands for itself only', () =>
  expect(whys([company({ description: { fr: 'Carrosserie' } })], 'car', '', ['car'])).toEqual([undefined]));
