import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { messages } from '#locales/messages.ts';

const argumentsOf = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[a-z]\w+$/.test(name))
    .toSorted();

test('every message is there in both languages', () => {
  expect(Object.keys(messages.en).toSorted()).toEqual(Object.keys(messages.fr).toSorted());
});

test.each(['fr', 'en'] as const)('every %s message is valid ICU', (lang) => {
  for (const [id, message] of Object.entries(messages[lang])) expect(() => parse(message), id).not.toThrow();
});

test('both languages fill the same blanks', () => {
  const plural = new Set(['one', 'other', 'zero', 'few', 'many']);
  const blanks = (message: string) => [...new Set(argumentsOf(message).filter((name) => !plural.has(name)))];
  for (const [id, fr] of Object.entries(messages.fr)) expect(blanks(messages.en[id] ?? ''), id).toEqual(blanks(fr));
});
