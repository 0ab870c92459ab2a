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
  expect(firstPage(to, { role: 'member', language: prefers })).toBe(page);
});

test.each([
  ['', '/en/admin'],
  ['/', '/en/admin'],
  ['/en', '/en/admin'],
  ['/en/company/12-tailor', '/en/company/12-tailor'],
] as const)('asked for %j, staff go to %s', (to, page) => {
  expect(firstPage(to, { role: 'commercial', language: 'en' })).toBe(page);
});
