import { describe, expect, test } from 'vitest';
import { companyPath, homePath, languageOf, pathIn, resultsPath } from '#web/paths.ts';

describe('addresses', () => {
  test('are French without a prefix and English under /en', () => {
    expect([homePath('fr'), homePath('en'), homePath('fr', 'CI'), homePath('en', 'KE')]).toEqual([
      '/',
      '/en',
      '/ci',
      '/en/ke',
    ]);
    expect([resultsPath('fr'), resultsPath('en', 'KE')]).toEqual(['/annuaire-resultat', '/en/result-directory/ke']);
    expect(companyPath('en', { id: 12, slug: 'akwaba-bois' })).toBe('/en/company/12-akwaba-bois');
  });

  test('say their language by the first segment alone', () => {
    expect(['/', '/en', '/en/ke', '/entreprise/1-a', '/enx'].map(languageOf)).toEqual(['fr', 'en', 'en', 'fr', 'fr']);
  });

  test.each([
    ['/', '/en'],
    ['/ci', '/en/ci'],
    ['/annuaire-resultat', '/en/result-directory'],
    ['/annuaire-resultat/ke', '/en/result-directory/ke'],
    ['/entreprise/12-akwaba-bois', '/en/company/12-akwaba-bois'],
  ])('%s is %s in English and back', (fr, en) => {
    expect(pathIn('en', fr)).toBe(en);
    expect(pathIn('fr', en)).toBe(fr);
    expect(pathIn('fr', fr)).toBe(fr);
  });

  test('that are no page lead home in the other language', () => {
    expect(pathIn('en', '/no/such/page')).toBe('/en');
  });
});
