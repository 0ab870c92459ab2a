import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, unspaced, words } from '#domain/fold.ts';

const same: readonly (readonly [string, string])[] = [
  ['Café Crème', 'cafe creme'],
  ['L’Œuvre', 'oeuvre'],
  ["Côte d'Ivoire", 'cote ivoire'],
  ['Côte d’Ivoire', "COTE D'IVOIRE"],
  ["N'Djamena", 'ndjamena'],
  ["Joe's Garages", 'joe garage'],
  ['S.A.R.L. Bâtiments', 'SARL batiment'],
  ['Bureaux', 'bureau'],
  ['Straße', 'strasse'],
  ['جامعة', 'جامعه'],
  ['أحمد', 'احمد'],
  ['مُحَمَّد', 'محمد'],
  ['١٢٣', '123'],
  ['Ɛwɔ', 'ewo'],
  ['ﬁnance', 'finance'],
  ['Saint-Louis', 'saint louis'],
];

test.each(same)('%s is found as %s', (written, typed) => expect(fold(written)).toBe(fold(typed)));

test.each([
  ['Auto-Écoles d’Or (S.A.R.L.)', "autoecolesd'or sarl"],
  ['Sun Shine Hotel', 'sunshine hotel'],
  ['صيدلية النور', 'صيدليةالنور'],
])('%s and %s are the same but for their spaces', (written, typed) => {
  expect(unspaced(typed)).toBe(unspaced(written));
  expect(unspaced(typed)).not.toContain(' ');
});

test('a word that only ends like a plural keeps the letters that tell it apart', () => {
  expect(words('Bus Glass 2ème')).toEqual(['bus', 'glass', '2eme']);
});

test('scripts without capitals are kept as they are written', () => {
  expect(words('ፋርማሲ ⴰⴳⴷⴰⵍ')).toEqual(['ፋርማሲ', 'ⴰⴳⴷⴰⵍ']);
});

test('a text without a letter has no words', () => expect(words(" '—!? \u0000")).toEqual([]));

test('folding what is folded changes nothing', () => {
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...`aœLdqu'’.s xSßéÉأةـ١ٰİǅﬁ-\u0301\u200d`), maxLength: 20 }),
  );
  fc.assert(
    fc.property(written, (text) => {
      const once = fold(text);
      expect(fold(once)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test('letter case and composed or decomposed accents do not matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcdéèôçùïñ sxL'), maxLength: 20 }), (text) => {
      expect(fold(text.normalize('NFD'))).toBe(fold(text));
      expect(fold(text.toUpperCase())).toBe(fold(text));
    }),
  );
});
