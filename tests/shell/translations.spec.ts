import { expect, test } from 'vitest';
import en from '#locales/en/shell.json';
import fr from '#locales/fr/shell.json';
import { messages } from '#locales/messages.ts';
import { asScript, translationFile, translationParams, translations } from '#read-api/translation/translations.ts';

test('a file is a domain and a form', () => {
  expect(translationFile.parse('messages.json')).toEqual({ domain: 'messages', format: 'json' });
  expect(translationFile.parse('rejections.company.js')).toEqual({ domain: 'rejections.company', format: 'js' });
  for (const name of ['messages', 'messages.xml', '../../package.json', 'Messages.json', '.json'])
    expect(translationFile.safeParse(name).success).toBe(false);
});

test('a locale that starts with en is English, all others are French', () => {
  expect(translationParams.parse({ locales: 'fr, en,de,fr' })).toEqual({ locales: ['fr', 'en'] });
  for (const [locales, answered] of [
    ['en-GB', ['en']],
    ['EN_us', ['en']],
    ['fr_FR', ['fr']],
    ['de', ['fr']],
    ['de,en-ZA', ['fr', 'en']],
  ])
    expect(translationParams.parse({ locales })).toEqual({ locales: answered });
  expect(translationParams.parse({}).locales).toBeUndefined();
});

test('messages hold every domain, a domain its own', () => {
  const all = translations('messages', ['fr', 'en']);
  expect(all?.translations.en?.messages).toMatchObject(en);
  expect(all?.translations.fr?.messages?.['web.skip']).toBeDefined();
  expect(translations('shell', ['fr'])?.translations).toEqual({
    fr: { shell: Object.fromEntries(Object.keys(fr).map((id) => [id, messages.fr[id]])) },
  });
  expect(translations('nothing', ['fr'])).toBeNull();
});

test('as a script, each adds to the ones before it', () => {
  const window: { translations?: Record<string, Record<string, object>> } = {};
  for (const domain of ['shell', 'home'] as const) {
    const said = translations(domain, ['fr', 'en']);
    if (said) new Function('window', asScript(said))(window);
  }
  expect(Object.keys(window.translations?.fr ?? {})).toEqual(['shell', 'home']);
  expect(window.translations?.en?.shell).toEqual(en);
});
