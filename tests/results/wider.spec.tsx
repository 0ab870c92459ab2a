// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageSearch } from '#read-api/search/search-companies.ts';
import type { Understood as Meaning } from '#read-api/search/search-index.ts';
import { Understood } from '#web/results/understood.tsx';
import { isElided } from '#web/results/wider.ts';
import { rendered } from '../web/component.tsx';

test.each([
  ['Abidjan', 'true'],
  ['Évry', 'true'],
  ['Ypres', 'true'],
  ['Yopougon', 'false'],
  ['Yaoundé', 'false'],
  ['Bouaké', 'false'],
])('French elides before a vowel that is heard: %s', (place, elided) => expect(isElided(place)).toBe(elided));

const meant: Meaning = {
  ...{ what: 'plombier', where: '', isWider: true, from: 'Korhogo' },
  ...{ openNow: false, openTonight: false, openSaturday: false, openSunday: false, open24h: false },
  ...{ hasWhatsapp: false, verified: false },
};

test('whoever looks near them without telling where reads what to do, with the way to the field', () => {
  const query = pageSearch(new URLSearchParams('what=plombier près de moi'));
  const understood = { ...meant, isWider: false, from: undefined, isNearUnknown: true };
  rendered(<Understood query={query} country={null} answer={{ understood, correctedQuery: undefined }} />, 'fr');
  expect(screen.getByText(/Nous ne savons pas où vous êtes/u)).toBeTruthy();
  expect(screen.getByText('Écrire un lieu').getAttribute('href')).toBe('#search-where');
});

test.each([
  ['fr', 'Nous ne connaissons pas « dakar » ici : voici tout le pays.', 'Voir Dakar, Sénégal', '/sn?'],
  ['en', 'We do not know “dakar” here: these are from all of the country.', 'Search in Dakar, Sénégal', '/sn?'],
] as const)('an unknown place is said to be so, with the way to where it is, in %s', (lang, sentence, label, path) => {
  const query = pageSearch(new URLSearchParams('what=banque&where=dakar&city=7&near=5.3,-4'), 'CI');
  const elsewhere = { where: 'Dakar', country: 'SN', label: 'Dakar, Sénégal' };
  const understood = { ...meant, from: undefined, isPlaceUnknown: true, elsewhere };
  rendered(<Understood query={query} country={null} answer={{ understood, correctedQuery: undefined }} />, lang);
  const shown = document.body.textContent?.replace(/\s/g, ' ');
  expect(shown).toContain(sentence);
  const href = screen.getByText(label).closest('a')?.getAttribute('href') ?? '';
  expect(href).toContain(path);
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({ what: 'banque', where: 'Dakar' });
});

test('what was corrected can be taken back', () => {
  const query = pageSearch(new URLSearchParams('what=bone boulangerie'));
  rendered(<Understood query={query} country={null} answer={{ correctedQuery: 'bonne boulangerie' }} />, 'fr');
  expect(screen.getByText('Chercher mot à mot').closest('a')?.getAttribute('href')).toContain('asTyped=true');
});

test.each([
  ['fr', meant, 'Compris : plombier. Aucun résultat plus près de Korhogo.'],
  ['en', meant, 'Understood as: plombier. There is nothing nearer to Korhogo.'],
  [
    'fr',
    { ...meant, isWider: false, unmet: ['openSaturday'] },
    'Compris : plombier. Aucun résultat avec : Ouvert samedi.',
  ],
  ['en', { ...meant, withinKm: 100 }, 'Understood as: plombier · within 100 km of Korhogo. There is nothing nearer.'],
] as const)('where nothing is near says of what, once, in %s', (lang, understood, text) => {
  const query = pageSearch(new URLSearchParams('what=plombier à Korhogo'));
  rendered(<Understood query={query} country={null} answer={{ understood, correctedQuery: undefined }} />, lang);
  expect(
    screen.getByText((_, one) => one?.textContent?.replace(/\s/g, ' ') === text && one.children.length === 0),
  ).toBeTruthy();
});
