import { expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { violationsOn } from './accessible.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: { path: '/profile/edit/password', show: 'Voir le mot de passe', done: 'c’est fait', digit: 'Un chiffre' },
  en: { path: '/en/profile/edit/password', show: 'Show the password', done: 'done', digit: 'One digit' },
} as const;

test.each(inTurn())('a new password is ticked as it is typed, and seen when asked for; %s', async (lang) => {
  const t = words[lang];
  const session = await demoSession(demo.url, 'member');
  const page = await demo.visit({ session, touch: true });
  await page.goto(demo.url + t.path);
  const rule = page.locator('.password-rules li', { hasText: t.digit });
  await rule.waitFor(); // the page lives
  expect(await rule.textContent()).toBe(t.digit);
  const field = page.locator('#password');
  await field.fill('Baobab-2026');
  await expect.poll(() => rule.textContent()).toBe(`${t.digit} (${t.done})`);
  await field.fill('Baobab');
  await expect.poll(() => rule.textContent()).toBe(t.digit);

  const show = page.getByRole('button', { name: t.show }).last();
  await show.tap();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  expect(await show.getAttribute('aria-pressed')).toBe('true');
  expect(await violationsOn(page)).toEqual([]);
  await show.tap();
  await expect.poll(() => field.getAttribute('type')).toBe('password');
});

test.each(inTurn())('what is left out is said beside its field, in the words of the page; %s', async (lang) => {
  const session = await demoSession(demo.url, 'member');
  const page = await demo.visit({ session, lang });
  expects(page, /^422 /);
  for (const name of ['changePassword', 'changeEmail', 'secondFactor'] as const) {
    await page.goto(demo.url + pages[name][lang]);
    await hydrated(page);
    await page.locator('main form .btn.primary').click();
    const summary = page.locator('main .error-summary');
    await summary.waitFor();
    expect(await page.locator('main .field [aria-invalid=true]').count(), name).toBeGreaterThan(0);
  }
});

test('without script it is a field with its hint', async () => {
  const session = await demoSession(demo.url, 'member');
  const page = await demo.visit({ session, script: false });
  await page.goto(`${demo.url}/profile/edit/password`);
  expect(await page.locator('#password-hint').textContent()).toBe(
    'Au moins 8 caractères, une majuscule et un chiffre.',
  );
  expect(await page.getByRole('button', { name: words.fr.show }).count()).toBe(0);
});
