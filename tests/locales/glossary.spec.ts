import { expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { glossary } from '#locales/glossary.ts';
import { messages } from '#locales/messages.ts';
import { literalsOf } from './literals.ts';

/** An ended word as a whole one, with `*` for any letters at its end. */
const wordOf = (ended: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${ended.replace('*', '\\p{L}*')}(?![\\p{L}]|-(?!mail))`, 'iu');

const ended = (['fr', 'en'] as const).flatMap((lang) =>
  glossary.flatMap(({ ended, except = [], ...term }) =>
    (ended?.[lang] ?? []).map((word) => ({ lang, word, except, better: term[lang] })),
  ),
);

const literals = (lang: Language) =>
  Object.entries(messages[lang]).map(([id, message]) => [id, literalsOf(message)] as const);
const said = { fr: literals('fr'), en: literals('en') };

const saysOf = (lang: Language, word: string): string[] => {
  const ended = wordOf(word);
  return said[lang].flatMap(([id, text]) => (ended.test(text) ? [id] : []));
};

test.each(ended)('in $lang, no message says “$word” where it means “$better”', ({ lang, word, except }) => {
  expect(saysOf(lang, word).filter((id) => !except.includes(id))).toEqual([]);
});

test('every exception is still one', () => {
  const idle = glossary.flatMap(({ thing, ended, except = [] }) => {
    const used = new Set(
      (['fr', 'en'] as const).flatMap((lang) => (ended?.[lang] ?? []).flatMap((word) => saysOf(lang, word))),
    );
    return except.filter((id) => !used.has(id)).map((id) => `${thing}: ${id}`);
  });
  expect(idle).toEqual([]);
});

test('each thing has one word in each language, and none is ended and in use', () => {
  for (const lang of ['fr', 'en'] as const) {
    const words = glossary.map((term) => term[lang]);
    expect(new Set(words).size, lang).toBe(words.length);
    for (const word of words) expect(ended.filter((one) => one.lang === lang && one.word === word)).toEqual([]);
  }
});
