import { expect, test } from 'vitest';
import { referenceCategories } from '#infra/reference/categories.ts';
import { categoriesOf } from '#read-api/search/categories.ts';
import { guessedNeed } from '#read-api/search/guessed-need.ts';
import { needs } from '#read-api/search/needs.ts';
import { typedNumber } from '#read-api/search/numbers.ts';
import { wordsOf } from '#read-api/search/query-pieces.ts';
import { understand } from '#read-api/search/understand.ts';

const all = referenceCategories();
const categories = categoriesOf(
  all.map(({ categoryId, parentId, names, synonyms }) => ({ id: categoryId, parent: parentId, names, synonyms })),
);
const places = new Set(['cocody', 'abidjan', 'nairobi', 'westland', 'san pedro', 'marche']);
const unknown = new Set(['nkisi', 'redcare']);
const meaningOf = (text: string) =>
  understand(wordsOf(text), {
    ...{ categories, isPlace: (phrase) => places.has(phrase), isKnown: (word) => !unknown.has(word) },
  });

test('every need leads to sub-categories that there are', () => {
  const known = new Set(all.map(({ categoryId }) => categoryId));
  expect(needs.flatMap(({ categories: led }) => led).filter((id) => !known.has(id))).toEqual([]);
});

test('no need is told twice, of which the second would say nothing', () => {
  const told = Map.groupBy(needs, ({ said }) => said);
  expect([...told].flatMap(([said, some]) => (some.length > 1 ? [said] : []))).toEqual([]);
});

test.each([
  ['tresseuse rapide', 'beauty-hairdresser'],
  ['someone for aluminium fabricators work', 'home-building-glazier'],
  ['check blood pressure', 'health-cardiologist'],
])('what is told like no need is guessed by its words: %s', (typed, category) => {
  expect(guessedNeed(wordsOf(typed).map(({ word }) => word))[0]).toBe(category);
});

test.each(['Grace Sal', 'Chez Tantie Marie', 'Nzalate Bni Ammr'])('nothing is guessed of a name: %s', (typed) => {
  expect(guessedNeed(wordsOf(typed).map(({ word }) => word))).toEqual([]);
});

test.each([
  ['je cherche une pharmacie ouverte à Cocody svp', { what: 'pharmacie', places: ['cocody'], said: { openNow: true } }],
  ['where can i find a dentist in Nairobi', { what: 'dentist', places: ['nairobi'] }],
  ["j'ai une fuite d'eau à Abidjan", { what: '', trades: ['home-building-plumber'], places: ['abidjan'] }],
  ['Abidjan, San Pedro', { what: '', places: ['abidjan', 'san pedro'] }],
  ['hotel with whatsapp westlands', { what: 'hotel', said: { hasWhatsapp: true }, places: ['westland'] }],
  ['coiffeur ouvert le samedi à Abidjan', { what: 'coiffeur', said: { openSaturday: true }, places: ['abidjan'] }],
  ['restaurant ouvert ce soir à Abidjan', { what: 'restaurant', said: { openTonight: true, openNow: false } }],
  ['restaurant open tonight nairobi', { what: 'restaurant', said: { openTonight: true }, places: ['nairobi'] }],
  ['pharmacie dimanche Cocody', { what: 'pharmacie', said: { openSunday: true }, places: ['cocody'] }],
  ['pharmacy open on Sundays', { what: 'pharmacy', said: { openSunday: true, openNow: false } }],
  [
    'pharmacy open 24 hours nairobi',
    { what: 'pharmacy', said: { open24h: true, openNow: false }, places: ['nairobi'] },
  ],
  ['pharmacie près du marché', { what: 'pharmacie', landmark: 'marché', places: [] }],
  ['marché cocody', { what: 'marché', places: ['cocody'] }],
  ['garage toyota cocody', { what: 'garage toyota', tradeAlone: 'garage', hasName: true }],
  ['hotel bon sejour', { what: 'hotel bon sejour', tradeAlone: 'hotel' }],
  ['garage de la route', { what: 'garage route', hasName: true, places: [] }],
  ['chez vitamine', { what: 'chez vitamine', hasName: true, trades: ['health-pharmacy'] }],
  ['coupure de courant électricien', { what: 'électricien', tradeAlone: null }],
  ['my car is overheating', { what: '', trades: ['automotive-car-repair'] }],
  ['ma machine à laver ne marche plus', { what: '', hasName: false, names: [] }],
  ['طبيب الاسنان', { trades: ['health-dentist'] }],
  [
    'nkisi ya malaria Abidjan',
    { what: '', trades: ['health-clinic', 'health-hospital', 'health-doctor', 'health-pharmacy'] },
  ],
  ['canapé occasion Abidjan', { trades: ['home-building-furniture'], tradeAlone: null, places: ['abidjan'] }],
  ['salon de thé Cocody', { what: 'salon de thé', trades: ['food-drink-cafe'], places: ['cocody'] }],
  ['safari company', { what: 'safari', hasName: false }],
  ['my tooth dey pain me', { what: '', trades: ['health-dentist'] }],
  ['emergency dentist nairobi', { what: 'dentist', trades: ['health-dentist'], places: ['nairobi'] }],
  ['صيدلية', { trades: ['health-pharmacy'] }],
  ['Chez Tantie Marie', { what: 'Chez Tantie Marie', hasName: true, trades: [] }],
])('%s', (typed, meant) => {
  expect(meaningOf(typed)).toMatchObject(meant);
});

test.each([
  ['07 08 09 10 11', '0708091011'],
  ['+225 07-08-09-10', '22507080910'],
  ['(020) 272.1234', '0202721234'],
  ['garage 24', null],
  ['24 7', null],
])('%s is the number %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
