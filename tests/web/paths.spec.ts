import { describe, expect, test } from 'vitest';
import { unmixed } from '#web/addresses/moved.ts';
import { pages } from '#web/addresses/pages.ts';
import { companyPath, homePath, languageOf, pathIn, resultsPath } from '#web/addresses/paths.ts';
import { kindOf } from '#web/offline/page-kinds.ts';

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

  test('of every page in the words of the other language mean that page; its own lead nowhere else', () => {
    const filled = (pattern: string) => pattern.replace(/\/:country\?/, '/ci').replace(/:\w+\??/g, 'x1');
    for (const [name, { fr, en }] of Object.entries(pages)) {
      if (name === 'home') continue;
      const [french, english] = [filled(fr), filled(en)];
      const mixed = [`/en${french}`, english.replace(/^\/en/, '')] as const;
      expect([name, unmixed(french), unmixed(english)]).toEqual([name, null, null]);
      expect([name, unmixed(mixed[0]) ?? mixed[0]]).toEqual([name, english]);
      expect([name, unmixed(mixed[1]) ?? mixed[1]]).toEqual([name, french]);
    }
  });

  test.each(['/', '/en', '/zz', '/no/such/page', '/en/no/such', '/%E0%A4%A', '/register/%E0%A4%A/x'])(
    '%s means no other page',
    (path) => expect(unmixed(path)).toBeNull(),
  );
});

test('the pages that are kept for when there is no network are those that say so', () => {
  for (const page of Object.values<(typeof pages)[keyof typeof pages] & { readonly kept?: string }>(pages))
    for (const pattern of [page.fr, page.en]) {
      const path = pattern.replace('/:country?', '').replace(':company', '12-garage').replace(/:\w+/g, 'x1') || '/';
      expect([pattern, kindOf(path)]).toEqual([pattern, page.kept]);
    }
});
