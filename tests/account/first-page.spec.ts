import { expect, test } from 'vitest';
import { firstPage } from '#web/account/first-page.ts';

test.each([
  ['', 'fr', '/'],
  ['', 'en', '/en'],
  [null, 'en', '/en'],
  ['https://elsewhere.example', 'en', '/en'],
  ['//elsewhere.example', 'en', '/en'],
  ['/', 'en', '/en'],
  ['/en', 'fr', '/'],
  ['/profile/edit', 'en', '/en/profile/edit'],
  ['/en/company/12-tailor', 'fr', '/entreprise/12-tailor'],
  ['/annuaire-resultat?what=garage', 'en', '/en/result-directory?what=garage'],
  ['/entreprise/12-tailor#contact', 'en', '/en/company/12-tailor#contact'],
  ['/nowhere/12?x', 'en', '/nowhere/12?x'],
  ['/api/me', 'en', '/api/me'],
] as const)('asked for %j, whoever prefers %s goes to %s', (to, prefers, page) => {
  expect(firstPage(to, prefers)).toBe(page);
});
