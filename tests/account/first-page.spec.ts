import { expect, test } from 'vitest';
import { firstPage } from '#web/account/first-page.ts';

test.each([
  ['', 'fr', '/'],
  ['', 'en', '/en'],
  [null, 'en', '/en'],
  ['https://elsewhere.example', 'en', '/en'],
  ['//elsewhere.example', 'en', '/en'],
  ['/en', 'fr', '/en'],
  ['/profile/edit', 'en', '/profile/edit'],
  ['/entreprise/12-tailor#contact', 'en', '/entreprise/12-tailor#contact'],
  ['/api/me', 'en', '/api/me'],
] as const)('asked for %j, whoever prefers %s goes to %s', (to, prefers, page) => {
  expect(firstPage(to, prefers)).toBe(page);
});
