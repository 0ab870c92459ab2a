import { expect, test } from 'vitest';
import { withWords } from '#read-api/job-search/job-words.ts';

const jobs = [
  'Vendeuse en boutique',
  'Chauffeur livreur',
  'Éducatrice spécialisée',
  'Caissière, Yopougon',
  'Électricienne du bâtiment',
  'Assistante commerciale',
  'Argentier',
];

test.each([
  ['vendeur', 'Vendeuse en boutique'],
  ['Vendeuses', 'Vendeuse en boutique'],
  ['vendeur boutique', 'Vendeuse en boutique'],
  ['vendeur pour la boutique', 'Vendeuse en boutique'],
  ['vendeur dans une boutique', 'Vendeuse en boutique'],
  ['chaufeur', 'Chauffeur livreur'],
  ['chauffeuse', 'Chauffeur livreur'],
  ['livr', 'Chauffeur livreur'],
  ['educateur', 'Éducatrice spécialisée'],
  ['educateur spécialisé', 'Éducatrice spécialisée'],
  ['caissier yopougon', 'Caissière, Yopougon'],
  ['caissier yopugon', 'Caissière, Yopougon'],
  ['électricien', 'Électricienne du bâtiment'],
  ['assistant commercial', 'Assistante commerciale'],
])('%s finds %s alone', (typed, job) => expect(withWords(typed, jobs, String)).toEqual([job]));

test.each(['plombier', 'vendeur yopougon', 'agent', 'vandale'])('%s finds none', (typed) =>
  expect(withWords(typed, jobs, String)).toEqual([]),
);

test('a word that a text has is not taken for a misspelling of another', () =>
  expect(withWords('agent', ['Argent', 'Agent commercial'], String)).toEqual(['Agent commercial']));

test('nothing typed, or nothing but signs, is all of them', () => {
  expect(withWords('', jobs, String)).toEqual(jobs);
  expect(withWords(' ?! ', jobs, String)).toEqual(jobs);
});
