import { expect, test } from 'vitest';
import { hintsOf } from '#read-api/moderation/hints.ts';

test.each([
  'Les gens sont sérieux, bon accueil pour toute la famille, s’il vous plaît gardez ce niveau.',
  'La pâte est bonne, la sauce un peu grasse, le coq au vin très doux. Ouvert à 5 heures.',
  'Ils ont changé le tuyau, l’évier et le bouton de la machine, sans retard.',
  'Le maître d’ouvrage était en colère, mais le chantier a été fini : titre foncier remis, lustre posé.',
  'Des pommes de Chine, des jantes, un tablier et une souris d’ordinateur : on trouve tout.',
])('everyday French says nothing to check: %s', (text) => {
  expect(hintsOf(text, 'fr')).toEqual([]);
});

test.each([
  ['Service de merde', 'merde'],
  ['Ce gérant est un connard', 'connard'],
])('what is rude is pointed out: %s', (text, word) => {
  expect(hintsOf(text, 'fr')).toEqual([{ what: 'word', word }]);
});

test('links, numbers and capitals are pointed out', () => {
  const whats = (text: string) => hintsOf(text, 'fr').map(({ what }) => what);
  expect(whats('Allez plutôt sur www.ailleurs.example')).toEqual(['link']);
  expect(whats('Appelez-moi au 07 07 07 07 07')).toEqual(['number']);
  expect(whats('NE VENEZ JAMAIS ICI MES AMIS')).toEqual(['shouting']);
  expect(hintsOf(null, 'fr')).toEqual([]);
});
